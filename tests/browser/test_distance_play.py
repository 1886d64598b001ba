"""Whole games at a distance on the static site, by clicks, with all locks."""

import pytest

from games import NAMES
from tests.browser.people import PHONE

pytestmark = pytest.mark.xdist_group("site")  # built once

TURNS = 4  # by letter


def met(people, game: str):
    """Two people at a desk and a phone, whose tables are connected, with their ends."""
    red, green = people(stand_ins=False), people(stand_ins=False, **PHONE)
    green.open_link(red.invite(game))
    green.click("accept")
    red.open_link(green.link("answer"))
    for person in (red, green):
        person.reads("Connected.")
    return [(red, "a"), (green, "b")]


def who_plays(ends):
    """Wait until it is somebody's turn; return that person, and the end."""
    first = ends[0][0]
    first.until(lambda: any(person.has_turn for person, _ in ends))
    return next((person, end) for person, end in ends if person.has_turn)


@pytest.mark.parametrize("game", NAMES)
def test_the_first_turn_of_each_game(people, game):
    ends = met(people, game)
    person, end = who_plays(ends)
    person.play_turn(end)
    who_plays(ends)


def test_a_game_goes_on_after_a_reload(people):
    ends = met(people, "royal-visit")
    person, end = who_plays(ends)
    person.play_turn(end)
    (red, _), (green, _) = ends
    person, _ = who_plays(ends)
    red.reload()
    green.reads("They left.")
    red.until(lambda: red.has_turn == (person is red))
    red.open_dialog()
    red.click("call")
    green.open_link(red.link("call"))
    red.open_link(green.link("reply"))
    green.reads("They are back.")
    person, end = who_plays(ends)
    person.play_turn(end)
    who_plays(ends)


def pass_letter(one, other) -> None:
    """Send what one end has for the other as a link."""
    one.send_turn()
    letter = one.link("letter")
    assert len(letter) < 5000
    one.page.keyboard.press("Escape")
    other.open_link(letter)


def test_a_game_by_letters(people):
    red, green = people(stand_ins=False), people(stand_ins=False)
    green.open_link(red.invite())
    green.click("accept")
    answer = green.link("answer")
    red.reload()  # no connection any more
    red.open_link(answer)
    red.reads("loaded again since the invitation")
    for person in (red, green):
        person.page.keyboard.press("Escape")
    ends = [(red, "a", green), (green, "b", red)]
    turns = 0
    while turns < TURNS:
        red.until(lambda: any(person.has_turn or person.owes_letter for person, _, _ in ends))
        for person, end, other in ends:
            if person.has_turn:
                person.play_turn(end)
                turns += 1
            elif person.owes_letter:
                pass_letter(person, other)

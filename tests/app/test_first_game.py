"""The first match of each game begins with its aim, and explains what moves by itself."""

import pytest

import games
from app.menu import HOLD_MS
from tests.app.people import ENDS, GREEN, RED

AIM_MS = 6_000


def deal(people) -> bool:
    """Deal a match of the game chosen last; return whether its aim is told."""
    people.lead_to("people")
    people.desk.down(RED, "ok")
    people.until(lambda: people.app.shown in ("deal", "match"), HOLD_MS + 100)
    people.run(1_000)
    people.desk.up(RED, "ok")
    aim = people.app.declared.AIM
    return people.app.shown == "deal" and all(people.tells(end, aim) for end in ENDS)


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("pressed", [True, False])
def test_the_aim_is_told_before_the_first_match_of_a_game_alone(sit, name, pressed):
    people = sit(game=name, told="-", people="2")
    assert deal(people)
    if pressed:
        people.press(GREEN, "left")
    else:
        people.run(AIM_MS)
    people.run(100)
    match = people.match
    assert people.app.shown == "match"
    assert match.table.tip
    people.resume()
    match = people.match
    assert match.table.tip, "as its first turns aren't over"
    match.turn = 3 * match.game.players + 1
    match.fix()
    assert not match.table.tip, "each player had three turns"
    people.app.keep()
    people.resume()
    assert not people.match.table.tip
    assert not deal(people)
    assert not people.match.table.tip


def test_who_takes_a_lesson_is_told_again(sit):
    people = sit(told="banquet-royal.royal-visit", people="2")
    people.lead_to("learn")
    people.press(RED, "ok")
    assert people.app.settings.get("told") == "banquet-royal"
    assert deal(people)


def test_nobody_is_told_the_aim_where_only_computers_play(sit):
    assert not deal(sit(told="-", red="squire", green="squire", people="0"))

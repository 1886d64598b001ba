"""The language is changed in the pause: nothing is told on in the language before."""

import pytest

import games
from tables import PERSON
from tests import facts
from tests.app.people import ENDS, RED

GAMES = pytest.mark.parametrize("game", games.NAMES)


def reads(people, words: str) -> bool:
    return bool(words) and any(people.glass(end).tells(words) for end in ENDS)


def change_the_language(people) -> None:
    people.lead_to("pause")
    people.choose(RED, "Settings")
    people.point(RED, "Language")
    people.press(RED, "right")
    people.choose(RED, "Back")
    people.choose(RED, "Go on")
    people.run(100)
    assert people.app.shown == "match"


@GAMES
def test_a_narration_does_not_go_on_in_the_language_before(sit, game):
    people = sit(game=game, speed="slow", **facts.computers(game, 2))
    people.press(RED, "ok", "ok", "ok")
    narration = people.screen.table.narration
    people.until(lambda: narration.telling and reads(people, narration.words))
    before = narration.words
    change_the_language(people)
    assert not reads(people, before)


def told_of_the_computer(sit, game: str):
    """A person who reads what the computer did before."""
    second = games.declared(game).SEATS[1].lower()
    for seed in range(20):  # until the computer begins
        people = sit(seed, str(seed), game=game, **facts.computers(game, 2) | {second: PERSON})
        people.begin()
        if reads(people, people.screen.table._told):
            return people
    raise AssertionError("a person who is asked never reads what the computer did before")


@GAMES
def test_the_last_event_does_not_stay_in_the_language_before(sit, game):
    people = told_of_the_computer(sit, game)
    before = people.screen.table._told
    change_the_language(people)
    assert not reads(people, before)

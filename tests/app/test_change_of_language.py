"""The language is changed in the pause: nothing is told on in the language before."""

import pytest

import games
from tests.app.people import ENDS, RED
from tests.app.positions import position
from tests.app.test_review import NEAR_THE_END
from tests.app.test_screens import MATCHES

GAMES = pytest.mark.parametrize("game", games.NAMES)
FIRST_TO_ACT = MATCHES | {  # the first player is to act
    "royal-visit": {"match": position("gikhj")},
    "banquet-royal": {"match": NEAR_THE_END["banquet-royal"], "players": 4},
}


def reads(people, words: str) -> bool:
    return bool(words) and any(people.glass(end).reads(words) for end in ENDS)


def seats(game: str, *levels: str) -> dict:
    return dict(zip((seat.lower() for seat in games.declared(game).SEATS), levels, strict=False))


def change_the_language(people) -> None:
    people.app._next = "pause"
    people.run(100)
    people.choose(RED, "Settings")
    people.point(RED, "Language")
    people.press(RED, "right")
    people.choose(RED, "Back")
    people.choose(RED, "Go on")
    people.run(100)
    assert people.app.shown == "match"


@GAMES
def test_a_narration_does_not_go_on_in_the_language_before(sit, game):
    people = sit(game=game, speed="slow", **seats(game, "squire", "squire"))
    people.press(RED, "ok", "ok", "ok")
    narration = people.screen.table._narration
    people.until(lambda: narration.telling and reads(people, narration.words))
    before = narration.words
    change_the_language(people)
    assert not reads(people, before)


@GAMES
def test_the_last_event_does_not_stay_in_the_language_before(sit, game):
    people = sit(game=game, **FIRST_TO_ACT[game], **seats(game, "squire", "person"))
    people.begin()
    before = people.screen.table._told
    assert reads(people, before)
    change_the_language(people)
    assert not reads(people, before)

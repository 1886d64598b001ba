"""A monkey visits every screen of every game, in the languages in turn.

A failure says where the press script of the walk is, which `python3 -m host_sim run` replays.
"""

import os

import pytest

import games
from app import screens
from base import Rng
from tests.app.monkey import Monkey
from tests.app.people import RED
from tests.app.recording import recorded
from tools import golden

SEED = 3
SETTINGS = {"language": "en", "speed": "fast", "people": 2}
ACTS = 10  # at each screen
MANY_ACTS = 24
WALKS = range(int(os.environ.get("REGALIA_WALKS", "1")))  # with many acts
OF_THE_DEVICE = (  # screens that are the same in every game
    "title",
    "welcome",
    "menu",
    "settings",
    "selftest",
    "faults",
    "crash",
    "safe start",
)
SCREENS = (*screens._SCREENS, "match")


class Found(Exception):
    """What a monkey found, and the script that leads there."""


def games_of(screen: str) -> list[str]:
    """The games that have a screen; "" for one that is the same in all of them."""
    if screen in OF_THE_DEVICE:
        return [""]
    return list(games.NAMES)


def once_each() -> list[tuple[str, str, str]]:
    """Each screen once, with the games and the languages in turn."""
    places = []
    for at, screen in enumerate(SCREENS):
        some = games_of(screen)
        language = golden.LANGUAGES[at % len(golden.LANGUAGES)]
        places.append((screen, some[at % len(some)], language))
    return places


def walk(sit, folder, seed: int, places: list, acts: int, settings=SETTINGS) -> Monkey:
    """Let a monkey visit these screens, in an order of its own. Raises Found."""
    people = sit(seed, "table", **settings)
    chance = Rng(seed)
    order = bytearray(range(len(places)))
    chance.shuffle(order, len(order))
    screen = "title"
    with recorded(people, seed, settings) as recorder:
        monkey = Monkey(people, recorder, seed)
        try:
            people.press(RED, "ok")
            for at in order:
                screen, game, language = places[at]
                game = game or games.NAMES[chance.below(len(games.NAMES))]
                monkey.visit(screen, game, language, acts)
        except Exception as error:
            script = folder / "found.press"
            script.write_text(recorder.text() + "capture found\n", encoding="utf-8")
            raise Found(f"{error}\nwhen it visited {screen}; its script is {script}") from error
        finally:
            people.desk.mishaps.clear_flash()
    return monkey


@pytest.mark.usefixtures("ruled")
def test_a_monkey_sees_every_screen_and_finds_no_fault(sit, tmp_path):
    monkey = walk(sit, tmp_path, SEED, once_each(), ACTS)
    assert {screen for screen, _ in monkey.visited} >= set(SCREENS)


@pytest.mark.slow
@pytest.mark.usefixtures("ruled")
@pytest.mark.parametrize("seed", WALKS)
def test_a_monkey_sees_every_screen_of_every_game(sit, tmp_path, seed):
    """With the languages in turn."""
    every = [(screen, game) for screen in SCREENS for game in games_of(screen)]
    count = len(golden.LANGUAGES)
    places = [(*place, golden.LANGUAGES[(seed + at) % count]) for at, place in enumerate(every)]
    monkey = walk(sit, tmp_path, seed, places, MANY_ACTS)
    visited = monkey.visited | {("attract", game) for game in games.NAMES}  # that of the last save
    assert visited >= {(screen, game) for screen, game, _ in places if game}
    assert "attract" in {screen for screen, _ in monkey.visited}

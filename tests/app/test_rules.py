"""The rules on the device: pages are turned, and they open where it fits the moment."""

import importlib

import pytest

import games
from tests.app.people import RED
from tests.found_blocks import found_blocks
from tests.moments import started, walked


def pages(game):
    return found_blocks(f"texts/en/{games.folder(game)}-rules.txt", "page")


def test_in_a_match_they_open_at_the_page_that_fits(people):
    rules = pages("royal-visit")
    for played, page in ((None, "turn"), ("W2:hf", "crown")):
        if played:
            people.play_text(played)
        people.use(RED, "Pause")
        people.choose(RED, "Rules for this turn")
        assert people.reads(RED, rules.titles[rules.names.index(page)])
        people.press(RED, "ok")
        people.choose(RED, "Go on")
    people.settle()
    assert people.shows_hand(RED)


@pytest.mark.parametrize("game", games.NAMES)
def test_every_moment_of_a_game_has_a_page(game):
    rules = importlib.import_module(f"tables.{games.folder(game)}.rules")
    names = pages(game).names
    found = set()
    for seed in range(4):
        played, chance = started(game, seed, 2)
        for _ in walked(played, chance):
            found.add(rules.page(played.view(played.to_act())))
        found.add(rules.page(played.view(0)))
    assert found <= set(names), f"write these pages into tables/{games.folder(game)}/rules.txt"
    assert len(found) > 1, "it depends on the moment"

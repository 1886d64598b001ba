"""Computer players of every game: legality, hidden information, views, and strength."""

import random
from itertools import islice

import pytest

import ai
import games
from base import Rng
from tests import facts
from tests.facts import permute_hidden
from tests.moments import moments, started
from tests.slow import slow
from tools.arena.match import Match
from tools.arena.playing import play_deal

EVERYBODY = [(name, level) for name in games.NAMES for level in games.declared(name).LEVELS]
LONGEST = 40  # decisions in one game

FEWER = 6  # deals for a level above the second one: it thinks longer and wins more clearly


def thought(name: str, level: str, view, seed: int) -> tuple[bytes, int]:
    """Return the decision of a player, and its number of steps."""
    thinker = ai.thinker(name, level, view, Rng(seed))
    steps = 1
    while not thinker.step():
        steps += 1
    return bytes(thinker.choice), steps


@pytest.mark.parametrize(("name", "level"), EVERYBODY)
@pytest.mark.parametrize("seed", [0, *slow(1, 2, 3)])
def test_a_decision_is_legal_and_whole_and_the_same_whatever_is_hidden(name, level, seed):
    """It goes up to where chance acts or the turn ends, and leaves the view as it is."""
    shuffler = random.Random(name + level)
    notation = games.part(name, "notation")
    for game in islice(moments(*started(name, seed)), LONGEST):
        player = game.to_act()
        view = game.view(player)
        told = notation.position(view)
        choice, steps = thought(name, level, view, seed)
        assert notation.position(view) == told
        permute_hidden(game, player, shuffler)
        assert thought(name, level, game.view(player), seed) == (choice, steps)
        for action in choice:
            assert game.to_act() == player
            game.play(action)
        assert game.to_act() != player or not game.can_take_back()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "level"),
    [(name, level) for name, level in EVERYBODY if level != games.declared(name).LEVELS[0]],
)
def test_every_level_beats_the_lowest(name, level):
    lowest, second = games.declared(name).LEVELS[:2]
    fewest = games.declared(name).MIN_PLAYERS
    match = Match((level, lowest), game=name, players=fewest, plain=True)
    deals = facts.of(name).DEALS if level == second else facts.of(name).DEALS // FEWER
    won = 0
    for number in range(deals):
        won += play_deal(match, number).score
        if won > 0.55 * deals:
            return  # whatever comes of the rest
    pytest.fail(f"{level} won {won} of {deals} deals")

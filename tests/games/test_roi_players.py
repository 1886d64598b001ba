"""Choices of the computer players of Roi & Compagnie."""

from array import array

import pytest

import ai
import games
from base import Rng
from games.roi_et_compagnie import notation
from games.roi_et_compagnie.game import Game
from tests.games.roi_tables import at, position
from tests.moments import thought

LEVELS = games.declared("roi-et-compagnie").LEVELS
SQUIRE, COURTIER, CHANCELLOR, SOVEREIGN = LEVELS
LAST_OF_THE_MINE = "m2D1m3D2"  # two of its three cards are taken


def decide(level: str, game: Game, seed: int = 0) -> str:
    """Return the word of a player's decision."""
    (action,) = thought(game, level, Rng(seed)).choice
    return notation.action(game, action)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("text", "act"),
    [
        (position("B1D8G3O2F1"), "roll:123456"),
        (position("B1D8G3O2F1", "111335", rolls=0), "take:D8+m2"),
        (position("B1X1G1E1F1", "123333", rolls=0), "penalty"),
        (position("B1D8G3O2F1", "111326", kingdoms=("-", LAST_OF_THE_MINE), rolls=0), "take:D8"),
        (position("B1D8G3O2F1", "111326", kingdoms=(LAST_OF_THE_MINE, "-"), rolls=0), "take:D8+m4"),
    ],
)
def test_it_takes_the_best_card_and_ends_a_game_only_to_win(level, text, act):
    assert decide(level, at(text)) == act


@pytest.mark.parametrize(
    ("level", "player", "act"),
    [(SQUIRE, "e", "penalty"), (SQUIRE, "l", "roll"), (CHANCELLOR, "l", "roll")],
)
def test_a_penalty_that_draws_the_last_inhabitant_is_known_to_end_the_game(level, player, act):
    """Eagle has nearly all cards and wins with it; Lion has none and does not."""
    text = position("B1X1G1E1F1", "123333", rolls=1, player=player, pile="E2")
    assert decide(level, at(text)).startswith(act)


@pytest.mark.parametrize("level", LEVELS)
def test_a_dragon_goes_to_the_leading_opponent(level):
    game = at(position("B1X1G1E1D8", "666655", kingdoms=("D1", "D3", "D2D4", "D5"), rolls=0))
    assert decide(level, game) == "take:X1>s"


@pytest.mark.parametrize("level", [SQUIRE, CHANCELLOR])
def test_a_dragon_for_the_leader_counts_more_than_fewer_points(level):
    game = at(position("B1X1G1E1F1", "666655", kingdoms=("D1", "D3", "D2D4", "D5"), rolls=0))
    assert decide(level, game) == "take:X1>s"


def test_the_squire_keeps_dice_for_the_inhabitant_that_needs_the_fewest():
    game = at(position("B1D1G1O1E2", "661663"))
    assert {decide(SQUIRE, game, seed) for seed in range(9)} == {"roll:36"}


def test_the_chancellor_rolls_on_for_a_better_inhabitant():
    game = at(position("B1D1G6O3E2", "666615", rolls=2))
    assert decide(SQUIRE, game) == "take:O3+o2"
    assert decide(CHANCELLOR, game) == "roll:56"


def test_the_courtier_has_whims():
    game = at(position("B1D1G6O3E2", "123345", rolls=2))
    assert {decide(COURTIER, game, seed) for seed in range(20)} > {decide(CHANCELLOR, game)}


@pytest.mark.parametrize("row", ["B1D8G3O2F1", "B1D1G6O3E2"])
def test_the_sovereign_knows_that_an_elf_gives_a_roll_more(row):
    """A turn is worth more with it, whatever its inhabitants are worth."""
    worths = array("H", [30_000, 20_000, 10_000, 25_000, 15_000])
    plain, with_elf = (
        ai.thinker(game.NAME, SOVEREIGN, game, Rng(0)).mean(worths, 5_000)
        for game in (
            at(position(row, kingdoms=("D3", "-"))),
            at(position(row, kingdoms=("E3", "-"), rolls=4)),
        )
    )
    assert plain < with_elf

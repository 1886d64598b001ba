"""Trained levels of Banquet Royal: turns that have begun, last feasts, bounded steps."""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

import pytest

import ai
import games
from ai.banquet_royal import evaluation, features, levels
from base import Rng
from games.banquet_royal import parse, phases
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import NEIGHBOURS, SPACES, measure
from tests.moments import thought
from tests.tables import banquet

LOST = (
    "...../.1g22T./.FCFrrbFy1./.1g1yC2F2g./.1BT*112./.F2b1FBFrrb./.Fy112bF./.1Fg21./....."
    " c3 r lift - f3,c4,-,- 20 w 2*3+c 6*10+csww"
)

LEVELS = [
    level
    for level in games.declared("banquet-royal").LEVELS
    if issubclass(ai.load("banquet-royal", level), levels.Planner)
]
MOST_OVER = 256  # time over that of a step: a walk and its feast with three kinds of cakes

EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)


def decided(level: str, game: Game) -> bytes:
    thinker = ai.thinker("banquet-royal", level, game.view(game.player), Rng(0))
    while not thinker.step():
        assert thinker._evaluator.spent - thinker._evaluator.until <= MOST_OVER
    return thinker.choice


@EVERY_LEVEL
def test_a_turn_that_has_begun_is_finished(level):
    """In every phase: the choice is legal, and ends with the turn or where chance acts."""
    met = dict.fromkeys(range(phases.CLOSE + 1), 0)
    for seed in range(8):
        edition = ("regular", "wild")[seed % 2]
        for game in banquet.games(edition, 2 + seed % 3, range(seed, seed + 1)):
            phase = game.phase
            if met[phase] == 2:
                continue
            met[phase] += 1
            choice = decided(level, game)
            player = game.player
            for action in choice:
                assert game.to_act() == player
                game.play(action)
            assert choice[-1] in (phases.ROLL, phases.HOLD, phases.DONE)
            for _ in choice:
                game.undo()
    assert all(met[phase] for phase in met if phase != phases.FALL)


@pytest.mark.parametrize("level", games.declared(Game.NAME).LEVELS)
def test_a_turn_is_legal_where_all_is_lost(level):
    """Red has 7 points and Mauve 70, with one cake left: every turn is worth less than nothing."""
    ai.load(Game.NAME, level)
    game = parse.read_position(LOST, "regular")
    for action in thought(game.view(0), level, Rng(1)).choice:
        assert not game.illegal_reason(action)
        game.play(action)


def test_every_group_has_a_type():
    """Three roles: the next player's pawns and another's look the same."""
    for kind, kind_type in enumerate(features.TYPES):
        pawns = [role for role in range(4) for _ in range(kind >> 2 * role & 3)]
        if 1 <= len(pawns) <= 3:
            low = (0, 0, features.PAIR, features.FULL)[len(pawns)]
            assert low <= kind_type < (0, features.PAIR, features.FULL, 19)[len(pawns)]
            assert (kind in features.FULLS) == (len(pawns) == 3)
            merged = kind - 4 * pawns.count(features.NEXT) + 16 * pawns.count(features.NEXT)
            assert features.TYPES[merged] == kind_type
        else:
            assert kind_type == 255


@pytest.mark.parametrize("edition", ["regular", "wild"])
def test_distances_are_those_of_the_rules(edition):
    game = Game(edition)
    game.start(2, Rng(4))
    steps = bytearray(SPACES * SPACES)
    row = bytearray(SPACES)
    for space in range(SPACES):
        if game.icons[space]:
            evaluation.write_steps(game.icons, NEIGHBOURS, steps, space)
            measure(game.icons, space, row)
            assert steps[SPACES * space : SPACES * (space + 1)] == row

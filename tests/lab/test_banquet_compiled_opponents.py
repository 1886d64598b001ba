"""Banquet Royal's compiled opponent: legal choices, hidden cakes unused, open wins taken."""

import random
from collections.abc import Iterator

import pytest

pytest.importorskip("numba", reason="needs numba (dependency group train)")

from base import Rng
from games import OVER
from games.banquet_royal import phases
from games.banquet_royal.game import Game
from tests.facts import permute_hidden
from tests.games.banquet_tables import actions, walk
from tools.lab import opponents

pytestmark = pytest.mark.xdist_group("banquet training")  # compiled once

ROLLOUTS = 300
MOMENTS = 12  # of each phase in which a player decides
DECIDED = (phases.LIFT, phases.WALK, phases.SCATTER, phases.SWAP, phases.CLOSE)


def decide(game: Game) -> bytes:
    thinker = opponents.maker(game.NAME, opponents.MONTE_CARLO, ROLLOUTS)(
        game.view(game.player), Rng(1)
    )
    while not thinker.step():
        pass
    return thinker.choice


def moments() -> Iterator[Game]:
    """Yield games in all phases in which a player decides, some of each."""
    met: dict[int, int] = dict.fromkeys(DECIDED, 0)
    for seed in range(60):
        for game in walk(seed, 2 + seed % 3, ("regular", "wild")[seed % 2]):
            if met.get(game.phase, MOMENTS) < MOMENTS:
                met[game.phase] += 1
                yield game
        if min(met.values()) == MOMENTS:
            return
    raise AssertionError(met)


def test_every_choice_is_legal_and_whole_whatever_the_cakes_are():
    shuffler = random.Random(1)
    for game in moments():
        choice = decide(game)
        permute_hidden(game, game.player, shuffler)
        assert decide(game) == choice
        player = game.player
        for action in choice:
            assert game.to_act() == player
            assert action in actions(game)
            game.make(action)
        assert not game.can_take_back()
        for _ in choice:
            game.undo()


def won_by(game: Game, space: int) -> bool:
    """Return whether a feast on this space ends the game, won by the player alone."""
    player = game.player
    feast = [space, phases.HOLD, phases.DONE]
    played = 0
    while played < len(feast) and feast[played] in actions(game):
        game.make(feast[played])
        played += 1
    won = game.to_act() == OVER and game.winners() == 1 << player
    for _ in range(played):
        game.undo()
    return won


def test_a_feast_that_wins_is_held():
    tried = 0
    for seed in range(200):
        for game in walk(seed, 2, "regular"):
            if game.cakes_size != 1 or game.phase != phases.WALK:
                continue
            behind = game.score(game.player) < game.score(1 - game.player)
            if behind and any(won_by(game, space) for space in actions(game)):
                choice = decide(game)
                assert choice[-1] == phases.HOLD
                assert won_by(game, choice[0])
                tried += 1
                break
        if tried == 5:
            return
    raise AssertionError(tried)

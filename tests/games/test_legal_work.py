"""Work of `legal` and of a step of a record: they run within a tick, so it must be little."""

import contextlib
from collections.abc import Iterator

import pytest

import games
from base import Rng
from games import Invalid, record
from games.banquet_royal import phases
from games.banquet_royal.game import Game as Banquet
from games.banquet_royal.kingdom import CARRIAGE, GROUP, NOWHERE, SPACES, TRANSPORTS
from games.distance import reading_action
from tests.games.work import crowded, lines
from tests.moments import started, walked

pytestmark = pytest.mark.slow  # a guard of milliseconds

MOST = 3000
SEEDS = range(6)


@pytest.mark.parametrize("name", games.NAMES)
def test_it_is_little_in_random_games(name):
    for seed in SEEDS:
        for game in walked(*started(name, seed)):
            assert lines(game.legal, bytearray(game.ACTIONS)) <= MOST, game.__dict__


@pytest.mark.parametrize("edition", ["regular", "wild"])
@pytest.mark.parametrize("most", range(1, GROUP + 1))
@pytest.mark.parametrize("princess", range(CARRIAGE, CARRIAGE + TRANSPORTS))
def test_it_is_little_where_banquets_kingdom_is_crowded(edition, most, princess):
    """Groups without a landing, and pawns without another colour to swap with: the most work."""
    into = bytearray(Banquet.ACTIONS)
    for seed in SEEDS:
        game = crowded(edition, most, princess, Rng(seed))
        for phase in in_each_phase(game, seed):
            assert lines(game.legal, into) <= MOST, phase


def in_each_phase(game: Banquet, seed: int) -> Iterator[int]:
    """Have a game ask for each kind of action, one after the other; yield its phase."""
    groups = [space for space in range(SPACES) if game.size[space]]
    for phase in range(phases.CLOSE + 1):
        game.phase = phase
        game.lifted = game.met = NOWHERE
        game.held = 0
        game.die = 4
        if phase in (phases.PUT, phases.ALIGHT, phases.DEAL, phases.GIVE, phases.WITH):
            game.lifted = groups[seed]
        if phase in (phases.WITH, phases.TAKE):
            game.lifted, game.met = groups[:2]
            game.held = game.pawns[GROUP * groups[0]]
        yield phase


def test_a_step_that_looks_for_the_act_of_the_other_end_is_little(monkeypatch):
    game = crowded("regular", GROUP, CARRIAGE, Rng(0))
    monkeypatch.setattr(game, "shown", lambda _action: "", raising=False)
    for phase in in_each_phase(game, 0):
        steps = reading_action(game, "none of them")
        with contextlib.suppress(Invalid):  # at the end it says that there is no such act
            while True:
                assert lines(next, steps) <= MOST, phase


@pytest.mark.parametrize("name", games.NAMES)
def test_each_step_of_a_record_is_little(name):
    game, rng = started(name, 0)
    assert list(walked(game, rng))
    written = []
    steps = record.lines(game)
    while not written or written[-1] is not None:
        assert lines(lambda: written.append(next(steps, None))) <= MOST, written[-1]
    assert f'[Game "{name}"]' in written

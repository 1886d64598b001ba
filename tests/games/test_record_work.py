"""Work of a record: it is made a step a tick, so each step must be little."""

import pytest

import games
from base import Rng
from games import record
from tests.games.work import lines
from tests.moments import walked

pytestmark = pytest.mark.slow  # a guard of milliseconds

MOST = 3000


@pytest.mark.parametrize("name", games.NAMES)
def test_each_step_is_little(name):
    rng = Rng(1)
    game = games.part(name, "game").Game()
    game.start(games.declared(name).MIN_PLAYERS, rng)
    assert list(walked(game, rng))
    written = []
    steps = record.lines(game)
    while not written or written[-1] is not None:
        assert lines(lambda: written.append(next(steps, None))) <= MOST, written[-1]
    assert f'[Game "{name}"]' in written

"""Paired games between two networks: each deal is played twice, sides swapped."""

from typing import NamedTuple

import numpy as np
from numba import njit

from tools.learning import engine, judging


class Judge(NamedTuple):
    """A player that takes the act it judges best: a network, and how much chance is in it."""

    rows: np.ndarray
    output: np.ndarray
    whim: float = 0.0


@njit
def _play(first, second, options, seed, work_of_first, work_of_second):
    """1 if `first`, who has the first turn, wins, 0 if `second` does."""
    rng = np.array([seed], np.uint64)
    chances = np.array([seed + np.uint64(1)], np.uint64)
    state = np.zeros(engine.STATE, np.int32)
    best = np.zeros(10, np.int32)
    engine.deal(state, rng)
    while True:
        if state[engine.PLAYER] == 0:
            rows, output, whim = first
            family = judging.choose(
                state, rows, output, whim, options, 1, chances, work_of_first, best
            )
        else:
            rows, output, whim = second
            family = judging.choose(
                state, rows, output, whim, options, 1, chances, work_of_second, best
            )
        how = engine.finish(state, family, best, 1, rng)
        if how != engine.RUNNING:
            return 1 if (how == engine.WON) == (state[engine.PLAYER] == 0) else 0
        engine.turn_around(state)


def share(one: Judge, other: Judge, deals: int, seed: int = 1, options: int = engine.FR2021):
    """The share of games that `one` wins of twice as many as `deals`; its standard error."""
    work_of_one = judging.workspace(one.rows.shape[1], one.rows.dtype)
    work_of_other = judging.workspace(other.rows.shape[1], other.rows.dtype)
    won = np.zeros(deals)
    for deal in range(deals):
        start = np.uint64((seed << 32) + 2 * deal)
        won[deal] = _play(tuple(one), tuple(other), options, start, work_of_one, work_of_other)
        won[deal] += 1 - _play(tuple(other), tuple(one), options, start, work_of_other, work_of_one)
    return won.mean() / 2, won.std() / 2 / deals**0.5

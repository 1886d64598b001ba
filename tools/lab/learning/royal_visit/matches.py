"""Paired games of two networks: each deal is played twice, with sides swapped."""

from typing import NamedTuple

import numpy as np
from numba import njit

from tools.lab.learning.royal_visit import engine, judging


class Judge(NamedTuple):
    """A player that takes the act it judges best; `whim` is the random part of a judgement."""

    rows: np.ndarray
    output: np.ndarray
    whim: float = 0.0


@njit
def _play(first, second, options, seed, work_of_first, work_of_second):
    """Play a game in which `first` begins; return 1 if `first` wins, else 0."""
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
        result = engine.finish(state, family, best, 1, rng)
        if result != engine.RUNNING:
            return 1 if (result == engine.WON) == (state[engine.PLAYER] == 0) else 0
        engine.turn_around(state)


def share(one: Judge, other: Judge, deals: int, seed: int = 1, options: int = engine.FR2021):
    """Play each deal twice; return the share of games that `one` wins, and its standard error."""
    work_of_one = judging.workspace(one.rows.shape[1], one.rows.dtype)
    work_of_other = judging.workspace(other.rows.shape[1], other.rows.dtype)
    won = np.zeros(deals)
    for deal in range(deals):
        start = np.uint64((seed << 32) + 2 * deal)
        won[deal] = _play(tuple(one), tuple(other), options, start, work_of_one, work_of_other)
        won[deal] += 1 - _play(tuple(other), tuple(one), options, start, work_of_other, work_of_one)
    return won.mean() / 2, won.std() / 2 / deals**0.5

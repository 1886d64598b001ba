"""Games of two players compiled by numba: each deal is played from every seat."""

from typing import NamedTuple

import numpy as np
from numba import njit

from ai.roi_et_compagnie import network
from games.roi_et_compagnie import cards
from tools.lab.learning.roi_et_compagnie import chancellor, deciding, engine, looking


class Judge(NamedTuple):
    """A player that judges by a network and keeps exactly; without hidden units, the chancellor.

    looks: whether it looks at the next turn when there are two players, as the sovereign does
    """

    rows: np.ndarray
    output: np.ndarray
    looks: bool = False


CHANCELLOR = Judge(np.zeros((network.ROWS + 1, 0), np.float32), np.zeros(0, np.float32))


def by_points() -> Judge:
    """Return the player that keeps exactly for the most points more than the best other player."""
    rows = np.zeros((network.ROWS + 1, 1), np.float32)
    rows[network.LEAD : network.PHASE, 0] = np.arange(41)
    return Judge(rows, np.full(1, 1 / 16, np.float32))


@njit
def _play(players, seat, one, other, seed):
    """Play a game with `one` in a seat, and `other` in all others; return the share of `one`."""
    rng = np.array([seed], np.uint64)
    state = np.zeros(engine.STATE, np.int32)
    after = np.zeros(engine.STATE, np.int32)
    worths = np.zeros(engine.PLACES + 1, np.float32)
    hows = np.zeros(engine.PLACES + 1, np.int64)
    lost = np.zeros(cards.INHABITANTS, np.bool_)
    engine.deal(state, players, rng)
    while True:
        rows, output, looks = one if state[engine.SEAT] == seat else other
        if len(output):
            if looks and players == 2:
                unseen = looking.unseen_in(state, lost.copy())
                looking.rate(state, unseen, rows, output, worths, hows)
            else:
                deciding.rate(state, rows, output, worths, hows)
            place = deciding.play_turn(state, worths, rng)
        else:
            chancellor.rate(state, worths, hows)
            place = chancellor.play_turn(state, worths, rng)
        if engine.take(state, place, hows[place], after):
            return engine.share(after, (seat - state[engine.SEAT]) % players)
        if place == engine.PENALTY:
            lost[state[engine.ROW + engine.PLACES - 1]] = True
        state[:] = after
        engine.reveal(state)
        engine.turn_around(state)


def share(one: Judge, other: Judge, deals: int, players: int = 2, seed: int = 1):
    """Play each deal from every seat; return the mean share of `one`, and its standard error."""
    won = np.zeros(deals)
    for deal in range(deals):
        start = np.uint64((seed << 32) + deal)
        for seat in range(players):
            won[deal] += _play(players, seat, tuple(one), tuple(other), start) / players
    return won.mean(), won.std() / deals**0.5

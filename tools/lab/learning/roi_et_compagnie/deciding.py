"""Decisions of a player: a network's worths and exact keeping, compiled by numba."""

from collections.abc import Callable

import numpy as np
from numba import njit

from ai.roi_et_compagnie import features
from games.roi_et_compagnie import cards
from tools.lab.learning import network
from tools.lab.learning.roi_et_compagnie import engine, keeping
from tools.lab.learning.roi_et_compagnie.engine import PENALTY, PLACES

describe: Callable[..., int] = njit(features.write_features)


@njit(fastmath=True)
def judge(described, n, rows, output, hidden):
    """Return the judgement of features; write the sums of the hidden units to `hidden`."""
    hidden[:] = rows[network.BIAS]
    network.add_all(hidden, rows, described, n)
    return network.judgement(hidden, output)


@njit
def worth_of(state, place, how, rows, output, after):
    """Return the chance to win after a card is taken, or the share; writes the state to `after`."""
    if engine.take(state, place, how, after):
        return np.float32(engine.share(after, 0))
    described = np.zeros(features.MOST_ROWS, np.int32)
    hidden = np.empty(rows.shape[1], np.float32)
    n = describe(after, described)
    return np.float32(network.chance(judge(described, n, rows, output, hidden)))


@njit
def rate(state, rows, output, worths, hows):
    """Rate all cards that could be taken: those of each place, then the penalty."""
    after = np.empty(engine.STATE, np.int32)
    for place in range(PLACES):
        worths[place] = -1
        first, behind = engine.ways(state, place)
        for how in range(first, behind):
            worth = worth_of(state, place, how, rows, output, after)
            if worth > worths[place]:
                worths[place] = worth
                hows[place] = how
    worths[PLACES] = worth_of(state, PENALTY, 0, rows, output, after)


@njit
def ranked(worths):
    """Return the places in the order of their worths, the least first."""
    order = np.zeros(PLACES, np.int64)
    for place in range(PLACES):
        at = place
        while at and worths[order[at - 1]] > worths[place]:
            order[at] = order[at - 1]
            at -= 1
        order[at] = place
    return order


@njit
def play_turn(state, worths, rng):
    """Roll the dice, given the worths of all cards; return the place to take from, or PENALTY."""
    order = ranked(worths)
    values = np.full(keeping.SIX, worths[PLACES])
    for place in order:
        keeping.rate(values, worths[place], keeping.MET[state[engine.ROW + place]])
    dice = np.zeros(cards.DICE, np.int64)
    engine.cast(dice, 63, rng)
    rolls = 3 if state[engine.ELVES] else 2
    while rolls:
        ahead = values
        for _ in range(rolls - 1):
            ahead = keeping.with_a_roll(ahead)
        worth, keep = keeping.best_keep(ahead, dice)
        if values[keeping.index_of(dice)] >= worth:
            break
        engine.cast(dice, 63 & ~keep, rng)
        rolls -= 1
    for i in range(PLACES - 1, -1, -1):
        if keeping.MET[state[engine.ROW + order[i]], keeping.index_of(dice)]:
            return order[i]
    return PENALTY

"""The firmware's look at the next turn, with two players, compiled by numba.

A card is worth the mean of the turn after it: over its dice, estimated from the chances to meet one
need or one of two, and over some cards that may come into the row. See `ai.roi_et_compagnie`.
"""

import numpy as np
from numba import njit

from games.roi_et_compagnie import cards
from tools.lab.learning.roi_et_compagnie import chances, deciding, engine
from tools.lab.learning.roi_et_compagnie.engine import PENALTY, PLACES

_DRAWS = 6  # cards that may come into the row
_MEAN_PENALTY = 2  # points


def _missing() -> np.ndarray:
    """Return the chances to meet neither of two needs, float32 [elf, one, other]."""
    table = np.frombuffer(chances.of_neither(), np.uint8).reshape(2, -1) / np.float32(256)
    missing = np.zeros((2, cards.INHABITANTS, cards.INHABITANTS), np.float32)
    other, one = np.tril_indices(cards.INHABITANTS)
    missing[:, other, one] = missing[:, one, other] = table
    return missing


_MISSING = _missing()


@njit
def mean_of_a_turn(worths, row, least, elf):
    """Return an estimate of the mean worth of a turn: see `ai.roi_et_compagnie.keeping`."""
    order = deciding.ranked(worths)
    missed = np.float32(1)
    mean = np.float32(0)
    single = np.float32(0)
    for i in range(PLACES - 1, -1, -1):
        worth = worths[order[i]] - least
        if worth <= 0:
            break
        kind = row[order[i]]
        alone = _MISSING[elf, kind, kind]
        first = second = np.float32(np.inf)
        for j in range(i + 1, PLACES):
            other = row[order[j]]
            more = _MISSING[elf, kind, other] / (alone * _MISSING[elf, other, other])
            second = min(second, max(first, more))
            first = min(first, more)
        left = missed * alone
        if i < PLACES - 1:
            left *= first
        if i < PLACES - 2:
            left *= (1 + second) / 2
        left = min(left, missed)
        mean += worth * (missed - left)
        missed = left
        single = max(single, worth * (1 - alone))
    return least + (2 * mean + single) / 3


@njit
def look(after, unseen, rows, output):
    """Return what a position after a turn is worth by the mean of the next turn."""
    state = after.copy()
    end = np.empty(engine.STATE, np.int32)
    again = state[engine.AGAIN]
    engine.turn_around(state)
    row = state[engine.ROW : engine.ROW + PLACES]
    if not state[engine.TOP]:
        state[engine.TOP] = _MEAN_PENALTY
    drawn = 0
    for place in range(PLACES):
        if row[place] == engine.UNKNOWN:
            row[place] = cards.HIDDEN  # not a gap any more, which `take` would fill
            drawn += 1
    least = deciding.worth_of(state, PENALTY, 0, rows, output, end)
    worths = np.zeros(PLACES, np.float32)
    for place in range(drawn, PLACES):
        worths[place] = _best_of(state, place, rows, output, end)
    n = len(unseen)
    draws = min(n, _DRAWS)
    total = np.float32(0)
    for i in range(draws):
        for place in range(drawn):
            row[place] = unseen[((2 * i + 1) * n // (2 * draws) + place * (n // 2)) % n]
        for place in range(drawn):
            worths[place] = _best_of(state, place, rows, output, end)
        total += mean_of_a_turn(worths, row, least, 1 if state[engine.ELVES] else 0)
    mean = total / np.float32(draws)
    return mean if again else np.float32(1) - mean


@njit
def _best_of(state, place, rows, output, end):
    """Return the best worth of taking the inhabitant at a place."""
    best = np.float32(-1)
    first, behind = engine.ways(state, place)
    for how in range(first, behind):
        best = max(best, deciding.worth_of(state, place, how, rows, output, end))
    return best


@njit
def unseen_in(state, lost):
    """Return the inhabitants in the pile or `lost` to a penalty, ascending: a view has no others.

    lost: bool of each inhabitant
    """
    for i in range(state[engine.PILE]):
        lost[state[engine.PILE_CARDS + i]] = True
    return np.flatnonzero(lost)


@njit
def rate(state, unseen, rows, output, worths, hows):
    """Rate all cards that two players could take: those of each place, then the penalty."""
    after = np.empty(engine.STATE, np.int32)
    for place in range(PLACES):
        worths[place] = -1
        first, behind = engine.ways(state, place)
        for how in range(first, behind):
            worth = _worth_of(state, place, how, unseen, rows, output, after)
            if worth > worths[place]:
                worths[place] = worth
                hows[place] = how
    worths[PLACES] = _worth_of(state, PENALTY, 0, unseen, rows, output, after)


@njit
def _worth_of(state, place, how, unseen, rows, output, after):
    if engine.take(state, place, how, after):
        return np.float32(engine.share(after, 0))
    return look(after, unseen, rows, output)

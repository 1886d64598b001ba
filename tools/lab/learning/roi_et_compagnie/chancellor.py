"""The firmware's chancellor compiled by numba, to measure against.

Of dice that are worth the same to the last bit, it may keep others than the firmware does.
"""

import numpy as np
from numba import njit

from games.roi_et_compagnie import cards
from games.roi_et_compagnie.cards import COLOURED
from tools.lab.learning.roi_et_compagnie import deciding, engine, keeping
from tools.lab.learning.roi_et_compagnie.engine import PENALTY, PLACES

_LOOKAHEAD = 2  # rolls
_POINT = 1024  # worth of a point
_TURN = 4096  # worth of one more turn
_ELF = 1024  # worth of an Elf on top
_DECIDED = 1 << 20  # worth of a won game

_COLOURED = np.array([cards.RACE[kind] in COLOURED for kind in range(cards.INHABITANTS)])


@njit
def _lead(state):
    best = state[engine.SCORES + 1]
    for player in range(2, state[engine.PLAYERS]):
        best = max(best, state[engine.SCORES + player])
    return state[engine.SCORES] - best


@njit
def worth_of(state, place, how, after):
    """Return the worth of taking a card; writes the state to `after`."""
    over = engine.take(state, place, how, after)
    lead = _lead(after)
    worth = _POINT * (lead - _lead(state))
    if over:
        return worth + (_DECIDED if lead > 0 else -_DECIDED)
    if after[engine.AGAIN]:
        return worth + _TURN
    if place != PENALTY and after[engine.ELVES]:
        race = engine.RACE[state[engine.ROW + engine.target_of(state, place)]]
        return worth + (_ELF if race == cards.ELF else 0)
    return worth


@njit
def rate(state, worths, hows):
    """Rate all cards that could be taken: those of each place, then the penalty."""
    after = np.empty(engine.STATE, np.int32)
    for place in range(PLACES):
        worths[place] = -1e9
        first, behind = engine.ways(state, place)
        for how in range(first, behind):
            worth = np.float32(worth_of(state, place, how, after))
            if worth > worths[place]:
                worths[place] = worth
                hows[place] = how
    worths[PLACES] = np.float32(worth_of(state, PENALTY, 0, after))


@njit
def play_turn(state, worths, rng):
    """Roll the dice, given the worths of all cards; return the place to take from, or PENALTY."""
    row = state[engine.ROW : engine.ROW + PLACES]
    order = deciding.ranked(worths)
    tables = (np.full(keeping.SIX, worths[PLACES]), np.full(keeping.SIX, worths[PLACES]))
    for place in order:
        if _COLOURED[row[place]]:
            keeping.mark(tables[1], worths[place], keeping.MET[row[place]])
        else:
            keeping.mark(tables[0], worths[place], keeping.MET[row[place]])
    dice = np.zeros(cards.DICE, np.int64)
    engine.cast(dice, 63, rng)
    rolls = 3 if state[engine.ELVES] else 2
    while True:
        place = PENALTY
        best = worths[PLACES]
        for i in order:
            if keeping.MET[row[i], keeping.index_of(dice)]:
                place = i
                best = worths[i]
        if not rolls:
            return place
        keep = 63
        for values in tables:
            ahead = values
            if min(rolls, _LOOKAHEAD) > 1:
                ahead = keeping.with_a_roll(values)
            worth, mask = keeping.best_keep(ahead, dice)
            if worth > best:
                best = worth
                keep = mask
        if keep == 63:
            return place
        engine.cast(dice, 63 & ~keep, rng)
        rolls -= 1

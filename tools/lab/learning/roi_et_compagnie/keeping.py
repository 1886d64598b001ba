"""Exact worth of keeping dice, in floats and for all dice of a turn at once, compiled by numba.

The same worths as `ai.roi_et_compagnie.keeping`, which a test compares. An axis has the 21 pairs of
two dice of a pattern, or the 28 keeps. Each step works along the first axis; `_turned` moves it
behind the others.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

import numpy as np
from numba import njit

from ai.roi_et_compagnie import criteria
from games.roi_et_compagnie import cards

FACES_OF = np.frombuffer(criteria.FACES_OF, np.uint8).astype(np.int64)
PAIR_OF = np.frombuffer(criteria.PAIR_OF, np.uint8).astype(np.int64)

_PAIRS = 21
_NONE = 27  # a keep: of neither die; those before it are of one of them, by its face, or of both
_SLICE = _PAIRS * _PAIRS
SIX = _PAIRS * _SLICE


def _met() -> np.ndarray:
    """Return which six dice meet each inhabitant's need, bool (40, 9261)."""
    words = criteria.words()
    met = np.zeros((cards.INHABITANTS, SIX), np.bool_)
    for kind in range(cards.INHABITANTS):
        for first in range(_PAIRS):
            rated = array("H", bytes(2 * _SLICE))
            criteria.rate(rated, 1, criteria.criterion(kind), words, first)
            met[kind, _SLICE * first : _SLICE * (first + 1)] = np.array(rated) == 1
    return met


def _rolled() -> np.ndarray:
    """Return the chance that a keep comes to each pair of dice, by keep and pair."""
    rolled = np.eye(_NONE + 1, _PAIRS)
    for face in range(6):
        for other in range(6):
            rolled[_PAIRS + face, PAIR_OF[6 * face + other]] += 1 / 6
            rolled[_NONE, PAIR_OF[6 * face + other]] += 1 / 36
    return rolled.astype(np.float32)


MET = _met()
_ROLLED = _rolled()


@njit
def rate(values, worth, met):
    """Set the worth of all dice that meet a need."""
    for i in range(SIX):
        values[i] = worth if met[i] else values[i]


@njit
def _roll(values, rolled):
    """Return the means of the keeps of a pattern, with its axis behind the others."""
    values = values.reshape(_PAIRS, -1)
    means = np.zeros((len(rolled), values.shape[1]), np.float32)
    for keep in range(len(rolled)):
        for pair in range(_PAIRS):
            chance = rolled[keep, pair]
            if chance:
                for i in range(values.shape[1]):
                    means[keep, i] += chance * values[pair, i]
    return means.T.copy().reshape(-1)


@njit
def _keep(values):
    """Return the best keeps of all pairs of a pattern, with its axis behind the others."""
    keeps = values.reshape(_NONE + 1, -1)
    best = keeps[:_PAIRS].copy()
    for pair in range(_PAIRS):
        one, other = FACES_OF[2 * pair], FACES_OF[2 * pair + 1]
        for keep in (_PAIRS + one, _PAIRS + other, _NONE):
            for i in range(best.shape[1]):
                best[pair, i] = max(best[pair, i], keeps[keep, i])
    return best.T.copy().reshape(-1)


@njit
def with_a_roll(values):
    """Return the worths of six dice with one more roll."""
    for _ in range(3):
        values = _roll(values, _ROLLED)
    for _ in range(3):
        values = _keep(values)
    return values


@njit
def best_keep(values, dice):
    """Return the worth of the best keep that rolls a die, and its bit mask."""
    for i in range(0, len(dice), 2):
        one, other = dice[i], dice[i + 1]
        keeps = np.array([_NONE, _PAIRS + one, _PAIRS + other, PAIR_OF[6 * one + other]])
        values = _roll(values, _ROLLED[keeps])
    worths = values[:63]  # without the keep of all dice
    best = np.argmax(worths)
    return worths[best], best >> 4 | best & 12 | (best & 3) << 4


@njit
def index_of(dice):
    """Return the place of six dice among all."""
    first = PAIR_OF[6 * dice[0] + dice[1]]
    second = PAIR_OF[6 * dice[2] + dice[3]]
    return _SLICE * first + _PAIRS * second + PAIR_OF[6 * dice[4] + dice[5]]

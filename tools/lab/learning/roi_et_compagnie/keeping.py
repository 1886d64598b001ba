"""Exact worth of keeping dice, in floats and for all dice of a turn at once, compiled by numba.

The same worths as `ai.roi_et_compagnie.keeping`, which a test compares, laid out so that the
processor works on many worths at a time: some eight times as fast. An axis has the 21 pairs of two
dice of a pattern, or the 28 keeps. Each function works along the first axis; `turned` moves it
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
_SLICE = _PAIRS * _PAIRS
SIX = _PAIRS * _SLICE
_SIXTH = np.float32(1 / 6)


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


MET = _met()


@njit
def rate(values, worth, met):
    """Set the worth of all dice that meet a need."""
    for i in range(SIX):
        values[i] = worth if met[i] else values[i]


@njit
def _rolled(full):
    """Return the means of all keeps: two dice, one of each face, none."""
    n = full.shape[1]
    means = np.empty((28, n), np.float32)
    means[:21] = full
    for face in range(6):
        a = full[PAIR_OF[6 * face]]
        b = full[PAIR_OF[6 * face + 1]]
        c = full[PAIR_OF[6 * face + 2]]
        d = full[PAIR_OF[6 * face + 3]]
        e = full[PAIR_OF[6 * face + 4]]
        f = full[PAIR_OF[6 * face + 5]]
        for i in range(n):
            means[21 + face, i] = (a[i] + b[i] + c[i] + d[i] + e[i] + f[i]) * _SIXTH
    for i in range(n):
        total = means[21, i] + means[22, i] + means[23, i]
        total += means[24, i] + means[25, i] + means[26, i]
        means[27, i] = total * _SIXTH
    return means


@njit
def _kept(means):
    """Return the best of all keeps for each pair of dice."""
    n = means.shape[1]
    best = np.empty((21, n), np.float32)
    for pair in range(21):
        one = means[21 + FACES_OF[2 * pair]]
        other = means[21 + FACES_OF[2 * pair + 1]]
        both = means[pair]
        none = means[27]
        for i in range(n):
            best[pair, i] = max(max(both[i], none[i]), max(one[i], other[i]))
    return best


@njit
def _turned(grid, rows):
    """Move the first axis behind the others, and return so many rows."""
    n, m = grid.shape
    turned = np.empty((m, n), np.float32)
    for i in range(n):
        for j in range(m):
            turned[j, i] = grid[i, j]
    return turned.reshape(rows, n * m // rows)


@njit
def with_a_roll(values):
    """Return the worths of six dice with one more roll."""
    grid = _rolled(values.reshape(21, 441))
    grid = _rolled(_turned(grid, 21))
    grid = _rolled(_turned(grid, 21))
    grid = _kept(grid)
    grid = _kept(_turned(grid, 28))
    grid = _kept(_turned(grid, 28))
    return _turned(_turned(grid, 21), 21).reshape(SIX)


@njit
def _means_of_two(full, first, second):
    """Return the means for two dice of a pattern: none, the first, the second, both kept."""
    n = full.shape[1]
    means = np.zeros((4, n), np.float32)
    for face in range(6):
        for other in range(6):
            row = full[PAIR_OF[6 * face + other]]
            for i in range(n):
                means[0, i] += row[i] * _SIXTH * _SIXTH
        one = full[PAIR_OF[6 * first + face]]
        two = full[PAIR_OF[6 * second + face]]
        for i in range(n):
            means[1, i] += one[i] * _SIXTH
            means[2, i] += two[i] * _SIXTH
    means[3] = full[PAIR_OF[6 * first + second]]
    return means


@njit
def best_keep(values, dice):
    """Return the worth of the best keep that rolls a die, and its bit mask."""
    grid = _means_of_two(values.reshape(21, 441), dice[0], dice[1])
    grid = _means_of_two(_turned(grid, 21), dice[2], dice[3])
    grid = _means_of_two(_turned(grid, 21), dice[4], dice[5])
    best = np.float32(-np.inf)
    mask = 0
    for third in range(4):
        for first in range(4):
            for second in range(4):
                keep = first + 4 * second + 16 * third
                if keep < 63 and grid[third, 4 * first + second] > best:
                    best = grid[third, 4 * first + second]
                    mask = keep
    return best, mask


@njit
def index_of(dice):
    """Return the place of six dice among all."""
    first = PAIR_OF[6 * dice[0] + dice[1]]
    second = PAIR_OF[6 * dice[2] + dice[3]]
    return _SLICE * first + _PAIRS * second + PAIR_OF[6 * dice[4] + dice[5]]

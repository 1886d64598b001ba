"""How a network judges all outcomes of a turn and takes the best, compiled for the desk.

A network is two arrays: `rows` (features.ROWS + 1, width), float32, what each thing that can be the
case adds to each hidden unit, the last row to all; and `output` (width,), what a unit adds to the
judgement where it is above 0. The judgement is a logit: of how likely the player who has just acted
will win.
"""

from typing import Any

import numpy as np
from numba import njit

from games.royal_visit import plays
from players.royal_visit import features
from tools.learning import engine
from tools.learning.engine import DISCARDS, KEPT_OF, KINDS, KINDS_FROM, MINE, SUIT_OF_FAMILY

BIAS = features.ROWS
CERTAIN = 1e18  # the judgement of a game that is won

# What `seen_rows` writes at most: those of an outcome, and of the cards of the other suits.
MOST_SEEN = 34


@njit(fastmath=True)
def unseen_part(state, rows, into):
    """Write what every outcome of the turn shares: into[0]; where the pile runs out, into[1]."""
    width = rows.shape[1]
    for j in range(width):
        into[0, j] = rows[BIAS, j]
    for kind in range(KINDS):
        count = np.float32(
            engine.DECK[kind] - state[MINE + kind] - state[DISCARDS + kind],
        )
        for j in range(width):
            into[0, j] += count * rows[features.UNSEEN + kind, j]
    for j in range(width):
        into[1, j] = into[0, j]
    for kind in range(KINDS):
        count = np.float32(state[DISCARDS + kind])
        for j in range(width):
            into[1, j] += count * rows[features.UNSEEN + kind, j]


@njit(fastmath=True)
def family_part(state, family, rows, shared, into):
    """Add to the shared part the cards that this family can't use; write it to `into`."""
    width = rows.shape[1]
    into[:] = shared
    suit = SUIT_OF_FAMILY[family]
    for kind in range(KINDS):
        if KINDS_FROM[suit] <= kind < KINDS_FROM[suit + 1]:
            continue
        count = state[MINE + kind]
        if count:
            row = KEPT_OF[kind] + count - 1
            for j in range(width):
                into[0, j] += rows[row, j]
                into[1, j] += rows[row, j]


@njit(fastmath=True)
def judge(base, described, n, rows, output, hidden):
    """The judgement of an outcome from its rows; `hidden` becomes the sums of the hidden units."""
    width = rows.shape[1]
    for j in range(width):
        hidden[j] = base[described[0], j]
    for i in range(1, n):
        row = described[i]
        for j in range(width):
            hidden[j] += rows[row, j]
    total = np.float32(0)
    for j in range(width):
        total += max(hidden[j], np.float32(0)) * output[j]
    return total


@njit
def choose(state, rows, output, whim, options, eager, rng, work, best):
    """Find the act that the network likes best: `best` becomes its node; returns its family.

    A random number up to `whim` is added to each judgement. `work` is what `workspace` makes. The
    family is -1 where there is nothing to play, and `best` is then how the board is.
    """
    turn, nodes, seen, described, shared, base, hidden = work
    engine.begin_turn(state, options, eager, turn)
    unseen_part(state, rows, shared)
    best[:5] = state[:5]
    best_family = -1
    best_value = -2 * CERTAIN
    for family in range(plays.POWER + 1):
        if not engine.begin_family(state, family, turn, nodes, seen):
            continue
        family_part(state, family, rows, shared, base)
        size = engine.enumerate_family(turn, nodes, seen)
        for at in range(1, size):
            n = engine.describe(nodes, at, turn, KEPT_OF, described)
            if n == features.WON:
                value = CERTAIN
            elif n == features.LOST:
                value = -CERTAIN
            else:
                value = judge(base, described, n, rows, output, hidden)
                if whim > 0:
                    value += whim * engine.chance(rng)
            if value > best_value:
                best_value = value
                best_family = family
                best[:] = nodes[at * 10 : at * 10 + 10]
    return best_family


def workspace(width: int, precision: Any = np.float32):
    """Fresh buffers for `choose`, for a network of that width."""
    return (
        *engine.buffers(),
        np.zeros(features.MOST_ROWS, np.int32),
        np.zeros((2, width), precision),
        np.zeros((2, width), precision),
        np.zeros(width, precision),
    )

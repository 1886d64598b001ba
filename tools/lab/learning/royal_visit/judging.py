"""Evaluation of all outcomes of a turn by a network, compiled by numba.

A network has one hidden layer of rectified units. `rows`, float32 (network.ROWS + 1, width), has
the weights of the binary features, the last row the biases; `output` (width,) the output weights.
The judgement is the log odds that the player who has just acted wins.
"""

from typing import Any

import numpy as np
from numba import njit

from ai.royal_visit import network
from games.royal_visit import plays
from tools.lab.learning.royal_visit import engine
from tools.lab.learning.royal_visit.engine import (
    DISCARDS,
    KEPT_OF,
    KINDS,
    KINDS_FROM,
    MINE,
    SUIT_OF_FAMILY,
)

BIAS = network.ROWS
CERTAIN = 1e18  # the judgement of a game that is won


@njit(fastmath=True)
def unseen_part(state, rows, into):
    """Write the part that all outcomes of the turn share: into[1] if the pile runs out."""
    width = rows.shape[1]
    for j in range(width):
        into[0, j] = rows[BIAS, j]
    for kind in range(KINDS):
        count = np.float32(
            engine.DECK[kind] - state[MINE + kind] - state[DISCARDS + kind],
        )
        for j in range(width):
            into[0, j] += count * rows[network.UNSEEN + kind, j]
    for j in range(width):
        into[1, j] = into[0, j]
    for kind in range(KINDS):
        count = np.float32(state[DISCARDS + kind])
        for j in range(width):
            into[1, j] += count * rows[network.UNSEEN + kind, j]


@njit(fastmath=True)
def family_part(state, family, rows, shared, into):
    """Write to `into` the shared part plus the cards that this family can't use."""
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
    """Return the judgement of an outcome; write the sums of the hidden units to `hidden`."""
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
def choose(state, rows, output, options, eager, work, best):
    """Write the node of the act with the best judgement to `best`; return its family.

    `work` is from `workspace`. The family is -1 if nothing can be played, and `best` is then the
    present board.
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
            if n == network.WON:
                value = CERTAIN
            elif n == network.LOST:
                value = -CERTAIN
            else:
                value = judge(base, described, n, rows, output, hidden)
            if value > best_value:
                best_value = value
                best_family = family
                best[:] = nodes[at * 10 : at * 10 + 10]
    return best_family


def workspace(width: int, precision: Any = np.float32):
    """Return new buffers for `choose` and a network of that width."""
    return (
        *engine.buffers(),
        np.zeros(network.MOST_ROWS, np.int32),
        np.zeros((2, width), precision),
        np.zeros((2, width), precision),
        np.zeros(width, precision),
    )

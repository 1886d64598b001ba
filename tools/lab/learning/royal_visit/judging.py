"""Evaluation of all outcomes of a turn by a network, compiled by numba."""

from typing import Any

import numpy as np
from numba import njit

from ai.royal_visit import features
from games.royal_visit import plays
from tools.lab.learning import network
from tools.lab.learning.network import BIAS
from tools.lab.learning.royal_visit import engine
from tools.lab.learning.royal_visit.engine import (
    DISCARDS,
    KEPT_OF,
    KINDS,
    KINDS_FROM,
    MINE,
    SUIT_OF_FAMILY,
)

CERTAIN = 1e18  # the judgement of a game that is won


@njit(fastmath=True)
def unseen_part(state, rows, into):
    """Write the part that all outcomes of the turn share: into[1] if the pile runs out."""
    into[:] = rows[BIAS]
    for kind in range(KINDS):
        row = rows[features.UNSEEN + kind]
        unseen = engine.DECK[kind] - state[MINE + kind]
        network.add(into[0], row, np.float32(unseen - state[DISCARDS + kind]))
        network.add(into[1], row, np.float32(unseen))


@njit(fastmath=True)
def family_part(state, family, rows, shared, into):
    """Write to `into` the shared part plus the cards that this family can't use."""
    into[:] = shared
    suit = SUIT_OF_FAMILY[family]
    for kind in range(KINDS):
        count = state[MINE + kind]
        if count and not KINDS_FROM[suit] <= kind < KINDS_FROM[suit + 1]:
            for run_out in range(2):
                network.add(into[run_out], rows[KEPT_OF[kind] + count - 1], np.float32(1))


@njit
def choose(state, rows, output, work, best):
    """Write the node of the act with the best judgement to `best`; return its family.

    The edition is "fr2021".
    `work` is from `workspace`. The family is -1 if nothing can be played, and `best` is then the
    present board.
    """
    turn, nodes, seen, described, shared, base, hidden = work
    engine.begin_turn(state, 1, turn)
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
                hidden[:] = base[described[features.RUNS_OUT]]
                network.add_all(hidden, rows, described, n)
                value = network.judgement(hidden, output)
            if value > best_value:
                best_value = value
                best_family = family
                best[:] = nodes[at * 10 : at * 10 + 10]
    return best_family


def workspace(width: int, precision: Any = np.float32):
    """Return new buffers for `choose` and a network of that width."""
    return (
        *engine.buffers(),
        np.zeros(features.RUNS_OUT + 1, np.int32),
        np.zeros((2, width), precision),
        np.zeros((2, width), precision),
        np.zeros(width, precision),
    )

"""Roll-outs of Royal Visit, compiled by numba.

Both players take the act with the best evaluation plus a random number up to the whim: a small whim
plays greedily, a large one at random. Importing the module compiles it, which takes some seconds.
"""

from collections.abc import Callable

import numpy as np
from numba import njit

from ai.royal_visit import search
from games.royal_visit import plays
from tools.arena.opponents import evaluation
from tools.lab.learning import splitmix
from tools.lab.learning.royal_visit import engine
from tools.lab.learning.royal_visit.engine import KINDS, MINE, THEIRS
from tools.lab.learning.splitmix import below

GREEDY = 60  # whims: the most that is added at random to an evaluation
AT_RANDOM = 1 << 30
_LONGEST = 120  # turns; a longer game counts half

_WEIGHTS = evaluation.BY_PLAY
_worth: Callable[..., int] = njit(evaluation.worth)


@njit
def _choose(state, whim, shuns, rng, work, best):
    """Write the node of the chosen act into `best`; return its family."""
    turn, nodes, seen = work
    engine.begin_turn(state, shuns, turn)
    hand = state[MINE : MINE + KINDS]
    best_value = -2 * evaluation.DECIDED
    best_family = -1
    for family in range(plays.POWER + 1):
        if not engine.begin_family(state, family, turn, nodes, seen):
            continue
        size = engine.enumerate_family(turn, nodes, seen)
        for at in range(1, size):
            value = _worth(nodes, at, turn, hand, _WEIGHTS) + below(rng, whim)
            if value > best_value:
                best_value = value
                best_family = family
                best[:] = nodes[at * search.NODE : (at + 1) * search.NODE]
    if best_family < 0:  # a forced pass: the root of the last family
        best_family = plays.POWER
        best[:] = nodes[: search.NODE]
    return best_family


@njit
def _roll_out(state, family, node, whim, shuns, rng, work, best):
    """Play a game that begins with this act; return what the player to act wins: 1, 0 or 1/2."""
    sign = 1
    for _ in range(_LONGEST):
        result = engine.finish(state, family, node, rng)
        if result != engine.RUNNING:
            return 1.0 if (result == engine.WON) == (sign > 0) else 0.0
        engine.turn_around(state)
        sign = -sign
        family = _choose(state, whim, shuns, rng, work, best)
        node = best
    return 0.5


@njit
def _deal_unseen(state, view, theirs, rng):
    """Write the view into `state`, with its hidden cards dealt at random."""
    state[:] = view
    unseen = engine.DECK - view[MINE : MINE + KINDS]
    unseen -= view[engine.DISCARDS : engine.DISCARDS + KINDS]
    engine.shuffle_into_pile(state, unseen, rng)
    for _ in range(theirs):
        engine.draw(state, THEIRS)


@njit("f8[:](i4[::1], i8, i4[::1], i4[:, ::1], i8, i8, i8, i8, u8)")
def wins(view, theirs, families, acts, whim, shuns, first, behind, seed):
    """Return the wins of each act in the roll-outs numbered `first` to `behind` - 1.

    view              the engine's state without the other player's cards and the pile
    theirs            the number of the other player's cards
    families, acts    the family and the node of each act
    whim              GREEDY or AT_RANDOM, for both players
    shuns             1 for the edition "fr2021", as in the engine
    seed              of all roll-outs; a roll-out has the same hidden cards for each act
    """
    work = (
        np.zeros(search.TURN, np.int32),
        np.zeros(search.NODES * search.NODE, np.int32),
        np.zeros(search.SLOTS, np.int32),
    )
    best = np.zeros(search.NODE, np.int32)
    state = np.zeros(engine.STATE, np.int32)
    rng = np.zeros(1, np.uint64)
    won = np.zeros(len(acts))
    for number in range(first, behind):
        for i in range(len(acts)):
            splitmix.start(rng, seed, number)
            _deal_unseen(state, view, theirs, rng)
            won[i] += _roll_out(state, families[i], acts[i], whim, shuns, rng, work, best)
    return won

"""Fixed opponents: hand-written evaluations as networks of a single unit.

The unit has a bias far above 0, so that it is linear.
"""

import numpy as np

from ai.royal_visit import network
from games.royal_visit.plays import FOUNTAIN
from tools.lab.learning.royal_visit import judging
from tools.lab.learning.royal_visit.matches import Judge

_LIFT = 10_000

_WHIM_OF_SQUIRE = 28


def _towards_home(worth: int, first: int, spaces: int) -> list[int]:
    """Return the values of `spaces` spaces from `first` on: higher towards the low end."""
    return [worth * (FOUNTAIN - first - i) for i in range(spaces)]


def by_hand(whim: float = 0.0) -> Judge:
    """Return the evaluation of `ai.royal_visit.squire` as a player with that whim."""
    rows = np.zeros((network.ROWS + 1, 1))
    worth = {
        network.OWN_GUARD: _towards_home(2, 0, 14),
        network.KING: _towards_home(10, 2, 13),
        network.FAR_GUARD: _towards_home(2, 3, 14),
        network.WIZARD: _towards_home(2, 0, 17),
        network.JESTER: _towards_home(1, 0, 17),
        network.CROWN: _towards_home(8, 2, 13),
        network.JESTER_FROM_KING: [6] * 6,  # the Jester's power, to have it at the next turn
        judging.BIAS: [_LIFT],
    }
    for first, values in worth.items():
        rows[first : first + len(values), 0] = values
    return Judge(rows, np.ones(1), whim)


def squire() -> Judge:
    """Return the squire; its random part is a float here, not a whole number."""
    return by_hand(_WHIM_OF_SQUIRE)

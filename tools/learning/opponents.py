"""Fixed opponents: evaluations written by hand, as networks of a single unit.

The unit adds up what each thing is worth and is lifted far above 0, so that it is linear.
"""

import numpy as np

from games.royal_visit.board import FOUNTAIN
from players.royal_visit import features
from tools.learning import judging
from tools.learning.matches import Judge

_LIFT = 10_000

_WHIM_OF_SQUIRE = 28


def _towards_home(worth: int, first: int, spaces: int) -> list[int]:
    """What each of so many spaces from `first` on is worth: more the nearer to the low end."""
    return [worth * (FOUNTAIN - first - i) for i in range(spaces)]


def by_hand(whim: float = 0.0) -> Judge:
    """What `players.royal_visit.squire` thinks of an act, with as much chance in it."""
    rows = np.zeros((features.ROWS + 1, 1))
    worth = {
        features.OWN_GUARD: _towards_home(2, 0, 14),
        features.KING: _towards_home(10, 2, 13),
        features.FAR_GUARD: _towards_home(2, 3, 14),
        features.WIZARD: _towards_home(2, 0, 17),
        features.JESTER: _towards_home(1, 0, 17),
        features.CROWN: _towards_home(8, 2, 13),
        features.JESTER_FROM_KING: [6] * 6,  # the Jester's power, to have it at the next turn
        judging.BIAS: [_LIFT],
    }
    for first, values in worth.items():
        rows[first : first + len(values), 0] = values
    return Judge(rows, np.ones(1), whim)


def squire() -> Judge:
    """The squire itself; its chance is drawn evenly here, not in whole numbers."""
    return by_hand(_WHIM_OF_SQUIRE)

"""Export of a network of Royal Visit for the firmware."""

import numpy as np

from ai.royal_visit import features
from tools.lab.learning import export

_MOST_UNSEEN = 46  # cards

# Of each of these groups of rows at most one applies; each ends where the next one begins.
_GROUPS = (
    features.OWN_GUARD,
    features.KING,
    features.FAR_GUARD,
    features.WIZARD,
    features.JESTER,
    features.CROWN,
    features.DUE,
    features.DUE_OTHER,
    features.OWN_GAP,
    features.FAR_GAP,
    features.JESTER_FROM_KING,
    features.WIZARD_FROM_KING,
    features.BIG_PILE,
    *features.KEPT_OF,
    features.UNSEEN,
)


def highest(weights: np.ndarray, biases: np.ndarray) -> np.ndarray:
    """Return an upper bound of each unit's value."""
    unseen = _MOST_UNSEEN * export.largest(weights, features.UNSEEN, features.ROWS)
    return np.maximum(biases, 0) + export.largest_of_groups(weights, _GROUPS) + unseen

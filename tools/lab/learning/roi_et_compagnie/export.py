"""Export of a network of Roi & Compagnie for the firmware."""

import numpy as np

from ai.roi_et_compagnie import features
from tools.lab.learning import export


def _each(first: int, step: int, n: int) -> list[int]:
    return [first + step * i for i in range(n)]


# Of each of these groups of rows at most one applies; each ends where the next one begins.
_GROUPS = (
    features.LEAD,
    features.PHASE,
    features.ENDS,
    features.PILE_LEFT,
    features.PENALTIES_LEFT,
    features.TOP_PENALTY,
    *_each(features.LOCATION, 3, 5),
    *_each(features.ROW_PLACE, 41, 5),
    *_each(features.AT_HOME, 3, 5),
    features.MY_FAIRIES,
    features.NEXT_FAIRIES,
    features.FREE_FAIRIES,
    features.MY_ELF,
    features.NEXT_ELF,
    features.AGAIN_ROW,
    features.SEATED,
    features.SECOND,
    features.NEXT,
    features.ROWS,
)


def highest(weights: np.ndarray, biases: np.ndarray) -> np.ndarray:
    """Return an upper bound of each unit's value."""
    return np.maximum(biases, 0) + export.largest_of_groups(weights, _GROUPS)

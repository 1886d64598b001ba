"""Export of a network of Banquet Royal for the firmware."""

from functools import partial

import numpy as np

from ai.banquet_royal import features
from tools.lab.learning import export

MOST = 1 << 28  # limit of a judgement, well within MicroPython's small integers
_HIGHEST_NUMBER = 63 / 8
_PAWNS = 30
_MEETINGS = 60  # at most: of 10 groups of two with all their neighbours


def highest(weights: np.ndarray, biases: np.ndarray) -> np.ndarray:
    """Return an upper bound of each unit's value."""
    most = partial(export.largest, weights)
    homes = most(features.HOMES, features.MEETINGS)
    pawn = np.maximum(
        most(features.SINGLES, features.PAIRS), (most(features.PAIRS, features.THREES) + homes) / 2
    )
    pawn = np.maximum(pawn, (most(features.THREES, features.HOMES) + homes) / 3)
    total = np.maximum(biases, 0) + _PAWNS * pawn
    total += _MEETINGS * most(features.MEETINGS, features.LEADS)
    total += most(features.LEADS, features.QUIETS) + most(features.QUIETS, features.NUMBERS)
    numbers = np.maximum(weights[features.NUMBERS : features.CROWDS], 0)
    total += _HIGHEST_NUMBER * numbers.sum(axis=0)
    return total + most(features.CROWDS, features.OFFERS) + most(features.OFFERS, features.ROWS)

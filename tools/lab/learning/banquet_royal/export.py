"""Export of a player of Banquet Royal for the firmware: two networks."""

from functools import partial
from pathlib import Path

import numpy as np

from ai.banquet_royal import evaluation, features
from tools.lab.learning import export
from tools.lab.learning.export import Whole

_MOST = 1 << 28  # limit of a judgement, well within MicroPython's small integers
PAGE = export.Page(evaluation.UNITS, evaluation.UNIT)
_EIGHTHS = 8
_HIGHEST_NUMBER = 63 / _EIGHTHS
_PAWNS = 30
_MEETINGS = 60  # at most: of 10 groups of two with all their neighbours


def quantise(rows: np.ndarray, output: np.ndarray) -> Whole:
    """Return the network in whole numbers, with weights of -127..127."""
    return export.scaled(rows, output, _highest, _EIGHTHS, _MOST)


def _highest(weights: np.ndarray, biases: np.ndarray) -> np.ndarray:
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


def put(
    ends: Whole, ranks: Whole, keep: int, closely: int, firmware: Path, level: str, brief: str
) -> Path:
    """Write a level's networks below the folder `firmware`; return its module.

    keep     the number of moves that the level weighs
    closely  the number of them, and of walks, that it weighs closely
    brief    docstring of the level's class
    """
    module = firmware / "ai" / "banquet_royal" / "planner.py"
    export.put_pages([ends, ranks], PAGE, export.file_of(module, level))
    constants = {
        "KEEP": keep,
        "CLOSELY": closely,
        "WIDTH": len(ends.outputs),
        "LOGIT": ends.logit,
        "RANK_WIDTH": len(ranks.outputs),
    }
    return export.put_class(module, level, brief, constants)


def exported(level) -> list[np.ndarray]:
    """Return the networks of a level, as in `training.Run.weights`."""
    ends = export.read_units(level.PAGES, PAGE, level.WIDTH, level.LOGIT)
    ranks = export.read_units(rank_pages(level), PAGE, level.RANK_WIDTH, 1)
    return [*ends.in_log_odds(_EIGHTHS), *ranks.in_log_odds(_EIGHTHS)]


def rank_pages(level) -> list:
    """Return the pages of the network that ranks moves."""
    return level.PAGES[-(-level.WIDTH // PAGE.units) :]

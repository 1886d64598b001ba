"""Export of a network of Royal Visit for the firmware."""

from pathlib import Path

import numpy as np

from ai.royal_visit import network
from tools.lab.learning import export
from tools.lab.learning.export import Whole
from tools.lab.learning.training import Network

PAGE = export.Page(network.UNITS, network.UNIT)
_MOST_UNSEEN = 46  # cards

# Of each of these groups of rows at most one applies; each ends where the next one begins.
_GROUPS = (
    network.OWN_GUARD,
    network.KING,
    network.FAR_GUARD,
    network.WIZARD,
    network.JESTER,
    network.CROWN,
    network.DUE,
    network.DUE_OTHER,
    network.OWN_GAP,
    network.FAR_GAP,
    network.JESTER_FROM_KING,
    network.WIZARD_FROM_KING,
    network.BIG_PILE,
    *network.KEPT_OF,
    network.UNSEEN,
)


def quantise(learned: Network) -> Whole:
    """Return the network in whole numbers, with weights of -127..127."""
    return export.scaled(learned.rows, learned.output, _highest)


def _highest(weights: np.ndarray, biases: np.ndarray) -> np.ndarray:
    """Return an upper bound of each unit's value."""
    unseen = _MOST_UNSEEN * export.largest(weights, network.UNSEEN, network.ROWS)
    return np.maximum(biases, 0) + export.largest_of_groups(weights, _GROUPS) + unseen


def put(whole: Whole, firmware: Path, level: str, brief: str) -> Path:
    """Write a level's network below the folder `firmware`; return its module.

    brief: docstring of the level's class
    """
    module = firmware / "ai" / "royal_visit" / "network.py"
    return export.put_level(whole, PAGE, module, level, brief)


def exported(level) -> Network:
    """Return the network of a level in whole numbers, exact in float64."""
    whole = export.read_units(level.PAGES, PAGE, level.WIDTH, level.LOGIT)
    return Network(whole.rows(), whole.outputs.astype(np.float64))

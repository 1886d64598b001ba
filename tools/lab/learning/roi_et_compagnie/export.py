"""Export of a network of Roi & Compagnie for the firmware."""

from pathlib import Path

import numpy as np

from ai.roi_et_compagnie import network
from tools.lab.learning import export
from tools.lab.learning.export import Whole
from tools.lab.learning.roi_et_compagnie import chances
from tools.lab.learning.training import Network

PAGE = export.Page(network.UNITS, network.UNIT)


def _each(first: int, step: int, n: int) -> list[int]:
    return [first + step * i for i in range(n)]


# Of each of these groups of rows at most one applies; each ends where the next one begins.
_GROUPS = (
    network.LEAD,
    network.PHASE,
    network.ENDS,
    network.PILE_LEFT,
    network.PENALTIES_LEFT,
    network.TOP_PENALTY,
    *_each(network.LOCATION, 3, 5),
    *_each(network.ROW_PLACE, 41, 5),
    *_each(network.AT_HOME, 3, 5),
    network.MY_FAIRIES,
    network.NEXT_FAIRIES,
    network.FREE_FAIRIES,
    network.MY_ELF,
    network.NEXT_ELF,
    network.AGAIN_ROW,
    network.TABLE,
    network.SECOND,
    network.NEXT,
    network.ROWS,
)


def quantise(learned: Network) -> Whole:
    """Return the network in whole numbers, with weights of -127..127."""
    return export.scaled(learned.rows, learned.output, _highest)


def _highest(weights: np.ndarray, biases: np.ndarray) -> np.ndarray:
    """Return an upper bound of each unit's value."""
    return np.maximum(biases, 0) + export.largest_of_groups(weights, _GROUPS)


def put(whole: Whole, firmware: Path, level: str, brief: str) -> Path:
    """Write a level's network and chances below the folder `firmware`; return its module.

    brief: docstring of the level's class
    """
    module = firmware / "ai" / "roi_et_compagnie" / "network.py"
    export.put_pages([whole], PAGE, export.file_of(module, level), chances.of_neither())
    constants = {"WIDTH": len(whole.outputs), "LOGIT": whole.logit}
    return export.put_class(module, level, brief, constants)


def exported(level) -> Network:
    """Return the network of a level, with judgements in log odds."""
    return Network(*export.read_units(level.PAGES, PAGE, level.WIDTH, level.LOGIT).in_log_odds())

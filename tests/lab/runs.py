"""Runs of training, shortened, and levels that are written."""

import runpy
import shutil
from pathlib import Path
from typing import Any

from ai.network import end_of
from base import flash_data
from tools.interpreters import ROOT
from tools.lab.learning import export
from tools.lab.learning.export import Whole


def trained(run, batches: int):
    """Play batches of a run; return it."""
    for _ in range(batches):
        run.play_batch()
    return run


def read(level: Any, rows: int) -> list[Whole]:
    """Return the networks of a level of the firmware."""
    networks = [export.read_network(level.BLOCKS, rows, level.WIDTH, level.LOGIT)]
    if hasattr(level, "RANK_WIDTH"):
        block, _ = end_of(rows, level.WIDTH)
        networks.append(export.read_network(level.BLOCKS[block + 1 :], rows, level.RANK_WIDTH, 1))
    return networks


def copy_of_levels(game: str, firmware: Path) -> None:
    """Copy the modules of a game's levels below the folder `firmware`, without weights."""
    home = firmware / "ai" / game
    home.mkdir(parents=True)
    for module in (ROOT / "firmware" / "ai" / game).glob("*.py"):
        shutil.copy(module, home)


def level_in(module: Path, name: str) -> type:
    """Return a level's class in a copy of its module, with its weights; name: the class."""
    level = runpy.run_path(str(module))[name]
    level.BLOCKS = flash_data.checked(level.FILE)
    return level

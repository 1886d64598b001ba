"""Runs of training, shortened, and levels that are written."""

import runpy
import shutil
from pathlib import Path

from base import flash_data
from tools.interpreters import ROOT


def trained(run, batches: int):
    """Play batches of a run; return it."""
    for _ in range(batches):
        run.play_batch()
    return run


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

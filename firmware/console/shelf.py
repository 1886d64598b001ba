"""The shelf: one game at a time is out of its box, so that only that one takes up memory."""

import gc
import sys

import games
import table

_FLOORS = ("table", "players", "games")  # where a game has a package of its own


def swap(old: str, new: str):
    """Put the game called `old` back, "" for none, and take out `new`: its table's package."""
    if old:
        _put_back(games.folder(old))
    gc.collect()  # what is loaded shall lie close together, and not among what went
    return table.load(new)


def _put_back(folder: str) -> None:
    """Forget all code of a game; whoever still holds a part of it keeps that part."""
    for floor in _FLOORS:
        package = floor + "." + folder
        for module in list(sys.modules):
            if module == package or module.startswith(package + "."):
                del sys.modules[module]
        if hasattr(sys.modules[floor], folder):
            delattr(sys.modules[floor], folder)

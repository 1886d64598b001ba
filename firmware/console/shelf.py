"""The shelf: one game at a time is out of its box, and what isn't needed now takes up no memory."""

import gc
import sys

import games
import table

_FLOORS = ("table", "players", "games")  # where a game has a package of its own


def swap(old: str, new: str):
    """Put the game called `old` back, "" for none, and take out `new`: its table's package."""
    if old:
        _put_back(old)
    gc.collect()  # what is loaded shall lie close together, and not among what went
    return table.load(new)


def clear() -> None:
    """Put every game back."""
    for name in games.NAMES:
        _put_back(name)
    gc.collect()


def _put_back(game: str) -> None:
    for floor in _FLOORS:
        forget(floor, games.folder(game))


def put_back_reading(game: str) -> None:
    """Put back what only reads the texts of `game`: whoever goes on with a match has read them."""
    forget("games." + games.folder(game), "reading")


def forget(parent: str, package: str) -> None:
    """Forget all code of a package or module; whoever still holds a part of it keeps that part."""
    path = parent + "." + package
    for module in list(sys.modules):
        if module == path or module.startswith(path + "."):
            del sys.modules[module]
    around = sys.modules.get(parent)
    if hasattr(around, package):
        delattr(around, package)

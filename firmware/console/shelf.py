"""The shelf: one game at a time is out of its box, and what isn't needed now takes up no memory."""

import gc
import sys

from micropython import const

import games
import table

# Bytes that are allocated until the heap is swept again. If it were let fill up first, what stays
# would come to lie all over it, and soon no large block would be free: what is loaded stays. In a
# match little does, and whoever presses a button meanwhile waits for the sweep: so it comes after a
# save, and else only when the heap is full. No number would do: what calls borrow for their
# variables counts as well, and five presses made 64 KB.
LOADING = const(16_000)
_PLAYING = const(-1)

# A sweep leaves hundreds of holes between what stays, and the allocator looks for room from the
# bottom up. So does every call of a function with many variables, for a moment: to draw a page took
# twice as long. Small objects, which nobody keeps, fill the holes until the next sweep.
_HOLES = const(300)

_FLOORS = ("table", "players", "games")  # where a game has a package of its own


def sweep(every: int) -> None:
    """Sweep the heap, and from now on after so many bytes more; -1: only when it is full."""
    gc.collect()
    gc.threshold(every)  # pyright: ignore[reportAttributeAccessIssue]


def sweep_in_play() -> None:
    """Sweep the heap in a match, some 25 ms, and have the allocator find room at once."""
    sweep(_PLAYING)
    for _ in range(_HOLES):
        object()


def swap(old: str, new: str):
    """Put the game called `old` back, "" for none, and take out `new`: its table's package."""
    if old:
        _put_back(old)
    sweep(LOADING)
    return table.load(new)


def clear() -> None:
    """Put every game back, with what an import that failed has left: no package leads to that."""
    folders = [games.folder(name) for name in games.NAMES]
    for path in list(sys.modules):
        parts = path.split(".")
        if len(parts) > 1 and parts[0] in _FLOORS and parts[1] in folders:
            forget(path.rpartition(".")[0], parts[-1])
    sweep(LOADING)


def _put_back(game: str) -> None:
    for floor in _FLOORS:
        forget(floor, games.folder(game))


def put_back_reading(game: str) -> None:
    """Put back what only reads the texts of `game`: whoever goes on with a match has read them."""
    forget("games." + games.folder(game), "reading")


def forget(parent: str, name: str) -> None:
    """Forget a module of a package, with all below it; whoever still holds a part keeps that part.

    Modules are found by name: to compare all of `sys.modules` takes a Pico 16 ms.
    """
    _drop(parent + "." + name)
    around = sys.modules.get(parent)
    if hasattr(around, name):
        delattr(around, name)


def _drop(path: str) -> None:
    """Take a module out of `sys.modules`, with the modules that a package has as attributes."""
    module = sys.modules.pop(path, None)
    if hasattr(module, "__path__"):
        for name in module.__dict__:
            _drop(path + "." + name)

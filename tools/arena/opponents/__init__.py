"""Opponents to measure a player against; they are not part of the firmware.

Each is a module with a `Thinker`, as the levels have, which decides from the view alone. MAKERS of
the module with a game's name has those for it.
"""

import importlib.util
from collections.abc import Callable

import games


def _makers(game: str) -> dict[str, Callable]:
    module = f"{__name__}.{games.folder(game)}"
    if importlib.util.find_spec(module) is None:
        return {}
    return importlib.import_module(module).MAKERS


def names(game: str) -> tuple[str, ...]:
    """Return the names of the opponents for a game."""
    return tuple(_makers(game))


def maker(game: str, name: str, rollouts: int) -> Callable:
    """Return the function `make(view, rng)` that makes a thinker of that opponent."""
    return _makers(game)[name]

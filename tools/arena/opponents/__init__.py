"""Opponents to measure a player against; they are not part of the firmware.

Each is a module with a `Thinker`, as the levels have, which decides from the view alone. MAKERS of
the module with a game's name has those for it.
"""

import importlib.util
from collections.abc import Callable

import games


def makers(game: str) -> dict[str, Callable]:
    """Return the opponents for a game by name: each a function `make(view, rng)`."""
    module = f"{__name__}.{games.folder(game)}"
    if importlib.util.find_spec(module) is None:
        return {}
    return importlib.import_module(module).MAKERS

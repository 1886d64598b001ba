"""Work that a tick may have to do: lines of code that are executed, and positions with the most."""

import ast
import functools
import sys
from collections.abc import Callable
from pathlib import Path

from base import Rng
from games.banquet_royal.game import Game as Banquet
from games.banquet_royal.kingdom import COLOURS, FAMILY, GROUP, SPACES, ordinary
from tools.building.sources import FIRMWARE

# It goes through all modules, which here are those of the tests as well.
_OF_ALL_MODULES = {"_note_new"}


def lines(work: Callable[..., object], *given) -> int:
    """Return how many lines of the firmware `work(*given)` executes, but those in machine code.

    A line takes about 8 µs on a Pico.
    """
    count = 0

    def trace(frame, event, _):
        nonlocal count
        path, name = frame.f_code.co_filename, frame.f_code.co_name
        if not path.startswith(str(FIRMWARE)) or name in machine_code(path):
            return None
        if {name, frame.f_back.f_code.co_name} & _OF_ALL_MODULES:
            return None
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work(*given)
    finally:
        sys.settrace(before)
    return count


@functools.cache
def machine_code(path: str) -> frozenset[str]:
    """The names of the functions of a module that the compiler makes machine code of."""
    return frozenset(
        node.name
        for node in ast.walk(ast.parse(Path(path).read_text("utf-8")))
        if isinstance(node, ast.FunctionDef)
        and any(ast.unparse(word).startswith("micropython.") for word in node.decorator_list)
    )


def crowded(edition: str, most: int, princess: int, rng: Rng) -> Banquet:
    """Return a kingdom with all pawns, up to `most` on a space and mostly of one colour."""
    game = Banquet(edition)
    game.start(2, rng)
    for space in range(SPACES):
        while game.size[space]:
            game.remove(space, game.pawns[GROUP * space])
    left = COLOURS * FAMILY
    for space in range(SPACES):
        if ordinary(game.icons[space]):
            for _ in range(min(most, left)):
                game.add(space, 1 if rng.below(20) else rng.below(COLOURS) + 1)
            left -= game.size[space]
    game.princess = game.icons.index(princess)
    return game

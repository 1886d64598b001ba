"""A board reached by what dev.py and the page do: for tests."""

from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

from tools.flashing.performing import facts, perform
from tools.installing import contents, tasks
from tools.installing.plan import Plan


class Contents:
    """The files of a board: the functions of tools.installing.contents, each at once."""

    def __init__(self, board):
        self._board = board
        self._do(contents.begin(facts()))

    def __getattr__(self, name: str) -> Callable:
        return lambda *given: self._do(getattr(contents, name)(*given))

    def _do(self, part: Generator[tuple, Any, Any]) -> Any:
        return perform(part, run=self._board.run)


def install(board, folder: Path, watch: Callable[[int, int], None] = lambda done, of: None) -> Plan:
    """Copy a build to a board; `watch` is called with the number of copied files, and of all."""
    Contents(board)
    build = tasks.opened(str(folder))
    return perform(
        tasks.install(build, facts()),
        run=board.run,
        tell=lambda _, values: watch(values["done"], values["of"]),
    )

"""The files on a board, and its MicroPython, by means of tools/flashing/on_board.py."""

import base64
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

from tools.flashing.board import Board, Odd

ON_BOARD = Path(__file__).with_name("on_board.py")
PIECE = 4096  # bytes sent at a time: a block of the Pico's flash
_ALL_FILES_S = 60  # to read all files or a folder; a Pico takes 1 s, an emulated one longer


class About(NamedTuple):
    """A board and its MicroPython; `mpy` is `sys.implementation._mpy`.

    blocks    of its file system, used ones included
    """

    name: str
    version: tuple[int, ...]
    machine: str
    mpy: int
    blocks: int


class Contents:
    """The file system of a board; paths are relative to its root. Raises Failed, Lost and Odd."""

    def __init__(self, board: Board):
        self._board = board
        board.run(ON_BOARD.read_text(encoding="utf-8"))

    def about(self) -> About:
        return self._read(_about, "about")

    def hashes(self, folders: Iterable[str]) -> dict[str, str]:
        """Return the SHA-256 of code at the root, and of code and data in `folders`, by path."""
        return self._read(_hashes, "hashes", sorted(folders), silent_s=_ALL_FILES_S)

    def names(self, folder: str) -> list[str]:
        """Return the names in `folder`, sorted; none if it is missing."""
        return sorted(self._call("names", folder).splitlines())

    def get(self, path: str) -> bytes:
        """Return the bytes of a file; none if it is missing."""
        return self._read(base64.b64decode, "get", path)

    def put(self, path: str, data: bytes) -> str:
        """Write a file; return the SHA-256 of what the board then reads.

        Up to PIECE bytes are written at once; after a power cut the file is old or new.
        """
        for start in range(0, max(len(data), 1), PIECE):
            text = base64.b64encode(data[start : start + PIECE]).decode()
            self._call("put", path, text, "ab" if start else "wb")
        return self._read(_digest, "check", path)

    def remove(self, path: str) -> None:
        self._call("remove", path)

    def make(self, folders: Iterable[str]) -> None:
        """Make those of `folders` that are missing."""
        self._call("make", sorted(folders))

    def tidy(self, folders: Iterable[str]) -> None:
        """Remove the empty ones of `folders` at the root and of the folders below them."""
        self._call("tidy", sorted(folders), silent_s=_ALL_FILES_S)

    def compact(self, folder: str) -> None:
        """Have littlefs compact the directory of a folder, "" for the root."""
        self._call("compact", folder, silent_s=_ALL_FILES_S)

    def _read(self, parse: Callable, function: str, *arguments, silent_s: int = 0):
        """Call a function; return what `parse` makes of its output."""
        said = self._call(function, *arguments, silent_s=silent_s)
        try:
            return parse(said)
        except ValueError:
            raise Odd(said.encode()) from None

    def _call(self, function: str, *arguments, silent_s: int = 0) -> str:
        return self._board.run(f"{function}({', '.join(map(repr, arguments))})", silent_s)


def _about(said: str) -> About:
    name, version, machine, mpy, blocks = said.splitlines()
    numbers = tuple(int(part) for part in version.split("."))
    return About(name, numbers, machine, int(mpy), int(blocks))


def _digest(said: str) -> str:
    digest, _ = said.split(" ", 1)
    return digest


def _hashes(said: str) -> dict[str, str]:
    lines = [line.split(" ", 1) for line in said.splitlines()]
    return {path: digest for digest, path in lines}

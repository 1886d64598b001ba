"""A series of games on a real MicroPython, with a heap that is as tight as a Pico's."""

import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.building.build import build
from tools.building.sources import FIRMWARE
from tools.interpreters import ROOT, micropython

# A Pico's heap is 229 KB. Here an object takes twice the bytes, its words and the heap's blocks
# being twice as long, but code doesn't. After a match the firmware takes some 265 KB here. With
# some 90 KB of code among them (`dev.py size`) that is (265 - 90) / 2 + 90 = 178 KB there, a third
# less; so 229 KB there are as good as 343 KB here. The simulator beside it takes 46 KB.
HEAP = "389k"

_PROGRAM = "tests/on_micropython/endurance.py"
_ARCHITECTURE = "x64"
_BLOCK = 32  # bytes of a block of the heap
# The desktop's MicroPython keeps a block for each native function that it ever loaded, in a list of
# its executable memory; a Pico's has no such list.
_NATIVE = re.compile(r"^ *@micropython\.(?:viper|native)$", re.MULTILINE)


class Game(NamedTuple):
    """A game that was played, and the heap at the menu after it, in bytes, once it is swept.

    Of `used` what only a desktop keeps is taken off.
    """

    name: str
    language: str
    levels: tuple[str, ...]
    ms: int
    used: int
    largest_free: int


class Failed(Exception):
    """The series broke off; the message is what the firmware or the interpreter said."""


def play(number: int, heap: str = HEAP) -> Iterator[Game]:
    """Play so many games.

    Raises Failed; Trouble where the build fails; Missing where there is no MicroPython.
    """
    interpreter = micropython(heap)
    with tempfile.TemporaryDirectory() as folder:
        build(_ARCHITECTURE, Path(folder))
        child = interpreter.start(_PROGRAM, folder, str(number))
        assert child.stdout
        said = []
        kept = 0
        for line in iter(child.stdout.readline, b""):
            said.append(line.decode())
            if "max free sz:" in said[-1]:
                game, loaded = _read("".join(said))
                kept += _BLOCK * loaded
                yield game._replace(used=game.used - kept)
                said = []
        if child.wait():
            raise Failed("".join(said).strip())


def _read(said: str) -> tuple[Game, int]:
    """A game of what the program says, and how many native functions were loaded for it."""
    match = re.search(r"^game (\S+) (\S+) (\S+) (\d+) (\d+) (\S+)$", said, re.MULTILINE)
    free = re.search(r"max free sz: (\d+)", said)
    assert match
    assert free
    name, language, levels, ms, used, modules = match.groups()
    loaded = sum(_natives(module) for module in modules.split("+"))
    game = Game(name, language, tuple(levels.split("+")), int(ms), int(used), 0)
    return game._replace(largest_free=_BLOCK * int(free[1])), loaded


def _natives(module: str) -> int:
    """How many functions of a module are compiled to native code."""
    path = FIRMWARE / (module.replace(".", "/") + ".py")
    return len(_NATIVE.findall(path.read_text(encoding="utf-8"))) if path.is_file() else 0


def saved_report() -> Path:
    """Where `dev.py endurance` leaves its report."""
    return ROOT / "build" / "endurance.txt"

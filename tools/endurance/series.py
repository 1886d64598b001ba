"""A series of games on a real MicroPython, with a heap that is as tight as a Pico's."""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.building.build import build
from tools.building.sources import FIRMWARE
from tools.interpreters import ROOT, micropython

# A Pico's heap is 229 KB. In a match of Roi & Compagnie the firmware took 124 KB of that when this
# was measured (commit 357090a), and here 174 KB, 1.40 times as much: words and the heap's blocks
# are twice as long, code and texts are not. (For Banquet Royal it was 1.41 times, for Royal Visit,
# whose weights a Pico reads in its flash, 1.48; the least is the tightest.) So a Pico's heap is as
# good as 321 KB here, and the simulator beside it takes 43 KB. Of these 364 KB it gets 23 less, to
# see what comes before a Pico comes to it.
HEAP = "341k"

_PROGRAM = "tests/on_micropython/endurance.py"
_ARCHITECTURE = "x64"
_BLOCK = 32  # bytes of a block of the heap
_NATIVE = re.compile(r"^ *@micropython\.viper\n", re.MULTILINE)


class Game(NamedTuple):
    """A game that was played, and the heap after it, in bytes: the match put away, and swept."""

    name: str
    language: str
    levels: tuple[str, ...]
    ms: int
    used: int
    largest_free: int


class Failed(Exception):
    """The series broke off; the message is what the firmware or the interpreter said."""


def play(number: int, stretch: int, heap: str = HEAP) -> Iterator[Game]:
    """Play so many games, so many of a kind in a row.

    Raises Failed; Trouble where the build fails; Missing where there is no MicroPython.
    """
    interpreter = micropython(heap)
    with tempfile.TemporaryDirectory() as folder:
        firmware = Path(folder, "firmware")
        built = Path(folder, "built")
        flash = Path(folder, "flash")
        flash.mkdir()
        shutil.copytree(FIRMWARE, firmware)
        _make_plain(firmware / "players")
        build(_ARCHITECTURE, built, firmware)
        # The simulator asks for the wiring by name; a device has its numbers where they are used.
        shutil.copy(FIRMWARE / "wiring.py", built)
        played = 0
        while played < number:
            places = (str(built), str(flash))
            child = interpreter.start(_PROGRAM, *places, *map(str, (played, number, stretch)))
            for game in _games(child):
                played += 1
                yield game


def _games(child: subprocess.Popen[bytes]) -> Iterator[Game]:
    """The games that a program plays until it ends. Raises Failed."""
    assert child.stdout
    said = []
    for line in iter(child.stdout.readline, b""):
        said.append(line.decode())
        if "max free sz:" in said[-1]:
            yield _read("".join(said))
            said = []
    if child.wait():
        raise Failed("".join(said).strip())


def _make_plain(folder: Path) -> None:
    """Have no function below `folder` compiled to native code.

    The desktop's MicroPython never gives native code back, and keeps a block of the heap for each
    function of it: what is loaded for every game anew would riddle the heap. A Pico's does not.
    """
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(_NATIVE.sub("", text), encoding="utf-8")


def _read(said: str) -> Game:
    """A game of what the program says. Raises Failed where that tells of an exception."""
    if "Traceback" in said:
        raise Failed(said.strip())
    match = re.search(r"^game (\S+) (\S+) (\S+) (\d+) (\d+)$", said, re.MULTILINE)
    free = re.search(r"max free sz: (\d+)", said)
    assert match
    assert free
    name, levels, language, ms, used = match.groups()
    return Game(name, language, tuple(levels.split("+")), int(ms), int(used), _BLOCK * int(free[1]))


def saved_report() -> Path:
    """Where `dev.py endurance` leaves its report."""
    return ROOT / "build" / "endurance.txt"

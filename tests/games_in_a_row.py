"""Series of games on a real MicroPython, with a heap as tight as a Pico's."""

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.building.build import build
from tools.building.sources import FIRMWARE
from tools.interpreters import micropython
from tools.trouble import Trouble

# A Pico's heap is 240 KB. In a match of Royal Visit against the sovereign the firmware takes 120 KB
# of it and 212 KB here, 1.77 times as much: words and heap blocks are twice as long, and code does
# not run in flash. The factor is 1.81 for Roi & Compagnie and 1.83 for Banquet Royal (commit
# b603cd45; without the weights, which a Pico reads in flash). So a Pico's heap corresponds to 425
# KB here, and the simulator takes 47 KB. This is 72 KB less than both: a series fails here long
# before on a Pico.
HEAP = "400k"

_PROGRAM = "tests/on_micropython/endurance.py"
_ARCHITECTURE = "x64"
_BLOCK = 32  # bytes of a block of the heap
_NATIVE = re.compile(r"^ *@micropython\.viper\n", re.MULTILINE)


class Game(NamedTuple):
    """A game, and the heap after it in bytes, with the match put away and garbage collected."""

    name: str
    language: str
    levels: tuple[str, ...]
    ms: int
    used: int
    largest_free: int


def play(number: int, stretch: int) -> Iterator[Game]:
    """Play `number` games, `stretch` of a kind in a row, and yield each.

    Raises Trouble, with what the firmware or the interpreter printed; Missing.
    """
    interpreter = micropython(HEAP)
    with tempfile.TemporaryDirectory() as folder:
        firmware = Path(folder, "firmware")
        built = Path(folder, "built")
        flash = Path(folder, "flash")
        flash.mkdir()
        shutil.copytree(FIRMWARE, firmware)
        _remove_native(firmware / "ai")
        build(_ARCHITECTURE, built, firmware)
        # The simulator needs the wiring's names; a build has only the numbers.
        shutil.copy(FIRMWARE / "wiring.py", built)
        played = 0
        while played < number:
            places = (str(built), str(flash))
            child = interpreter.start(_PROGRAM, *places, *map(str, (played, number, stretch)))
            for game in _games(child):
                played += 1
                yield game


def _games(child: subprocess.Popen[bytes]) -> Iterator[Game]:
    """Yield the games that a program plays until it ends. Raises Trouble."""
    assert child.stdout
    said = []
    for line in iter(child.stdout.readline, b""):
        said.append(line.decode())
        if "max free sz:" in said[-1]:
            yield _read("".join(said))
            said = []
    if child.wait():
        raise Trouble("".join(said).strip())


def _remove_native(folder: Path) -> None:
    """Remove the decorators for native code below `folder`.

    MicroPython on a desktop never frees native code and keeps a heap block for each function, so
    code loaded again for every game would fragment the heap. On a Pico it is freed.
    """
    for path in folder.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(_NATIVE.sub("", text), encoding="utf-8")


def _read(said: str) -> Game:
    """Return the game in the program's output. Raises Trouble if that has an exception."""
    if "Traceback" in said:
        raise Trouble(said.strip())
    match = re.search(r"^game (\S+) (\S+) (\S+) (\d+) (\d+)$", said, re.MULTILINE)
    free = re.search(r"max free sz: (\d+)", said)
    assert match
    assert free
    name, levels, language, ms, used = match.groups()
    return Game(name, language, tuple(levels.split("+")), int(ms), int(used), _BLOCK * int(free[1]))

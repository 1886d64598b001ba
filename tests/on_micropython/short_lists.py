"""Compact the directory of a flash's root, as `dev.py flash` does.

Prints how many bytes are read to look for a file, before and after; and whether the files are what
they were.
"""

# ruff: noqa: E402 - the imports have to wait until the path is set

import os
import sys

ROOT = __file__.replace("\\", "/").rpartition("/tests/")[0] or "."
sys.path.insert(0, ROOT)

import host_sim  # noqa: F401 - finds the firmware

# isort: split

from tests.on_micropython import flash
from tools.flashing import on_board

FILES = 17  # a list of 600 bytes, which littlefs rounds up to 768


def contents():
    """The files by name, with what is in them."""
    found = {}
    for name in os.listdir():
        with open(name, "rb") as file:
            found[name] = file.read()
    return found


device = flash.formatted(80)
device.cells = memory = flash.Memory(device.cells)
flash.mount(device, times=True)  # a list has them too
os.chdir("/flash")
sys.modules["rp2"] = flash.Port(memory)  # pyright: ignore
for number in range(FILES):
    with open(str(number) + ".mpy", "wb") as file:
        file.write(bytes([number]) * 600)
was = contents()
before = on_board._read_for("missing", memory)
on_board.compact()
print(before, on_board._read_for("missing", memory), contents() == was)

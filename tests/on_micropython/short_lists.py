"""Compact the directories of a flash, as `dev.py flash` does.

Prints a line for each folder: how many bytes are read to look for a file, before and after; and
whether the files are what they were.
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

FOLDERS = ("", "app", "app/diagnostics")
FILES = 17  # in each of them: a list of 600 bytes, which littlefs rounds up to 768


def path(folder, number):
    name = str(number) + ".mpy"
    return folder + "/" + name if folder else name


def contents():
    """What lies in all folders."""
    read = []
    for folder in FOLDERS:
        for name in sorted(os.listdir(folder or ".")):
            read.append(name)
        for number in range(FILES):
            with open(path(folder, number), "rb") as file:
                read.append(file.read())
    return read


device = flash.formatted(80)
device.cells = memory = flash.Memory(device.cells)
flash.mount(device, times=True)  # a list has them too
os.chdir("/flash")
sys.modules["rp2"] = flash.Port(memory)  # pyright: ignore
for folder in FOLDERS:
    if folder:
        os.mkdir(folder)
    for number in range(FILES):
        with open(path(folder, number), "wb") as file:
            file.write(bytes([number]) * 600)
was = contents()
for folder in FOLDERS:
    trial = path(folder, FILES)
    before = on_board._read_for(trial, memory)
    on_board.compact(folder)
    print(folder or ".", before, on_board._read_for(trial, memory), contents() == was)

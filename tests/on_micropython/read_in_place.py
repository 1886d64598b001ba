"""Read data by `base.flash_data` from a real littlefs, in a flash that can be read as memory.

Prints a line for each file: its name; whether it is read in place; whether it is read right, also
after all other room was written to. The last file is read while the mapped flash is another one.
"""

# ruff: noqa: E402 - the imports have to wait until the path is set

import binascii
import os
import sys

ROOT = __file__.replace("\\", "/").rpartition("/tests/")[0] or "."
sys.path.insert(0, ROOT)

import host_sim  # noqa: F401 - finds the firmware

# isort: split

from tests.on_micropython import flash

SOURCES = {"finder.py": 'HOME = ""\nworks = False'}  # all that is wanted of it
with open(ROOT + "/firmware/base/flash_data.py") as file:
    SOURCES["base/flash_data.py"] = file.read()


def write(name, data):
    with open(name, "wb") as file:
        file.write(data)


def noise(seed, size):
    return bytes([(seed + i * i // 7) & 255 for i in range(size)])


def with_check(data):
    return data + binascii.crc32(data).to_bytes(4, "little")


FILES = {  # without the checksum behind them
    "small": noise(1, 500),
    "one": noise(2, 600),
    "whole": noise(3, 4092),
    "folder/one": noise(5, 4000),
}
BLOCKS = [noise(8, 4092), noise(9, 4088), noise(10, 4084), noise(11, 900)]  # the same, in one file

device = flash.formatted(36)
device.cells = memory = flash.Memory(device.cells)
flash.mount(device)
os.chdir("/flash")
sys.path[:] = [""]
os.mkdir("base")
for source in SOURCES:
    write(source, SOURCES[source])
write("one", with_check(FILES["one"]))
os.remove("one")  # its bytes stay where they were, until that room is needed
os.mkdir("folder")

for name in FILES:
    write(name, with_check(FILES[name]))
write("blocks", b"".join([with_check(block) for block in BLOCKS]))

sys.modules["rp2"] = flash.Port(memory)  # pyright: ignore
from base import flash_data

names = sorted(FILES)
views = flash_data.checked(*names)
views += flash_data.checked("blocks")
for block in range(len(BLOCKS)):
    names.append("block" + str(block))
    FILES[names[-1]] = BLOCKS[block]
right = [bytes(views[i]) == FILES[names[i]] for i in range(len(names))]
for i in range(16):
    write("other" + str(i), noise(i, 4096))
right = [right[i] and bytes(views[i]) == FILES[names[i]] for i in range(len(names))]
sys.modules["rp2"] = flash.Port(flash.Memory(b"\xff" * flash.BLOCK))  # pyright: ignore
views += flash_data.checked("one")
right.append(bytes(views[-1]) == FILES["one"])
names.append("elsewhere")
for i in range(len(memory)):
    memory[i] = 0
for i in range(len(names)):
    print(names[i], "copied" if any(views[i]) else "in place", right[i])

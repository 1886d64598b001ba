"""Save on a flash as full of files as a Pico's, with the first block taken at power-on or not.

Prints for both how many bytes of the flash the worst of all saves reads.
"""

# ruff: noqa: E402 - the imports have to wait until the path is set

import os
import sys

ROOT = __file__.replace("\\", "/").rpartition("/tests/")[0] or "."
sys.path.insert(0, ROOT)

import host_sim  # noqa: F401 - finds the firmware

# isort: split

from drivers.store import MAX_PAYLOAD, Store
from tests.on_micropython import flash

FOLDERS = 16
FILES = 9  # in each of them
REMOVED = 8  # one in so many files, so that there are free blocks wherever littlefs looks first
# So many make littlefs put the list of the saves' folder into a new block: it does that once the
# list was written anew a hundred times.
SAVES = 1000


class Counted(flash.Flash):
    """A flash that counts the bytes that are read."""

    read = 0

    def readblocks(self, block, buffer, offset=0):
        self.read += len(buffer)
        super().readblocks(block, buffer, offset)

    def _do(self, operation):
        flash.do(self.cells, operation)


def power_on(cells) -> tuple:
    """A flash with these contents, mounted, and the store on it."""
    device = Counted(cells)
    flash.mount(device)
    store = Store("/flash")
    store.load()
    return device, store


def worst(device, store) -> int:
    """The most bytes that a save reads."""
    most = 0
    for number in range(SAVES):
        store.begin(bytes(MAX_PAYLOAD - number % 200))
        before = device.read
        store.finish()
        most = max(most, device.read - before)
    flash.unmount()
    return most


cells = flash.formatted().cells
_, store = power_on(cells)
for folder in range(FOLDERS):
    os.mkdir(f"/flash/{folder}")
    for number in range(FILES):
        with open(f"/flash/{folder}/{number}", "wb") as file:
            file.write(bytes(5000))
for number in range(0, FOLDERS * FILES, REMOVED):
    os.remove(f"/flash/{number // FILES}/{number % FILES}")
store.save(b"")
flash.unmount()
later = bytearray(cells)
print(worst(*power_on(cells)))
device, store = power_on(later)
store.find_free_blocks()
print(worst(device, store))

"""Cut the power at every flash operation of a save, on real littlefs in a RAM flash.

After each cut the store must give the old record or the new one, and take the next.
"""

import vfs

from drivers.store import Store

BLOCK = 4096
BLOCKS = 32
PROGRAM = 256  # what the Pico's flash writes at once

_BLOCK_COUNT = 4
_BLOCK_SIZE = 5
_ERASE = 6
_EIO = 5


class Flash:
    """NOR flash whose power fails in its operation number `cut`, `tear` eighths through it.

    Nothing here allocates once it is made: littlefs also calls it while garbage is collected.
    """

    def __init__(self, cells):
        self.cells = cells
        self.operations = 0
        self.cut = 0  # 0: never
        self.tear = 0

    def readblocks(self, block, buffer, offset=0):
        start = block * BLOCK + offset
        for i in range(len(buffer)):
            buffer[i] = self.cells[start + i]

    def writeblocks(self, block, buffer, offset=0):
        start = block * BLOCK + offset
        done = self._survives(len(buffer))
        for i in range(done):
            self.cells[start + i] &= buffer[i]  # programming only clears bits
        return 0 if done == len(buffer) else -_EIO

    def ioctl(self, request, block):
        if request == _BLOCK_COUNT:
            return BLOCKS
        if request == _BLOCK_SIZE:
            return BLOCK
        if request == _ERASE:
            done = self._survives(BLOCK)
            for i in range(block * BLOCK, block * BLOCK + done):
                self.cells[i] = 0xFF
            return 0 if done == BLOCK else -_EIO
        return 0

    def _survives(self, n):
        """How many of an operation's `n` bytes are done; none once the power is gone."""
        self.operations += 1
        if not self.cut or self.operations < self.cut:
            return n
        return n * self.tear // 8 if self.operations == self.cut else 0


def mount(flash):
    vfs.mount(vfs.VfsLfs2(flash, progsize=PROGRAM), "/flash")
    return Store("/flash")


def save_and_cut(flash, old, new, cut, tear):
    """Cut the power in operation `cut` of `save(new)`; True when the save was done by then."""
    store = mount(flash)
    assert store.load() == old
    flash.cut = flash.operations + cut
    flash.tear = tear
    saved = store.save(new)
    flash.cut = 0
    vfs.umount("/flash")
    return saved


def power_returns(flash, old, new, saved, latest):
    """After a cut there is the old record or the new one, and the next save works."""
    store = mount(flash)
    found = store.load()
    assert found == new or (found == old and not saved)
    assert store.save(latest)
    assert store.load() == latest
    vfs.umount("/flash")


def sweep(start, old, new, latest):
    """Cut `save(new)` everywhere, each time from the flash `start` that holds `old`.

    Returns the number of cuts and the flash after the save that none hit.
    """
    cuts = 0
    cut = 1
    while True:
        for tear in range(8):
            flash = Flash(bytearray(start))
            saved = save_and_cut(flash, old, new, cut, tear)
            power_returns(flash, old, new, saved, latest)
            if saved:
                return cuts, flash.cells
            cuts += 1
        cut += 1


def main():
    flash = Flash(bytearray(b"\xff" * (BLOCK * BLOCKS)))
    vfs.VfsLfs2.mkfs(flash, progsize=PROGRAM)  # pyright: ignore  the stubs want a base class
    start = flash.cells
    cuts = 0
    old = None
    for generation in range(40):
        size = (1, 60, 300, 498)[generation & 3]
        new = bytes([generation]) * size
        latest = bytes([generation | 128]) * size
        survived, start = sweep(start, old, new, latest)
        cuts += survived
        old = latest
    print("survived", cuts, "cuts")


main()

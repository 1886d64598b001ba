"""A Pico's flash in memory, under a real littlefs, and what is left of it when the power fails.

Nothing runs on after a power cut. So a sweep need not cut anything: it lets the work be done once,
writes down every operation that reaches the flash, and puts together what each cut would leave.
"""

import vfs

BLOCK = 4096  # bytes that are erased at once
BLOCKS = 352  # of the file system on a Pico, which the image leaves 1408 KB
PROGRAM = 256  # bytes that are written at once, as MicroPython mounts it

_BLOCK_COUNT = 4
_BLOCK_SIZE = 5
_ERASE = 6

# How far an operation has come: its bytes below a share in quarters, or every other one of them.
SCATTERED = -1
TEARS = (0, 1, 2, 3, SCATTERED)


class Flash:
    """NOR flash: erasing sets all bits of a block, programming only clears bits.

    journal   every operation: (address, bytes to program, or None to erase); to be replaced by an
              empty list where a new one shall begin
    """

    def __init__(self, cells: bytearray):
        self.cells = cells
        self.blocks = len(cells) // BLOCK
        self.journal = []

    def readblocks(self, block: int, buffer, offset: int = 0) -> None:
        start = block * BLOCK + offset
        buffer[:] = memoryview(self.cells)[start : start + len(buffer)]

    def writeblocks(self, block: int, buffer, offset: int = 0) -> None:
        self._do((block * BLOCK + offset, bytes(buffer)))

    def ioctl(self, request: int, block: int) -> int:
        if request == _BLOCK_COUNT:
            return self.blocks
        if request == _BLOCK_SIZE:
            return BLOCK
        if request == _ERASE:
            self._do((block * BLOCK, None))
        return 0

    def _do(self, operation: tuple) -> None:
        self.journal.append(operation)
        do(self.cells, operation)


class Memory(bytearray):
    """What `rp2.Flash` is on a Pico: a block device to be read, and memory."""

    def readblocks(self, block, buffer, offset=0):
        Flash(self).readblocks(block, buffer, offset)

    def ioctl(self, request, argument):
        assert request in (_BLOCK_COUNT, _BLOCK_SIZE), "all that may be asked is its size"
        return Flash(self).ioctl(request, argument)


class Port:
    """The module `rp2`, on a board with that flash."""

    def __init__(self, memory):
        self._memory = memory

    def Flash(self):  # noqa: N802 - as MicroPython has it
        return self._memory


def do(cells: bytearray, operation: tuple, tear: int = 4) -> None:
    """Do an operation of a journal, or the part of it that `tear`, one of TEARS, leaves."""
    address, data = operation
    size = BLOCK if data is None else len(data)
    places = range(0, size, 2) if tear == SCATTERED else range(size * tear // 4)
    for i in places:
        cells[address + i] = 0xFF if data is None else cells[address + i] & data[i]


def formatted(blocks: int = BLOCKS) -> Flash:
    """A flash with an empty file system."""
    flash = Flash(bytearray(b"\xff" * (BLOCK * blocks)))
    vfs.VfsLfs2.mkfs(flash, progsize=PROGRAM)  # pyright: ignore  the stubs want a base class
    return flash


def mount(flash: Flash, times: bool = False) -> None:
    """Put it where a Pico's saves are looked for: in /flash.

    times: whether files have times, as on a Pico. littlefs looks for free blocks from a place that
    it draws from what is on the flash: with the time of day each run would be another one.
    """
    vfs.mount(vfs.VfsLfs2(flash, progsize=PROGRAM, mtime=times), "/flash")  # pyright: ignore


def unmount() -> None:
    vfs.umount("/flash")


def cuts(cells: bytearray, journal: list, stride: int = 1):
    """What is in the flash after a power cut in each operation: (its number, tear, cells).

    `cells` is what was there before them. Of `stride` cuts all but one are left out.
    """
    count = 0
    for number in range(len(journal)):
        for tear in TEARS:
            if count % stride == 0:
                left = bytearray(cells)
                do(left, journal[number], tear)
                yield number, tear, left
            count += 1
        do(cells, journal[number])

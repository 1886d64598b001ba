"""Constant data read in place in flash, which saves heap on a Pico.

Loading a .mpy file copies its constants to the heap. A Pico can also read its flash like memory:
`rp2.Flash` gives that memory (ports/rp2/rp2_flash.c), from MicroPython 1.25 on. So large constants
are in files of their own, and the finder tells where they lie. littlefs never moves the content of
a closed file (DESIGN.md, "CTZ skip-lists"). It stores files of up to 512 bytes among the names of
their folder, which do move: these files are copied. On other machines all files are copied. The
bytes are the same everywhere.

A file lies in blocks of the file system. The first block of a file has its content only. Each block
behind it begins with pointers to earlier blocks, so it has room for a little less.
"""

import binascii

from micropython import const

import finder
from finder import HOME

_BLOCK = const(4096)  # bytes
_POINTER = const(4)  # bytes
_CHECK = const(4)  # bytes of a CRC-32, low byte first
_CHECK_LINE = const(11)  # bytes of `check_line`


class Damaged(Exception):
    """The file `name` of the firmware is missing or damaged."""

    def __init__(self, name: str) -> None:
        super().__init__(name + " is missing or damaged: python3 tools/dev.py flash")
        self.name = name


def room(block: int) -> int:
    """Return the bytes of a file that one of its blocks has room for; block: 0 for the first."""
    if not block:
        return _BLOCK
    pointers = 1
    while not block & 1:
        block >>= 1
        pointers += 1
    return _BLOCK - _POINTER * pointers


def check_line(check: int) -> bytes:
    """Return the last line of a text file in a build; check: the CRC-32 of all before it."""
    return b"# %08x\n" % check


def is_damaged(text, check: int = 0) -> bool:
    """Return whether a text file ends with a check line that doesn't fit. Sources have none.

    text: the end of the file; check: the CRC-32 of what is before it.
    """
    end = max(0, len(text) - _CHECK_LINE)
    last = bytes(text[end:])
    if len(last) < _CHECK_LINE or last[:2] != b"# ":
        return False
    return last != check_line(binascii.crc32(text[:end], check))


def checked(*names: str) -> list:
    """Return the blocks of files without the CRC-32 that each block ends with. Raises Damaged."""
    flash, watched, opened = (None, None, open) if finder.works else _mount_flash()
    blocks = []
    for name in names:
        try:
            with opened(HOME + name, "rb") as file:
                blocks += blocks_of(name, file, flash, watched)
        except OSError:
            raise Damaged(name) from None
    return blocks


def copied(name: str):
    """Return the bytes of a checked file of one block, without its CRC-32. Raises Damaged.

    Where the finder doesn't work they are copied: to read 1 KB takes less time than to mount.
    """
    try:
        with open(HOME + name, "rb") as file:
            return blocks_of(name, file, None, None)[0]
    except OSError:
        raise Damaged(name) from None


class _Watched:
    """Read-only block device on a flash. `block` is the block read last."""

    def __init__(self, flash):
        self._flash = flash
        self.block = 0

    def readblocks(self, block: int, buffer, offset: int = 0) -> None:
        self.block = block
        self._flash.readblocks(block, buffer, offset)

    def ioctl(self, operation: int, argument: int):
        size_asked = operation in (4, 5)  # number of blocks, bytes in a block
        return self._flash.ioctl(operation, argument) if size_asked else None


def _mount_flash() -> tuple:
    """Return the flash as memory, its watched block device, and the function that opens a file.

    Mounts the file system a second time, for reading, which takes a Pico 20 ms: where the finder
    doesn't work only this tells where a file lies. A search for the file's bytes could find the
    remains of a removed file.
    """
    try:
        import rp2
        import vfs

        flash = rp2.Flash()
        watched = _Watched(flash)
        files = vfs.VfsLfs2(watched, readsize=512, progsize=512)  # pyright: ignore
        return memoryview(flash), watched, files.open  # pyright: ignore
    except (ImportError, TypeError, OSError):  # no Pico, a flash that is no memory, no littlefs
        return None, None, open


def blocks_of(name: str, file, flash, watched) -> list:
    """Return the blocks of a file; in place if they have the right CRC-32 there."""
    addresses = finder.works and finder.find(file)[0]
    size = file.seek(0, 2)
    start = 0
    blocks = []
    while start < size or not blocks:
        most = room(len(blocks))
        length = min(size - start, most)
        view = b""
        if addresses:
            at = int.from_bytes(addresses[4 * len(blocks) :][:4], "little")
            view = _memory(at + _BLOCK - most, length)
        elif flash:
            file.seek(start)
            file.read(1)  # enough to know the block
            at = watched.block * _BLOCK + _BLOCK - most
            view = flash[at : at + length]
        if not _is_whole(view):
            file.seek(start)
            view = memoryview(file.read(length))
            if not _is_whole(view):
                raise Damaged(name)
        blocks.append(view[:-_CHECK])
        start += length
    return blocks


def _memory(address: int, length: int):
    """Return a part of a Pico's memory."""
    import uctypes

    return memoryview(uctypes.bytearray_at(address, length))


def _is_whole(view) -> bool:
    """Return whether bytes end with their CRC-32."""
    end = len(view) - _CHECK
    return end > 0 and int.from_bytes(view[end:], "little") == binascii.crc32(view[:end])

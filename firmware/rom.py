"""Constant data that is read where it lies, in flash: a Pico's heap has no room to spare for it.

What a .mpy file holds is copied to the heap when it is loaded. But a Pico reads its flash as it
reads memory, and `rp2.Flash` hands that memory out (ports/rp2/rp2_flash.c, from 1.25 on). So large
constants are in files of their own, of at most one block of the file system: littlefs has such a
file begin with a block, and never moves what a closed file holds (DESIGN.md, "CTZ skip-lists").
Files of up to 512 bytes lie among the names of their folder, which do move: those are copied, and
so is everything where there is no such flash. The bytes are the same everywhere.
"""

import binascii

from micropython import const

_BLOCK = const(4096)  # bytes, and the most that a file may have
_CHECK = const(4)  # bytes of a CRC-32, low byte first
_SIZES = (4, 5)  # what a block device may be asked: how many blocks there are, of how many bytes

_HOME = __file__[: __file__.rfind("rom.")]  # the firmware's folder


class Damaged(Exception):
    """A file of the firmware is missing, or isn't as it was made; the message says which."""


def data(*names: str) -> list:
    """The bytes of files below the firmware's folder, as views. Raises Damaged.

    Some 30 ms on a Pico, and 5 for each file: ask for all that is needed at once.
    """
    flash, watched, opened = _looked_into()
    return [_view(name, flash, watched, opened) for name in names]


def checked(*names: str) -> list:
    """The same of files that end with the CRC-32 of their bytes, without it. Raises Damaged."""
    views = data(*names)
    for i in range(len(names)):
        end = len(views[i]) - _CHECK
        check = int.from_bytes(views[i][end:], "little")
        views[i] = views[i][:end]
        if end <= 0 or check != binascii.crc32(views[i]):
            raise _damaged(names[i])
    return views


class _Watched:
    """A flash to be read by a file system. `block` is the one that was read last."""

    def __init__(self, flash):
        self._flash = flash
        self.block = 0

    def readblocks(self, block: int, buffer, offset: int = 0) -> None:
        self.block = block
        self._flash.readblocks(block, buffer, offset)

    def ioctl(self, operation: int, argument: int):
        return self._flash.ioctl(operation, argument) if operation in _SIZES else None


def _looked_into() -> tuple:
    """The flash as memory, the same as it is watched, and what opens a file on it.

    The file system is mounted once more, for reading: nothing else tells where a file lies. Whoever
    searched for its bytes could find what is left of a file that was removed.
    """
    try:
        import rp2
        import vfs

        flash = rp2.Flash()
        watched = _Watched(flash)
        files = vfs.VfsLfs2(watched, readsize=512, progsize=512)  # pyright: ignore
        return memoryview(flash), watched, files.open  # pyright: ignore
    except (ImportError, OSError):  # no Pico, or no littlefs on it
        return None, None, open


def _view(name: str, flash, watched, opened) -> memoryview:
    try:
        with opened(_HOME + name, "rb") as file:
            read = file.read()
    except OSError:
        raise _damaged(name) from None
    if flash:
        start = watched.block * _BLOCK
        view = flash[start : start + len(read)]
        if view == read:
            return view
    return memoryview(read)


def _damaged(name: str) -> Damaged:
    return Damaged(name + " is missing or damaged: python3 tools/dev.py flash")

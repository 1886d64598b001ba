"""Constant data read in place in flash, which saves heap on a Pico.

Loading a .mpy file copies its constants to the heap. A Pico can also read its flash like memory:
`rp2.Flash` gives that memory (ports/rp2/rp2_flash.c, from 1.25 on). So large constants are in files
of their own, each at most one block of the file system. littlefs starts such a file at the start of
a block and never moves the content of a closed file (DESIGN.md, "CTZ skip-lists"). It stores files
of up to 512 bytes among the names of their folder, which do move: these files are copied. On other
machines all files are copied. The bytes are the same everywhere.
"""

import binascii

from micropython import const

from finder import HOME

_BLOCK = const(4096)  # bytes; also the maximum size of a file
_CHECK = const(4)  # bytes of a CRC-32, low byte first


class Damaged(Exception):
    """A file of the firmware is missing or damaged; the message says which."""


def data(*names: str) -> list:
    """Return the bytes of files in the firmware's folder, as memoryviews. Raises Damaged.

    Takes about 30 ms on a Pico, and 15 ms for each file, so ask for all files at once.
    """
    return _views(names, False)


def checked(*names: str) -> list:
    """Return the same for files that end with a CRC-32, without it. Raises Damaged."""
    views = _views(names, True)
    for i in range(len(names)):
        if not _is_whole(views[i]):
            raise damaged(names[i])
        views[i] = views[i][:-_CHECK]
    return views


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

    Mounts the file system a second time, for reading: only this tells where a file lies. A search
    for the file's bytes could find the remains of a removed file.
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


def _views(names, checked: bool) -> list:
    flash, watched, opened = _mount_flash()
    return [_view(name, flash, watched, opened, checked) for name in names]


def _view(name: str, flash, watched, opened, checked: bool) -> memoryview:
    """Return a file in place if it is; that is known by its CRC-32 or by comparing it."""
    try:
        with opened(HOME + name, "rb") as file:
            size = file.seek(0, 2)
            file.seek(0)
            read = file.read(1 if checked else size)  # a byte is enough to know the block
            if flash:
                start = watched.block * _BLOCK
                view = flash[start : start + size]
                if _is_whole(view) if checked else view == read:
                    return view
            file.seek(0)
            return memoryview(file.read())
    except OSError:
        raise damaged(name) from None


def _is_whole(view: memoryview) -> bool:
    """Return whether bytes end with their CRC-32."""
    end = len(view) - _CHECK
    return end > 0 and int.from_bytes(view[end:], "little") == binascii.crc32(view[:end])


def damaged(name: str) -> Damaged:
    """Return the exception for a file that is missing or damaged."""
    return Damaged(name + " is missing or damaged: python3 tools/dev.py flash")

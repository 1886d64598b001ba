"""Tests of the flash and of the memory."""

import gc
import os

from micropython import const

from drivers import remove
from drivers.store import FOLDER

_FILE = "/trial.tmp"
_PIECE = bytes(range(256))
_FILE_PIECES = const(16)  # 4 KB: a block of the flash
_FULL = const(28)  # errno ENOSPC
_LEFT = const(50)  # blocks beside the firmware: for saves, progress, records and an update
_OWN = (FOLDER, "progress", "records")
_COUNT_BLOCKS = const(4)  # operation of a block device
_IN_A_BLOCK = const(4088)  # bytes of a long file; eight are pointers, on average
_A_FOLDER = const(0x4000)
_IN_A_LIST = const(512)  # bytes: so small a file lies in the list of its folder
_ENTRY = const(36)  # bytes in that list besides the name and such a file
_LIST = const(2048)  # bytes; a longer one takes two more blocks
_MEMORY = const(32 * 1024)  # bytes in one piece, more than a match needs
_STRIDE = const(4 * 1024)  # bytes that are set or looked at in a step
_PATTERNS = (0x55, 0xAA)


def flash(folder: str):
    """Return whether a file in `folder` can be written, read back and removed. Yields each step."""
    path = folder + _FILE
    alike = True
    try:
        with open(path, "wb") as file:
            yield
            for _ in range(_FILE_PIECES):
                file.write(_PIECE)
                yield
        yield
        with open(path, "rb") as file:
            for _ in range(_FILE_PIECES):
                alike = file.read(len(_PIECE)) == _PIECE and alike
                yield
    except OSError:
        return False
    except GeneratorExit:  # nobody waits for the answer
        remove(path)
        raise
    return remove(path) and alike


def is_full(folder: str) -> bool:
    """Return whether the flash has no room for the folder of the saves; make it where there is."""
    try:
        os.mkdir("%s/%s" % (folder, FOLDER))
    except OSError as error:
        return error.errno == _FULL
    return False


def leaves_room(folder: str):
    """Return whether all other files leave the flash room for those that are made in play.

    Yields each step: a folder. `os.statvfs` is no help: it counts the blocks of each folder twice
    (lfs2_fs_traverse in lib/littlefs), and takes a Pico 57 ms.
    """
    try:
        import rp2
    except ImportError:  # no Pico: nobody knows
        return True
    left: int = rp2.Flash().ioctl(_COUNT_BLOCKS, 0)  # pyright: ignore[reportAssignmentType]
    folders = [""]
    while folders:
        path = folders.pop()
        listed = 0
        entries = os.ilistdir("%s/%s" % (folder, path))  # pyright: ignore[reportAttributeAccessIssue]
        for entry in entries:
            if len(entry) < 4:  # another file system, which is mounted here
                continue
            name, kind, _, size = entry
            listed += len(name) + _ENTRY
            if kind == _A_FOLDER:
                if path or name not in _OWN:
                    folders.append("%s%s/" % (path, name))
            elif size > _IN_A_LIST:
                left -= (size + _IN_A_BLOCK - 1) // _IN_A_BLOCK
            else:
                listed += size
        left -= 2 + listed // _LIST * 2
        yield
    return left >= _LEFT


def memory():
    """Return whether a large block is free and its bits can be changed. Yields each step."""
    gc.collect()
    yield
    try:
        block = memoryview(bytearray(_MEMORY))
    except MemoryError:
        return False
    for pattern in _PATTERNS:
        piece = bytes([pattern]) * 256
        for at in range(0, _MEMORY, 256):
            if not at % _STRIDE:
                yield
            block[at : at + 256] = piece
        for at in range(0, _MEMORY, 256):
            if not at % _STRIDE:
                yield
            if block[at : at + 256] != piece:
                return False
    return True

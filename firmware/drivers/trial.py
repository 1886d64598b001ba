"""Tests of the flash and of the memory."""

import gc
import os

from micropython import const

from drivers.store import remove

_FILE = "/trial.tmp"
_PIECE = bytes(range(256))
_FILE_PIECES = const(16)  # 4 KB: a block of the flash
_FREE = const(2)  # blocks that a folder takes
_LEFT = const(50)  # blocks beside the firmware: for saves, progress, records and an update
_OWN = ("saves", "progress", "records")
_BLOCK = const(4096)
_IN_A_LIST = const(1024)  # bytes: so small a file may lie in the list of its folder
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


def has_room(folder: str) -> bool:
    """Return whether the flash has room for another folder in `folder`. Takes some 10 ms."""
    return _free_blocks(folder) >= _FREE


def leaves_room(folder: str):
    """Return whether all other files leave the flash room for those that are made in play.

    Those that are there already count as room. Yields each step.
    """
    left = _free_blocks(folder)
    for own in _OWN:
        yield
        path = "%s/%s" % (folder, own)
        try:
            names = os.listdir(path)
        except OSError:
            continue
        left += _FREE
        for name in names:
            yield
            size = os.stat("%s/%s" % (path, name))[6]
            if size > _IN_A_LIST:
                left += (size + _BLOCK - 1) // _BLOCK
    return left >= _LEFT


def _free_blocks(folder: str) -> int:
    """Return how many blocks are free, or enough where the system can't tell."""
    try:
        return os.statvfs(folder + "/")[3]
    except (AttributeError, OSError):
        return _LEFT


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

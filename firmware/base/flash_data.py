"""Constant data of the firmware, read in place in flash where a Pico can.

Loading a .mpy file copies its constants to the heap. So large constants are in files of their own.
A built firmware has them in its packs, and `finder` tells where they lie; littlefs never moves the
content of a closed file (DESIGN.md, "CTZ skip-lists"). On other machines they are copied. The bytes
are the same everywhere.

A file of data is in pieces of PIECE bytes, the last one may have fewer. A piece lies in one block
of the flash. It ends with the CRC-32 of all before it.
"""

import binascii

from micropython import const

import finder
from finder import HOME

PIECE = 4084  # bytes, so that it fits into most blocks behind the pointers of littlefs
CHECK = 4  # bytes of a CRC-32, low byte first
_BLOCK = const(4096)


class Damaged(Exception):
    """The file `name` of the firmware is missing or damaged."""

    def __init__(self, name: str) -> None:
        super().__init__(name + " is missing or damaged: python3 tools/dev.py flash")
        self.name = name


def pieces(data):
    """Yield the pieces of a file of data."""
    for start in range(0, len(data) or 1, PIECE):
        yield data[start : start + PIECE]


def piece(name: str, number: int) -> str:
    """Return the name by which a pack has a piece of a file; number: from 0."""
    return name + (str(number) if number else "")


def pointers(block: int) -> int:
    """Return the bytes of pointers that a block of a file begins with; block: 0 for the first.

    They are one more than its number has factors 2.
    """
    found = 4 if block else 0
    while found and block & 1 == 0:
        block >>= 1
        found += 4
    return found


def is_there(name: str) -> bool:
    """Return whether a file is in the packs, as those of some languages may be left out."""
    return not finder.packs or finder.look_up(name) is not None


def checking():
    """Check the packs by their CRC-32; note the damaged ones. Yields after each block, 1 ms."""
    for pack in finder.packs:
        check = block = 0
        left = pack.size - CHECK
        while left:
            start = pointers(block)
            length = min(left, _BLOCK - start)
            check = binascii.crc32(pack.view(block, start, length), check)
            left -= length
            block += 1
            yield
        if check != pack.check:
            finder.damaged[pack.name] = False


def checked(*names: str) -> list:
    """Return the pieces of files without their CRC-32; in place if they can. Raises Damaged."""
    found = []
    for name in names:
        try:
            for view in _in_packs(name) if finder.packs else pieces(memoryview(read(name))):
                end = len(view) - CHECK
                if end <= 0 or int.from_bytes(view[end:], "little") != binascii.crc32(view[:end]):
                    raise Damaged(name)
                found.append(view[:end])
        except OSError:
            raise Damaged(name) from None
    return found


def _in_packs(name: str):
    """Yield the pieces of a file in the packs. Raises OSError if there is none."""
    found = finder.look_up(name)
    if not found:
        raise OSError(name)
    number = 0
    while found:
        yield found.view()
        number += 1
        found = finder.look_up(piece(name, number))


def read(name: str, start: int = 0, length: int = -1) -> bytes:
    """Return `length` bytes of a file of the firmware from `start` on, all by default.

    Raises OSError.
    """
    found = finder.look_up(name) if finder.packs else None
    if finder.packs and not found:
        raise OSError(name)
    if found and (length < 0 or length > found.length - start):
        length = found.length - start  # others follow
    with found.opened() if found else open(HOME + name, "rb") as file:
        file.seek(start, 1)
        return file.read(length)

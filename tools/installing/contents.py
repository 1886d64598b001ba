"""The files on a board, and its MicroPython, by tools/flashing/on_board.py, which runs there.

Each function is a part of a task; paths are relative to the root. Raises Failed, Lost and Odd.
"""

import binascii
import hashlib
from collections import namedtuple

from tools.installing.trouble import Odd

PIECE = 4096  # bytes sent at a time: a block of the Pico's flash
_ALL_FILES_S = 60  # to read all files or a folder; a Pico takes 1 s, an emulated one longer
_DIGITS = 64  # of a SHA-256
_LONGEST = 300  # letters of what a board says about itself

# A board and its MicroPython: `mpy` is `sys.implementation._mpy`, `blocks` are those of its file
# system, used ones included.
About = namedtuple("About", ("name", "version", "machine", "mpy", "blocks"))


def begin(facts):
    """Bring the functions onto the board; first of all."""
    yield "run", facts["onBoard"], 0


def about():
    """Return About."""
    return (yield from _read(_about, "about"))


def hashes(folders):
    """Return the SHA-256 of code at the root, and a dash for those of `folders` that are there."""
    return (yield from _read(_hashes, "hashes", sorted(folders), silent_s=_ALL_FILES_S))


def names(folder):
    """Return the names in `folder`, sorted; none if it is missing."""
    return sorted((yield from _call("names", folder)).splitlines())


def get(path):
    """Return the bytes of a file; none if it is missing."""
    return (yield from _read(binascii.a2b_base64, "get", path))


def free():
    """Return how many blocks are free."""
    return (yield from _read(int, "free"))


def put(path, data):
    """Write a file; return whether the board reads what was sent.

    Wherever it is cut the file is the old or the new one.
    """
    yield from _call("begin")
    for start in range(0, len(data), PIECE):
        text = binascii.b2a_base64(data[start : start + PIECE]).decode().strip()
        yield from _call("put", text)
    digest = binascii.hexlify(hashlib.sha256(data).digest()).decode()
    said = yield from _call("end", path, digest, silent_s=_ALL_FILES_S)
    return said.strip() == digest


def remove(path):
    """Remove a file, or a folder and all that is in it."""
    yield from _call("remove", path, silent_s=_ALL_FILES_S)


def make(folders):
    """Make those of `folders` that are missing."""
    yield from _call("make", sorted(folders))


def compact():
    """Have littlefs compact the directory of the root."""
    yield from _call("compact", silent_s=_ALL_FILES_S)


def _read(parse, function, *arguments, silent_s=0):
    """Call a function; return what `parse` makes of its output."""
    said = yield from _call(function, *arguments, silent_s=silent_s)
    try:
        return parse(said)
    except ValueError:
        raise Odd(said) from None


def _call(function, *arguments, silent_s=0):
    code = "%s(%s)" % (function, ", ".join([repr(argument) for argument in arguments]))
    return (yield "run", code, silent_s)


def _about(said):
    name, version, machine, mpy, blocks = said.splitlines()
    if not name or len(said) > _LONGEST:
        raise ValueError(said)
    numbers = tuple([int(part) for part in version.split(".")])
    return About(name, numbers, machine, int(mpy), int(blocks))


def _hashes(said):
    found = {}
    for line in said.splitlines():
        digest, path = line.split(" ", 1)
        if len(digest) not in (1, _DIGITS):
            raise ValueError(line)
        found[path] = digest
    return found

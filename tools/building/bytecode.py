"""Table of the functions in a .mpy file, which lets a Pico run them in place in flash.

`finder` reads the table, which ends the file; MicroPython stops reading before it. Each
function whose bytecode lies in one block of the file system has an entry of two numbers of 16 bits:
4096 times the number of its block, counted from the one in which the file begins in its pack, plus
the place in it, and the bytes of its bytecode. Three numbers of 16 bits come last: the number of
entries, the bytes of the file, and MAGIC. By them `finder` knows that the table is there and whole.
All numbers have the low byte first.

The format of .mpy files is that of py/persistentcode.c in MicroPython's sources, version 6.3.
"""

import struct
from collections.abc import Iterator
from typing import NamedTuple

from base import flash_data
from tools.trouble import Trouble

_BLOCK = 4096
_BLOCKS = 16  # of the largest file with a table: its number has four bits in an entry
_SHORTEST = 8  # bytes of a function with an entry: shorter ones save nothing
MAGIC = 0x7AB1

_END = struct.Struct("<3H")

_BYTECODE, _NATIVE, _VIPER, _ASSEMBLER = range(4)  # kinds of code
_RELOCATIONS, _CONSTANTS, _VARIABLES = 0x10, 0x20, 0x40  # flags of viper code
_WITHOUT_CONTENT = 5  # types of objects below this one
_TEXTS = (5, 6)  # str and bytes, which end with a zero
_TUPLE = 10


class Span(NamedTuple):
    """Where the bytecode of a function is in a file."""

    start: int
    length: int


def with_table(mpy: bytes, block: int = 0, place: int = 0) -> bytes:
    """Return a .mpy file with its table behind it, for a place in a block of a pack.

    Raises Trouble for a file of too many blocks.
    """
    entries = [*_entries(mpy, functions(mpy), block, place)]
    size = _END.size + sum(map(len, entries))
    start = len(mpy) + len(mpy) % 2
    number, at = _block(start, block, place)
    if at + size > _BLOCK:
        number += 1
        start += _BLOCK - at
    if number >= _BLOCKS:
        raise Trouble(f"a .mpy file has {len(mpy)} bytes, more than its table can be for")
    end = _END.pack(len(entries), start + size, MAGIC)
    return b"".join((mpy.ljust(start, b"\0"), *entries, end))


def entries(content: bytes) -> int:
    """Return how many functions the table at the end has."""
    return _END.unpack(content[-_END.size :])[0]


def functions(mpy: bytes) -> list[Span]:
    """Return where the bytecode of each function is, in the order of the file. Raises Trouble."""
    reader = _Reader(mpy)
    spans = [*reader.functions()]
    if reader.end != len(mpy):
        raise Trouble("a .mpy file has another format than the one that is read here")
    return spans


def _entries(mpy: bytes, spans: list[Span], block: int, place: int) -> Iterator[bytes]:
    """Yield the entries of the functions that can be told apart and lie in one block."""
    codes = [mpy[span.start : span.start + span.length] for span in spans]
    for span, code in zip(spans, codes, strict=True):
        number, at = _block(span.start, block, place)
        begins_another = any(other.startswith(code) and other != code for other in codes)
        in_one = at + span.length <= _BLOCK and number < _BLOCKS
        if span.length >= _SHORTEST and in_one and not begins_another:
            yield struct.pack("<2H", number * _BLOCK + at, span.length)


def _block(at: int, block: int, place: int) -> tuple[int, int]:
    """Return how many blocks behind that of its file's start a byte is, and its place there."""
    number = 0
    while place + at >= _BLOCK:
        at -= _BLOCK - place
        number += 1
        place = flash_data.pointers(block + number)
    return number, place + at


class _Reader:
    """Reader of a .mpy file; `end` is where the bytes read so far end."""

    def __init__(self, mpy: bytes):
        self._bytes = mpy
        self.end = 4  # of marker, version, architecture and bits of an int

    def functions(self) -> Iterator[Span]:
        names, objects = self._number(), self._number()
        for _ in range(names):
            self._skip_name()
        for _ in range(objects):
            self._skip_object()
        return self._code()

    def _code(self) -> Iterator[Span]:
        """Read a function, class or module and all that is defined in it."""
        head = self._number()
        kind, has_children, length = head & 3, head & 4, head >> 3
        if kind == _BYTECODE:
            yield Span(self.end, length)
        self.end += length
        if kind == _NATIVE:
            self._number()  # place of its prelude
        elif kind != _BYTECODE:
            self._skip_native(kind)
        if has_children:
            for _ in range(self._number()):
                yield from self._code()

    def _skip_native(self, kind: int) -> None:
        flags = self._number()
        if kind == _ASSEMBLER:
            self._number()  # number and types of arguments
            self._number()
        if flags & (_RELOCATIONS | _CONSTANTS | _VARIABLES):
            raise Trouble("a .mpy file has native code with data, which can't be read here")

    def _skip_name(self) -> None:
        length = self._number()
        if not length & 1:  # else a number that MicroPython knows
            self.end += (length >> 1) + 1

    def _skip_object(self) -> None:
        kind = self._bytes[self.end]
        self.end += 1
        if kind >= _WITHOUT_CONTENT:
            count = self._number()
            if kind == _TUPLE:
                for _ in range(count):
                    self._skip_object()
            else:
                self.end += count + (kind in _TEXTS)

    def _number(self) -> int:
        """Read a number: seven bits in each byte, the highest first."""
        number = 0
        while True:
            byte = self._bytes[self.end]
            self.end += 1
            number = number << 7 | byte & 127
            if byte < 128:
                return number

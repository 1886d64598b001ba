"""A new littlefs file system, as MicroPython formats and mounts it on a Pico.

The format: https://github.com/littlefs-project/littlefs, SPEC.md, version 2.1. A folder is a
metadata pair: two blocks, of which one has its entries and the other is erased. Each pair names the
next one of all pairs. Files above 512 bytes have blocks of their own.

All files are at the root, so that the number of blocks is that of a board on which the same files
were copied.
"""

import binascii
import struct
from collections import namedtuple

BLOCK = 4096

_PROGRAM = 256  # bytes written at once: the end of a log is a multiple of it
_MOST_INLINE = 512  # bytes of a file that is stored in its folder
_ERASED = b"\xff"

_VERSION = 0x00020001
_LIMITS = (255, 0x7FFFFFFF, 1022)  # bytes of a name, a file, an attribute

_FILE, _FOLDER, _SUPERBLOCK = 0x001, 0x002, 0x0FF  # types of tags
_PAIR_OF_FOLDER, _INLINE, _BLOCKS_OF_FILE = 0x200, 0x201, 0x202
_END_OF_LOG, _NEXT_FOLDER = 0x500, 0x600
_OF_NO_FILE = 0x3FF


# A name in a folder: the types of its two tags, and their data.
_Entry = namedtuple("_Entry", ("kind", "name", "structure", "data"))


def image(files, count: int, empty=()):
    """Return the used blocks, by number, of a file system of `count` blocks.

    files: bytes by name, at the root, few enough for one block with their names; empty: folders of
    the root with nothing in them

    The other blocks are free: they may contain anything.
    """
    limits = struct.pack("<6I", _VERSION, BLOCK, count, *_LIMITS)
    root = [_Entry(_SUPERBLOCK, b"littlefs", _INLINE, limits)]
    blocks = {0: _ERASED * BLOCK, 1: _ERASED * BLOCK}
    pairs = [(0, root)]  # first block and entries of each
    found = []
    for folder in empty:
        number = len(blocks)
        blocks[number] = blocks[number + 1] = _ERASED * BLOCK
        pairs.append((number, []))
        found.append(_Entry(_FOLDER, folder.encode(), _PAIR_OF_FOLDER, _pair(number)))
    for name, data in files.items():
        found.append(_Entry(_FILE, name.encode(), *_stored(data, blocks)))
    root += sorted(found, key=lambda entry: entry.name)
    for place, (number, entries) in enumerate(pairs):
        blocks[number] = _log(entries, [_pair(after) for after, _ in pairs[place + 1 : place + 2]])
    return blocks


def blocks(sizes) -> int:
    """Return how many blocks files of so many bytes take at the root, with the root itself.

    It may be one more for a file that ends within 24 bytes of a block's end.
    """
    own = [-(-(size - 8) // (BLOCK - 8)) for size in sizes if size > _MOST_INLINE]
    return 2 + sum(own)


def _stored(data: bytes, blocks):
    """Put a file into new blocks, or none if it is short; return its tag's type and data.

    Each block but the first begins with the numbers of earlier ones: of the block before it, and
    of those 2, 4, 8 … before it as far as these divide its place.
    """
    if len(data) <= _MOST_INLINE:
        return _INLINE, data
    numbers = []
    at = 0
    while at < len(data):
        place = len(numbers)
        pointers = b""
        before = 1
        while place and place % before == 0:
            pointers += struct.pack("<I", numbers[place - before])
            before *= 2
        end = at + BLOCK - len(pointers)
        numbers.append(len(blocks))
        blocks[len(blocks)] = _filled(pointers + data[at:end])
        at = end
    return _BLOCKS_OF_FILE, struct.pack("<2I", numbers[-1], len(data))


def _log(entries, following) -> bytes:
    """Return the block with the entries of a pair, and the address of the following one, if any."""
    tags = []
    for number, entry in enumerate(entries):
        tags += [(entry.kind, number, entry.name), (entry.structure, number, entry.data)]
    tags += [(_NEXT_FOLDER, _OF_NO_FILE, address) for address in following]
    log = bytearray(struct.pack("<I", 1))  # revision
    before = 0xFFFFFFFF
    for kind, number, data in tags:
        tag = _tag(kind, number, len(data))
        log += struct.pack(">I", tag ^ before) + data
        before = tag
    rest = 4 + -(len(log) + 8) % _PROGRAM  # the check, and up to the next write
    log += struct.pack(">I", _tag(_END_OF_LOG, _OF_NO_FILE, rest) ^ before)
    log += struct.pack("<I", binascii.crc32(log) ^ 0xFFFFFFFF)
    return _filled(bytes(log))


def _filled(data: bytes) -> bytes:
    """Return the block that begins with these bytes."""
    return data + _ERASED * (BLOCK - len(data))


def _pair(block: int) -> bytes:
    """Return the address of a pair by its first block."""
    return struct.pack("<2I", block, block + 1)


def _tag(kind: int, number: int, size: int) -> int:
    return kind << 20 | number << 10 | size

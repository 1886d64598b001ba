"""A new littlefs file system, as MicroPython formats and mounts it on a Pico.

The format: https://github.com/littlefs-project/littlefs, SPEC.md, version 2.1. A folder is one or
more metadata pairs: two blocks, of which one has its entries and the other is erased. Each pair
names the next one of all pairs. Files above 512 bytes have blocks of their own.

Folders are made as short as littlefs itself makes them when it compacts them, so the number of
blocks is that of a board on which the same files were copied.
"""

import binascii
import struct
from collections import namedtuple

BLOCK = 4096

_PROGRAM = 256  # bytes written at once: the end of a log is a multiple of it
_MOST_INLINE = 512  # bytes of a file that is stored in its folder
_MOST_IN_A_PAIR = BLOCK // 2  # bytes of entries; littlefs splits a folder above that
_ERASED = b"\xff"

_VERSION = 0x00020001
_LIMITS = (255, 0x7FFFFFFF, 1022)  # bytes of a name, a file, an attribute

_FILE, _FOLDER, _SUPERBLOCK = 0x001, 0x002, 0x0FF  # types of tags
_PAIR_OF_FOLDER, _INLINE, _BLOCKS_OF_FILE = 0x200, 0x201, 0x202
_END_OF_LOG, _NEXT_FOLDER, _SAME_FOLDER = 0x500, 0x600, 0x601
_OF_NO_FILE = 0x3FF


# A name in a folder: the types of its two tags, and their data.
_Entry = namedtuple("_Entry", ("kind", "name", "structure", "data"))

# A metadata pair: its first block, its entries, and whether its folder goes on in the next.
_Pair = namedtuple("_Pair", ("block", "entries", "continues"))


def image(files, count: int, empty=()):
    """Return the used blocks, by number, of a file system of `count` blocks.

    files: bytes by path; empty: folders of the root with nothing in them

    The other blocks are free: they may contain anything.
    """
    blocks = {0: _ERASED * BLOCK, 1: _ERASED * BLOCK}  # the root's first pair
    superblock = _Entry(
        _SUPERBLOCK, b"littlefs", _INLINE, struct.pack("<6I", _VERSION, BLOCK, count, *_LIMITS)
    )
    pairs = []
    folders = _folders(files)
    for folder in empty:
        folders[""][folder] = None
        folders[folder] = {}
    found = {}  # where each folder begins
    for folder in sorted(folders, reverse=True):  # a folder after those in it
        entries = [] if folder else [superblock]
        for name, data in sorted(folders[folder].items(), key=lambda item: item[0].encode()):
            if data is None:
                below = found[(folder + "/" + name).lstrip("/")]
                entries.append(_Entry(_FOLDER, name.encode(), _PAIR_OF_FOLDER, below))
            else:
                entries.append(_Entry(_FILE, name.encode(), *_stored(data, blocks)))
        own = _pairs(entries, blocks, len(blocks) if folder else 0)
        found[folder] = _address(own[0])
        pairs = own + pairs  # the root's come first
    for number, pair in enumerate(pairs):
        blocks[pair.block] = _log(pair, pairs[number + 1 : number + 2])
    return blocks


def blocks(sizes) -> int:
    """Return how many blocks files of so many bytes take at the root, with the root itself.

    It may be one more for a file that ends within 24 bytes of a block's end.
    """
    own = [-(-(size - 8) // (BLOCK - 8)) for size in sizes if size > _MOST_INLINE]
    return 2 + sum(own)


def _folders(files):
    """Return the contents of each folder by path, "" for the root; None stands for a folder."""
    found = {"": {}}
    for path, data in files.items():
        content = data
        while path:
            folder, _, name = path.rpartition("/")
            found.setdefault(folder, {})[name] = content
            path, content = folder, None
    return found


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


def _pairs(entries, blocks, first: int):
    """Return the pairs of a folder; they take the blocks from `first` on, then new ones."""
    parts = [[]]
    for entry in entries:
        if sum([_size(other) for other in parts[-1] + [entry]]) > _MOST_IN_A_PAIR:
            parts.append([])
        parts[-1].append(entry)
    made = []
    for part in parts:
        block = len(blocks) if made else first
        blocks[block] = blocks[block + 1] = _ERASED * BLOCK
        made.append(_Pair(block, part, part is not parts[-1]))
    return made


def _log(pair: _Pair, following) -> bytes:
    """Return the block with the entries of a pair, and the address of the following one."""
    tags = []
    for number, entry in enumerate(pair.entries):
        tags += [(entry.kind, number, entry.name), (entry.structure, number, entry.data)]
    for after in following:
        tags.append(
            (_SAME_FOLDER if pair.continues else _NEXT_FOLDER, _OF_NO_FILE, _address(after))
        )
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


def _size(entry: _Entry) -> int:
    """Return the bytes that an entry takes."""
    return 4 + len(entry.name) + 4 + len(entry.data)


def _address(pair: _Pair) -> bytes:
    return struct.pack("<2I", pair.block, pair.block + 1)


def _tag(kind: int, number: int, size: int) -> int:
    return kind << 20 | number << 10 | size

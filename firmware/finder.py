"""Finder of what a built firmware has in its packs: modules, which run in flash, data and texts.

A pack is a file with many others; tools/building/packs.py writes it. The core has what every game
needs, the pack of a game the rest. An index is searched where it lies in flash. The core begins
with this module and has its name, so the two are of one version: MicroPython reads the file up to
the module's end. The sources have no packs, and nothing is found here.

Running in place, which saves heap: MicroPython copies the bytecode of a module to the heap. But a
Pico reads its flash like memory, and littlefs never moves the content of a closed file. So the
functions of a loaded module are made to refer to their bytecode in the pack, and the copies become
garbage. Functions within functions keep their copies, and so does this module.

Each module ends with a table of its functions (tools/building/bytecode.py). A function is changed
only if its copy equals the bytes that the table points to. The places in MicroPython's objects are
as below from 1.24 on (py/objfun.h, py/obj.h, extmod/vfs_lfs.c, lib/littlefs/lfs2.h). Where they are
not, nothing is changed: `_prove` looks for two known functions, and what is read is always in RAM
or in the flash of the file system.
"""

import binascii
import os
import struct
import sys

import micropython
from micropython import const

HOME = __file__[: __file__.rfind("finder")]  # the firmware's folder
CORE = "finder.mpy"
PACK = ".pack"  # ends the names of the others

works = False  # whether functions can run in place on this board
packs = []  # those that can be used, the core first
damaged = {}  # by the names of the other packs, whether they are only made for another core
ahead = {}  # open files of modules that are imported next, by their paths
files = {}  # blocks and table of each module that may still be made to run in place
in_place = 0  # how many of the loaded functions do

_DIRECTORY = tuple([0x4000] + 9 * [0])  # as `os.stat` returns it
_FILE = tuple([0x8000] + 9 * [0])
_RAM = const(0x20000000)
_BLOCK = const(4096)  # bytes of a block of littlefs
_FILE_BLOCKS = const(64)  # of the largest pack

# The end of a pack: the core it is for, block and place of its text, the bytes of that, the entries
# of the index behind it, a mark with the format, the pack's bytes, and a CRC-32 of all before.
TAIL = "<2I2H4s2I"  # 24 bytes; `main` knows the place of the pack's bytes
MARK = b"Reg1"
ENTRY = const(12)  # bytes: the check of a name, its block and place there, its length

_END = const(6)  # bytes of the end of a table: its entries, the module's bytes, and _MAGIC
_MAGIC = const(0x7AB1)
_SHORTEST = const(8)  # bytes of a function that has an entry

# Places in words of four bytes
_LAST_BLOCK = const(14)  # in an open file of littlefs
_SLOTS = const(2)  # in a dictionary: their number,
_TABLE = const(3)  # and the address of their keys and values
_TYPE = const(0)  # in a function
_BYTECODE = const(3)  # its address

_ram_end = 0x20082000 if "RP2350" in str(sys.implementation) else 0x20042000
_flash: tuple[int, int] = (0, 0)  # the file system's address and number of blocks


class Pack:
    """A pack in the firmware's folder. Raises ValueError if it is not whole, or no pack.

    name        of its file
    text        "core", the code of a language, or the place in the menu, two digits, and the game
    made_for    a number for the core that it was built with
    blocks      the addresses of its blocks, four bytes each; none unless the finder works
    """

    def __init__(self, name: str):
        self.name = name
        with open(HOME + name, "rb") as file:
            size = file.seek(0, 2)
            file.seek(max(0, size - 24))
            tail = (bytes(24) + file.read())[-24:]
            read = struct.unpack(TAIL, tail)
            self.made_for, place, words, self.count, mark, self.size, self.check = read
            if mark != MARK or size != self.size:
                raise ValueError(name)
            self.blocks = find_blocks(file, size) if works else b""
        block, place = divmod(place, _BLOCK)
        self.text = str(self.view(block, place, words), "utf-8")
        self.index = self.view(block, place + words, ENTRY * self.count)

    def view(self, block: int, place: int, length: int):
        """Return the bytes at a place of a block, which they don't leave; in place if they can."""
        if not self.blocks:
            with self.opened(block, place) as file:
                return memoryview(file.read(length))
        import uctypes

        (start,) = struct.unpack_from("<I", self.blocks, 4 * block)
        return memoryview(uctypes.bytearray_at(start + place, length))

    def opened(self, block: int, place: int):
        """Return the open file, where a place of a block is."""
        file = open(HOME + self.name, "rb")  # noqa: SIM115
        # There are 2 * n pointers up to and with block n, less the ones among n's binary digits.
        before = 2 * block - bin(block).count("1")
        file.seek(block * _BLOCK + place - 4 * before)
        return file


class Found:
    """Where a file lies in a pack: a place in a block, and its bytes."""

    def __init__(self, pack: Pack, at: int):
        self.pack = pack
        _, place, self.length = struct.unpack_from("<3I", pack.index, at)
        self.block, self.place = divmod(place, _BLOCK)

    def opened(self):
        """Return its pack, open, where the file begins."""
        return self.pack.opened(self.block, self.place)

    def view(self):
        """Return the bytes of a file that lies in one block; in place if they can."""
        return self.pack.view(self.block, self.place, self.length)

    def table(self, blocks) -> tuple[bytearray, int]:
        """Return the blocks of a module and the address of the end of its table, 0 without one.

        blocks: those of its pack; those returned begin with that in which the module does
        """
        own = blocks[4 * self.block :]
        end = _end(self.block, self.place, self.length)
        return own, _find(end, self.length, own) if 4 * (end >> 16) < len(own) else 0


def look_up(path: str):
    """Return where a file lies in the packs, as Found; None if in none of them."""
    check = check_of(path)
    for pack in packs:
        at = _search(pack.index, pack.count, check)
        if at >= 0:
            return Found(pack, at)
    return None


def check_of(path: str) -> int:
    """Return the number by which an index has a path, 30 bits."""
    return binascii.crc32(path.encode()) & 0x3FFFFFFF


class Modules:
    """Read-only file system of MicroPython with the modules in the packs."""

    def mount(self, *_) -> None: ...

    def stat(self, path: str) -> tuple:
        """Return the kind of a file, in ten numbers as `os.stat`. Raises OSError if not found."""
        if path == "/wiring.mpy":
            return os.stat(HOME + path[1:])
        compiled = path.endswith(".mpy")
        if look_up(path[1:] if compiled else path[1:] + "/__init__.mpy"):
            return _FILE if compiled else _DIRECTORY
        raise OSError(2)  # ENOENT

    def open(self, path: str, mode: str):
        """Open a module that `stat` has found."""
        found = look_up(path[1:])
        if not found:
            return open(HOME + path[1:], mode)
        file = ahead.pop(path, None) or found.opened()
        if works:
            own = found.table(found.pack.blocks)
            if own[1]:
                name = path[1:-4].replace("/__init__", "")  # of "/base/loader.mpy"
                files[name.replace("/", ".")] = own
        return file


def find_blocks(file, size: int) -> bytearray:
    """Return the addresses of an open file's blocks, four bytes each; none if one can't be."""
    if not 0 < size < _BLOCK * (_FILE_BLOCKS - 1):
        return bytearray()
    last = _end(0, 0, size) >> 16
    blocks = bytearray(4 * (last + 1))
    found = _follow(*_flash, _word(id(file), _LAST_BLOCK), last, blocks)
    return blocks if found else bytearray()


def run_in_place(modules) -> None:
    """Run the functions of loaded modules in place. None of them may be running."""
    global in_place
    for module in modules if files else ():
        found = files.pop(module.__name__, None)
        if found:
            in_place += _use(module.__dict__, *found)


def _prove() -> bool:
    """Return whether MicroPython's objects are as expected here; note where the flash is.

    If so, the last two entries in this module's table lead to the bytecode of a known function and
    of a known generator, found in a known dictionary. Other entries don't count: at a wrong place
    there may be another function of this module.
    """
    global _flash
    try:
        import rp2
        import uctypes

        flash = rp2.Flash()
        _flash = uctypes.addressof(flash), flash.ioctl(4, 0)  # pyright: ignore
        own = look_up(CORE)
        with own.opened() as file:
            found = own.table(find_blocks(file, file.seek(0, 2)))
    except (AttributeError, ImportError, TypeError, OSError):  # before 1.25 flash is no memory
        return False
    known = {0: _use, 1: _generator}
    table = _word(id(known), _TABLE)
    return (
        found[1] > 0
        and _word(id(known), _SLOTS) == 2
        and _RAM <= table <= _ram_end - 8 * 2  # eight bytes a slot
        and table & 3 == 0
        and _word(id(_generator), _TYPE) == id(type(_generator))
        and _use(known, *found, 0) == 2
    )


def _open_pack(name: str) -> None:
    """Open a pack, and note whether it can be used."""
    try:
        pack = Pack(name)
        if not packs or pack.made_for == packs[0].made_for:
            packs.append(pack)
        else:
            damaged[name] = True
    except (OSError, ValueError):
        damaged[name] = False


# `_prove` knows the next two by their place: their entries are the last ones of the table.
def _use(module: dict, blocks, table: int, change: int = 1) -> int:
    """Run the functions of a module in place, by its names and its table; return their number.

    Without `change` they are only counted, and only those with the last two entries of the table.
    """
    function, generator = id(type(_use)), id(type(_generator))
    count = _move(id(module), blocks, table, _ram_end, function, generator, change)
    for value in module.values():
        if isinstance(value, type) and id(value) >= _RAM:
            names = id(value.__dict__)
            count += _move(names, blocks, table, _ram_end, function, generator, change)
    return count


def _generator():
    yield


@micropython.viper
def _word(address: int, place: int) -> int:
    """Return a word of memory."""
    return ptr32(address)[place]


@micropython.viper
def _search(index: ptr8, count: int, check: int) -> int:
    """Return where the entry with a check is in a sorted index; -1 if there is none."""
    low = 0
    while low < count:
        middle = (low + count) >> 1
        at = 12 * middle  # ENTRY
        found = index[at] | index[at + 1] << 8 | index[at + 2] << 16 | index[at + 3] << 24
        if found == check:
            return at
        if found < check:
            low = middle + 1
        else:
            count = middle
    return 0 - 1


@micropython.viper
def _end(block: int, place: int, length: int) -> int:
    """Return where bytes end: how many blocks behind, above 16 bits, and the place there."""
    number = 0
    room = _BLOCK - place
    left = length
    while left > room:
        left -= room
        number += 1
        rest = block + number
        room = _BLOCK - 4
        while rest & 1 == 0:
            rest >>= 1
            room -= 4
    return number << 16 | _BLOCK - room + left


@micropython.viper
def _follow(start: int, count: int, last_block: int, last: int, blocks) -> int:
    """Put the addresses of a file's blocks into `blocks`; return 0 if one can't be.

    start, count    the address of the file system, and its number of blocks
    """
    addresses = ptr32(blocks)
    block = last_block
    for place in range(last, -1, -1):
        if block < 0 or block >= count:
            return 0
        addresses[place] = start + block * _BLOCK
        block = ptr32(addresses[place])[0]  # all blocks but the first begin with the one before
    return 1


@micropython.viper
def _find(end: int, size: int, blocks) -> int:
    """Return the address of the end of a module's table, 0 if it has no whole one."""
    number = end >> 16
    last = end & 0xFFFF
    if end < _END or last & 1:
        return 0
    end = int(ptr32(blocks)[number]) + last - _END
    numbers = ptr16(end)
    entry = int(numbers[0])
    if numbers[2] != _MAGIC or numbers[1] != size or 4 * entry + _END > last:
        return 0
    entries = ptr16(end - 4 * entry)
    while entry > 0:
        entry -= 1
        place = int(entries[2 * entry])
        length = int(entries[2 * entry + 1])
        if length < _SHORTEST or place >> 12 > number or (place & 4095) + length > _BLOCK:
            return 0
    return end


@micropython.viper
def _move(
    dictionary: int, blocks, table: int, ram_end: int, function: int, generator: int, change: int
) -> int:
    """Run the functions in a dictionary in place, those of two types; see `_use`."""
    addresses = ptr32(blocks)
    slots = int(ptr32(dictionary)[_SLOTS])
    values = ptr32(ptr32(dictionary)[_TABLE])
    count = int(ptr16(table)[0])
    if change == 0 and count > 2:
        count = 2
    entries = ptr16(table - 4 * count)
    moved = 0
    for slot in range(slots):
        value = int(values[2 * slot + 1])
        if value & 3 == 0 and value >= _RAM and value <= ram_end - 16:
            words = ptr32(value)
            kind = int(words[_TYPE])
            address = int(words[_BYTECODE])
            is_function = (kind - function) * (kind - generator) == 0
            if is_function and address >= _RAM and address < ram_end:
                copy = ptr8(address)
                for entry in range(count):
                    place = int(entries[2 * entry])
                    left = int(entries[2 * entry + 1])
                    if left > ram_end - address:
                        continue
                    found = int(addresses[place >> 12]) + (place & 4095)
                    original = ptr8(found)
                    at = 0
                    while left > 0 and original[at] == copy[at]:
                        at += 1
                        left -= 1
                    if left == 0:
                        if change:
                            words[_BYTECODE] = found
                        moved += 1
                        break
    return moved


_names = os.listdir(HOME or ".")
if CORE in _names:
    _open_pack(CORE)
    if not packs:
        raise ImportError("no whole file " + CORE)
    if sys.platform == "rp2" and _prove():
        works = True
        packs.clear()
        _open_pack(CORE)  # again, in place
    for _name in sorted(_names):
        if _name.endswith(PACK):
            _open_pack(_name)
    del _open_pack, _prove, _names  # and their code
    import vfs

    vfs.mount(Modules(), "/m")  # short: each module's path stays in memory
    sys.path.append("/m")
    if sys.platform == "rp2":
        # Without a path what is built in is found at once; else files are looked for first, 2 ms.
        sys.path[:] = []
        for _name in ("array", "machine", "time"):
            sys.modules[_name] = __import__(_name)
        sys.path[:] = ["/m", ".frozen"]  # and no /lib, where it looks for `machine` too

"""Finder of the firmware's modules on a Pico: an import looks up less, functions run in flash.

Looking up: for each import MicroPython looks for a folder, then for a .py file, then for a .mpy
file, each time from the root of the file system: about 2.5 ms a look on a Pico, more than many
modules take to load. In a built firmware only the last look is needed: the build lists its packages
in a file, and all modules in them are .mpy files. A .py file that is copied by hand into a package
of a built firmware is not found. A module that is cut is not read.

Running in place, which saves heap: MicroPython copies the bytecode of a module to the heap. But a
Pico reads its flash like memory, and littlefs never moves the content of a closed file. So once a
module is loaded, its functions and methods are made to refer to their bytecode in the module's
file, and the copies become garbage. Functions within functions keep their copies.

The build ends each .mpy file with a table of its functions (tools/building/bytecode.py). A function
is changed only if its copy equals the bytes that the table points to. The places in MicroPython's
objects are as below from 1.24 on (py/objfun.h, py/obj.h, extmod/vfs_lfs.c, lib/littlefs/lfs2.h).
Where they are not, nothing is changed: `_prove` looks for two known functions, and what is read is
always in RAM or in the flash of the file system.

`main` imports this module before all others, so it keeps its own copies.
"""

import sys

import micropython
from micropython import const

HOME = __file__[: __file__.rfind("finder")]  # the firmware's folder
LIST = "base/packages.txt"

works = False  # whether functions can run in place on this board
ahead = {}  # open files of modules that are imported next, by their paths
in_place = 0  # how many of the loaded functions do

_DIRECTORY = tuple([0x4000] + 9 * [0])  # as `os.stat` returns it
_FILE = tuple([0x8000] + 9 * [0])
_NOT_FOUND = const(2)  # errno ENOENT
_COUNT_BLOCKS = const(4)  # operation of a block device

_RAM = const(0x20000000)
_RP2040_END = const(0x20042000)  # of RAM
_RP2350_END = const(0x20082000)

_BLOCK = const(4096)  # bytes of a block of littlefs
_FILE_BLOCKS = const(16)  # in the largest file: a table has four bits for the number of a block

# The end of a table: three numbers of 16 bits.
_END = const(6)  # bytes
_LENGTH = const(1)  # its second number: the bytes of the file
_MAGIC_AT = const(2)  # its third
_MAGIC = const(0x7AB1)
_SHORTEST = const(8)  # bytes of a function that has an entry

# The places, in words of four bytes: in an open file of littlefs
_LAST_BLOCK = const(14)
_SIZE = const(15)
# in a dictionary: the number of its slots, and the address of their keys and values
_SLOTS = const(2)
_TABLE = const(3)
# in a function: its type, and the address of its bytecode
_TYPE = const(0)
_BYTECODE = const(3)
_FUNCTION_BYTES = const(16)  # as far as it is read

# Where `find` found the file of each module that may still be made to run in place.
files = {}

_ram_end = _RP2350_END if "RP2350" in str(sys.implementation) else _RP2040_END
_flash: tuple[int, int] = (0, 0)  # the file system's address and number of blocks


class Modules:
    """Read-only file system of MicroPython with the modules of a built firmware.

    names: text with the paths of its packages and of its modules in no package, each between
    colons, and a line end: ":/app:/games:/games/royal_visit:/wiring.mpy:\\n"

    Raises ImportError if the line end is missing: the text was cut.
    It takes for granted that a module of a package is there; opening it tells.
    """

    def __init__(self, names: str):
        if names[-1:] != "\n":
            raise ImportError("no whole file " + LIST)
        self._names = names

    def mount(self, *_) -> None:
        """Do nothing: MicroPython demands this method."""

    def stat(self, path: str) -> tuple:
        """Return the kind of a file, in ten numbers as `os.stat`. Raises OSError if not found."""
        compiled = path.endswith(".mpy")
        listed = path[: path.rfind("/")] or path if compiled else path
        if ":" + listed + ":" in self._names:
            return _FILE if compiled else _DIRECTORY
        raise OSError(_NOT_FOUND)

    def open(self, path: str, mode: str):
        """Open a module. Raises ImportError, with its path, if it is not there or not whole.

        MicroPython never ends reading a module that is cut within its code.
        """
        try:
            file = ahead.pop(path, None) or open(HOME + path[1:], mode)  # noqa: SIM115
            if works:
                found = find(file)
                if found[1]:
                    name = path[1:-4].replace("/__init__", "")  # of "/base/loader.mpy"
                    files[name.replace("/", ".")] = found
                elif path != "/wiring.mpy":  # which people may compile by themselves
                    file.seek(-2, 2)
                    if file.read() != b"\xb1\x7a":  # _MAGIC, the end of a small file
                        raise OSError
                    file.seek(0)
        except OSError:
            raise ImportError("no whole file " + path) from None
        return file


def find(file) -> tuple[bytearray, int]:
    """Find an open file in flash: its blocks, and the address of the end of its table.

    Call it only if this works. The blocks are their addresses, four bytes each, low byte first; 0
    for a small file, which has none. The address is 0 if the file doesn't end with a whole table.
    """
    blocks = bytearray(4 * _FILE_BLOCKS)
    size = _word(id(file), _SIZE)
    end = _follow(*_flash, _word(id(file), _LAST_BLOCK), size, blocks)
    return end and blocks, _find(end, size, blocks)  # pyright: ignore[reportReturnType]


def run_in_place(modules) -> None:
    """Run the functions of loaded modules in place. None of them may be running."""
    global in_place
    if files:
        for module in modules:
            found = files.pop(module.__name__, None)
            if found:
                in_place += _use(module.__dict__, *found)


def _prove() -> bool:
    """Return whether MicroPython's objects are as expected here; note where the flash is.

    If so, the last two entries in the table of this module's own file lead to the bytecode of a
    known function and of a known generator, found in a known dictionary. Other entries don't count:
    at a wrong place there may be the next function of this module, which has an entry as well. Its
    type is another than that of the only generator.
    """
    global _flash
    try:
        import rp2
        import uctypes

        flash = rp2.Flash()
        _flash = uctypes.addressof(flash), flash.ioctl(_COUNT_BLOCKS, 0)  # pyright: ignore
        with open(__file__, "rb") as file:
            found = find(file)
    except (ImportError, TypeError, OSError):  # before 1.25 the flash can't be read as memory
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
def _follow(start: int, count: int, last_block: int, size: int, blocks) -> int:
    """Find the blocks of a file; return the number of the last, above 16 bits, and its bytes.

    start, count    the address of the file system, and its number of blocks
    blocks          is given the addresses of the file's blocks

    Returns 0 if there is a block that can't be.
    """
    number = 0
    room = _BLOCK
    left = size  # bytes in the last block
    while left > room:
        left -= room
        number += 1
        if number == _FILE_BLOCKS:
            return 0
        room = _BLOCK - 4
        rest = number
        while rest & 1 == 0:
            rest >>= 1
            room -= 4
    addresses = ptr32(blocks)
    block = last_block
    place = number
    while place >= 0:
        if block < 0 or block >= count:
            return 0
        addresses[place] = start + block * _BLOCK
        block = ptr32(addresses[place])[0]  # all blocks but the first begin with the one before
        place -= 1
    return number << 16 | _BLOCK - room + left


@micropython.viper
def _find(end: int, size: int, blocks) -> int:
    """Return the address of the end of a file's table, 0 if it has no whole table.

    end, blocks    what `_follow` has found
    """
    number = end >> 16
    last = end & 0xFFFF
    if end < _END or last & 1:
        return 0
    end = int(ptr32(blocks)[number]) + last - _END
    numbers = ptr16(end)
    entry = int(numbers[0])
    if numbers[_MAGIC_AT] != _MAGIC or numbers[_LENGTH] != size or 4 * entry + _END > last:
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
    """Run the functions in a dictionary in place; return their number.

    blocks, table          of their file, see `find`
    function, generator    the addresses of their types
    change                 0 only counts those with the last two entries
    """
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
        if value & 3 == 0 and value >= _RAM and value <= ram_end - _FUNCTION_BYTES:
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


if sys.platform == "rp2":
    import vfs

    works = _prove()
    del _prove  # and its code
    try:
        with open(HOME + LIST) as file:
            vfs.mount(Modules(file.read()), "/m")  # short: each module's path stays in memory
    except OSError:
        raise ImportError("no file " + LIST) from None
    # With no path to search, what is built in is found at once; else each import of these looks for
    # files of their names first, 2 ms on a Pico.
    sys.path[:] = []
    for name in "array binascii machine os struct time".split():  # noqa: SIM905 - shorter
        sys.modules[name] = __import__(name)
    # Not in /lib either: MicroPython looks for built-in modules such as `machine` there.
    sys.path[:] = ["/m", ".frozen"]

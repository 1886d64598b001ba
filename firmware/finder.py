"""Finder of the firmware's modules on a Pico: an import looks up less, functions run in flash.

Looking up: for each import MicroPython looks for a folder, then for a .py file, then for a .mpy
file, each time from the root of the file system: about 2.5 ms a look on a Pico, more than many
modules take to load. In a built firmware only the last look is needed: the build lists its packages
in a file, and all modules in them are .mpy files. A .py file that is copied by hand into a package
of a built firmware is not found.

Running in place, which saves heap: MicroPython copies the bytecode of a module to the heap. But a
Pico reads its flash like memory, and littlefs never moves the content of a closed file. So once a
module is loaded, its functions and methods are made to refer to their bytecode in the module's
file, and the copies become garbage. Functions within functions keep their copies.

The build ends each .mpy file with a table of its functions (tools/building/bytecode.py). A function
is changed only if its copy equals the bytes that the table points to, and only addresses in RAM and
flash are read. So where MicroPython's objects look different than here, nothing is changed. They
are as below from 1.24 on (py/objfun.h, py/obj.h, extmod/vfs_lfs.c, lib/littlefs/lfs2.h).

`main` imports this module before all others, so it keeps its own copies.
"""

import sys

import micropython
from micropython import const

HOME = __file__[: __file__.rfind("finder")]  # the firmware's folder
LIST = "base/packages.txt"

_DIRECTORY = (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)  # as `os.stat` returns it
_FILE = (0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
_NOT_FOUND = const(2)  # errno ENOENT

_RAM = const(0x20000000)
_RAM_END = const(0x20042000)
_BLOCK = const(4096)  # bytes of a block of littlefs
_FLASH_BLOCKS = const(4096)  # in the largest flash
_FILE_BLOCKS = const(16)  # in the largest file: a table has four bits for the number of a block

# The places, in words of four bytes: in an open file of littlefs
_LAST_BLOCK = const(14)
_SIZE = const(15)
# in a dictionary: the number of its slots, and the address of their keys and values
_SLOTS = const(2)
_TABLE = const(3)
# in a function: the address of its bytecode
_BYTECODE = const(3)

# The last block and the size of the file of each module that may still be made to run in place.
_files = {}


class Modules:
    """Read-only file system of MicroPython with the modules of a built firmware.

    names: text with the paths of its packages and of its modules in no package, each between
    colons: ":/app:/games:/games/royal_visit:/wiring.mpy:"

    It takes for granted that a module of a package is there; opening it tells.
    """

    def __init__(self, names: str):
        self.names = set(names.split(":"))

    def mount(self, *_) -> None:
        """Do nothing: MicroPython demands this method."""

    def stat(self, path: str) -> tuple:
        """Return the kind of a file, in ten numbers as `os.stat`. Raises OSError if not found."""
        compiled = path.endswith(".mpy")
        listed = path[: path.rfind("/")] or path if compiled else path
        if listed in self.names:
            return _FILE if compiled else _DIRECTORY
        raise OSError(_NOT_FOUND)

    def open(self, path: str, mode: str):
        """Open a module. Raises ImportError, with its path, if it is not there."""
        try:
            file = open(HOME + path[1:], mode)  # noqa: SIM115 - MicroPython closes it
        except OSError:
            raise ImportError("no file " + path) from None
        if sys.platform == "rp2":
            _note(path, file)
        return file


def _note(path: str, file) -> None:
    """Note the open file of a module that is about to be imported; path: "/base/loader.mpy"."""
    name = path[1:-4].replace("/", ".")
    if name.endswith(".__init__"):
        name = name[:-9]
    _files[name] = _word(id(file), _LAST_BLOCK), _word(id(file), _SIZE)


def run_in_place(modules) -> None:
    """Run the functions of loaded modules in place. None of them may be running."""
    if _files:
        for module in modules:
            file = _files.pop(module.__name__, None)
            if file:
                _use(module.__dict__, *file)


def _use(module: dict, last_block: int, size: int) -> None:
    """Run the functions of a module in place, by its names and its file."""
    import rp2
    import uctypes

    blocks = bytearray(4 * _FILE_BLOCKS)
    end = _end(uctypes.addressof(rp2.Flash()), last_block, size, blocks)
    if end:
        function, generator = id(type(_use)), id(type(_generator))
        _move(id(module), function, generator, end, blocks)
        for value in module.values():
            if isinstance(value, type) and id(value) >= _RAM:
                _move(id(value.__dict__), function, generator, end, blocks)


def _generator():
    yield


@micropython.viper
def _word(address: int, place: int) -> int:
    """Return a word of memory."""
    return ptr32(address)[place]


@micropython.viper
def _end(start: int, last_block: int, size: int, blocks) -> int:
    """Write the addresses of a file's blocks; return that of its end, or 0 if it has no blocks."""
    number = 0
    room = _BLOCK
    while size > room:
        size -= room
        number += 1
        room = _BLOCK - 4
        rest = number
        while rest & 1 == 0:
            rest >>= 1
            room -= 4
    if number >= _FILE_BLOCKS:
        return 0
    addresses = ptr32(blocks)
    block = last_block
    place = number
    while place >= 0:
        if block < 0 or block >= _FLASH_BLOCKS:
            return 0
        addresses[place] = start + block * _BLOCK
        block = ptr32(addresses[place])[0]  # all blocks but the first begin with the one before
        place -= 1
    return addresses[number] + _BLOCK - room + size


@micropython.viper
def _move(dictionary: int, function: int, generator: int, end: int, blocks):
    """Run the functions in a dictionary in place.

    function, generator    the addresses of their types
    end                    the address behind the table of their file
    blocks                 the addresses of the blocks of the file
    """
    addresses = ptr32(blocks)
    count = int(ptr16(end - 2)[0])
    entries = ptr16(end - 2 - 4 * count)
    slots = int(ptr32(dictionary)[_SLOTS])
    table = ptr32(ptr32(dictionary)[_TABLE])
    for slot in range(slots):
        value = int(table[2 * slot + 1])
        if value & 3 == 0 and value >= _RAM and value < _RAM_END:
            words = ptr32(value)
            kind = int(words[0])
            address = int(words[_BYTECODE])
            is_function = (kind - function) * (kind - generator) == 0
            if is_function and address >= _RAM and address < _RAM_END:
                copy = ptr8(address)
                for entry in range(count):
                    place = int(entries[2 * entry])
                    left = int(entries[2 * entry + 1])
                    address = int(addresses[place >> 12]) + (place & 4095)
                    original = ptr8(address)
                    at = 0
                    while left > 0 and original[at] == copy[at]:
                        at += 1
                        left -= 1
                    if left == 0:
                        words[_BYTECODE] = address
                        break


if sys.platform == "rp2":
    import vfs

    with open(HOME + LIST) as file:
        vfs.mount(Modules(file.read()), "/m")  # short: each module's path stays in memory
    # Not in /lib either: MicroPython looks for built-in modules such as `machine` there.
    sys.path[:] = ["/m", ".frozen"]

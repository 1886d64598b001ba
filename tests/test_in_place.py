"""Functions in place, on a simulated memory of a Pico: what is found is right, the rest untouched.

Reading outside RAM and the flash of the file system fails, and so does writing anything but the
address of a function's bytecode. tests/emulated has the same on MicroPython.
"""

import io
import random
import struct
import sys
from collections.abc import Mapping
from functools import cache
from types import MappingProxyType, SimpleNamespace

import pytest

import finder
import start
from tests.mpy_files import BLOCK, handmade, in_blocks, padded
from tools.building import bytecode, packs

RAM = 0x20000000
RP2040_END, RP2350_END = 0x20042000, 0x20082000
FLASH, BLOCKS = 0x100A0000, 24  # of the file system
FUNCTION, GENERATOR = 0x10012340, 0x10012380  # the addresses of their types
LAYOUTS = ("_LAST_BLOCK", "_SLOTS", "_TABLE", "_TYPE", "_BYTECODE")
END = 6  # bytes of the end of a table

KNOWN = b"known function", b"known generator"  # the bytecodes of those of the finder
ANOTHER = b"another one"  # of the finder
CODES = b"one function", b"a method of it", b"generates much"


class Generator:
    """A generator function, whose type is another than that of a function on MicroPython."""


class Pointer:
    """Pointer of viper code, to numbers of `size` bytes from an address on."""

    def __init__(self, memory, address: int, size: int):
        self._memory, self._address, self._size = memory, address, size

    def __int__(self):
        return self._address

    def __getitem__(self, place: int) -> int:
        cells, at = self._memory.at(self._address + place * self._size, self._size)
        signed = self._size == 4
        return int.from_bytes(cells[at : at + self._size], "little", signed=signed)

    def __setitem__(self, place: int, number: int) -> None:
        address = self._address + place * self._size
        assert address in self._memory.may_change, f"changes {address:#x}"
        cells, at = self._memory.at(address, self._size)
        cells[at : at + self._size] = struct.pack("<I", number)


@cache
def noise(size: int) -> bytes:
    """Return bytes of RAM in use: words that could be small numbers, addresses or anything."""
    chance = random.Random(7)
    words = [
        chance.choice((0, 1, 7, 40, 4096, FUNCTION, chance.getrandbits(32)))
        | chance.choice((0, RAM, RAM + chance.getrandbits(17), FLASH))
        for _ in range(size // 4)
    ]
    return struct.pack(f"<{len(words)}I", *words)


class Memory:
    """RAM and flash of a Pico, the objects in it, and what viper code sees of them."""

    def __init__(self, end: int = RP2040_END):
        self.ram = bytearray(noise(end - RAM))
        self.flash = bytearray(b"\xff" * BLOCK * BLOCKS)
        self.may_change: dict[int, bytes] = {}  # the addresses of functions' bytecodes, by place
        self._addresses = {type(start.run): FUNCTION, Generator: GENERATOR}
        self._dictionaries: list[tuple[Mapping, int]] = []
        self._next_block = 2
        self._next = RAM + 0x8000
        self._next_copy = RAM + 0x4000

    def at(self, address: int, size: int) -> tuple[bytearray, int]:
        assert address % size == 0, f"{address:#x} is not aligned"
        for first, cells in ((RAM, self.ram), (FLASH, self.flash)):
            if first <= address <= first + len(cells) - size:
                return cells, address - first
        raise AssertionError(f"{address:#x} is outside")

    def pointer(self, size: int):
        return lambda owner: (
            memoryview(owner).cast("I")
            if isinstance(owner, bytearray)
            else Pointer(self, int(owner), size)
        )

    def _new(self, *words: int, gap: int = 64) -> int:
        """Put an object into RAM, and so many bytes behind it; return its address."""
        address = self._next
        struct.pack_into(f"<{len(words)}I", self.ram, address - RAM, *words)
        self._next += 4 * len(words) + gap
        return address

    def function(self, code: bytes, value=None):
        """Put a function into RAM, with a copy of its bytecode, and return it: `value` if given.

        Functions that are made one after the other lie side by side, eight words each.
        """
        value = value or (lambda: code)
        copy = self._next_copy
        self.ram[copy - RAM : copy - RAM + len(code)] = code
        self._next_copy += len(code) + 16 & ~15
        kind = GENERATOR if isinstance(value, Generator) else FUNCTION
        address = self._new(kind, RAM + 0x100, RAM + 0x200, copy, 0, 0, 0, 0, gap=0)
        self._addresses[value] = address
        self.may_change[address + 12] = code
        return value

    def id(self, value) -> int:
        """Return the address of an object; a dictionary is put into RAM for that."""
        if not isinstance(value, dict | MappingProxyType):
            return self._addresses.get(value, RAM + 0x300)
        for known, address in self._dictionaries:
            if known is value:
                return address
        pairs = [word for each in value.values() for word in (14, self._addresses.get(each, 3))]
        table = self._new(*pairs)
        address = self._new(0x10012300, len(value) << 3, len(value), table)
        self._dictionaries.append((value, address))
        return address

    def file(self, content: bytes) -> io.BytesIO:
        """Write a file; return it, open."""
        numbers = tuple(range(self._next_block, self._next_block + len(content) // BLOCK + 1))
        blocks = in_blocks(content, numbers)
        for number, block in zip(numbers, blocks, strict=False):
            self.flash[number * BLOCK : number * BLOCK + len(block)] = block
        self._next_block += len(numbers)
        last = numbers[len(blocks) - 1]
        opened = Opened(content)
        self._addresses[opened] = self._new(*range(5, 19), last, len(content), *range(30, 40))
        return opened

    def put_place(self, file: io.BytesIO, block: int) -> None:
        """Change the last block that an open file has."""
        place = self._addresses[file] - RAM + 4 * 14
        struct.pack_into("<I", self.ram, place, block & 0xFFFFFFFF)

    def addressof(self, flash) -> int:
        """As that of uctypes: of the flash."""
        return flash and FLASH

    def bytearray_at(self, address: int, length: int) -> memoryview:
        """As that of uctypes."""
        return memoryview(self.flash)[address - FLASH : address - FLASH + length]

    def moved(self) -> list[bytes]:
        """Return the bytecodes of functions that run in flash; each is there what it was."""
        found = []
        for place, code in self.may_change.items():
            (address,) = struct.unpack_from("<I", self.ram, place - RAM)
            cells, at = self.at(address, 1)
            assert cells[at : at + len(code)] == code
            if cells is self.flash:
                found.append(code)
        return found


class Opened(io.BytesIO):
    """An open file, which can be opened again."""

    def close(self):
        pass


def table_of(file: io.BytesIO, length: int) -> tuple[bytearray, int]:
    """Return the blocks and the table of a module of so many bytes, at the start of a file."""
    found = object.__new__(finder.Found)
    found.block = found.place = 0
    found.length = length
    return found.table(finder.find_blocks(file, len(file.getvalue())))


def made(*codes: bytes) -> bytes:
    return bytecode.with_table(padded(handmade(*codes)))


@pytest.fixture
def board(monkeypatch):
    """A function that gives the finder a memory, whose RAM ends there, and returns it."""

    def board(end: int = RP2040_END, ram_end: int = RP2040_END) -> Memory:
        memory = Memory(end)
        for size in (1, 2, 4):
            monkeypatch.setattr(finder, f"ptr{8 * size}", memory.pointer(size), raising=False)
        monkeypatch.setattr(finder, "id", memory.id, raising=False)
        monkeypatch.setattr(finder, "_ram_end", ram_end)
        memory.function(KNOWN[0], finder._use)
        generator = memory.function(KNOWN[1], Generator())
        monkeypatch.setattr(finder, "_generator", generator)
        memory.function(ANOTHER)
        core = packs.pack({finder.CORE: padded(handmade(ANOTHER, *KNOWN))}, "core", 7)
        own = memory.file(core)
        monkeypatch.setattr(finder, "open", lambda *_: own, raising=False)
        monkeypatch.setattr(finder, "works", False)
        monkeypatch.setattr(finder, "packs", [])
        finder.packs.append(finder.Pack(finder.CORE))
        chip = SimpleNamespace(Flash=lambda: SimpleNamespace(ioctl=lambda *_: BLOCKS))
        monkeypatch.setitem(sys.modules, "rp2", chip)
        monkeypatch.setitem(sys.modules, "uctypes", memory)
        return memory

    return board


@pytest.fixture
def memory(board):
    """The memory of a board on which functions run in place."""
    memory = board()
    assert finder._prove()
    return memory


def use(memory: Memory, content: bytes, last: int = 0) -> int:
    """Run a module with a function, a method and a generator, by its file; return the number."""
    file = memory.file(content)
    method = memory.function(CODES[1])
    module = {
        "function": memory.function(CODES[0]),
        "Kind": type("Kind", (), {"method": method}),
        "generator": memory.function(CODES[2], Generator()),
        "number": 7,
    }
    if last:
        memory.put_place(file, last)
    blocks, table = table_of(file, len(content))
    return finder._use(module, blocks, table) if table else 0


def test_functions_methods_and_generators_run_in_place(memory):
    assert not memory.moved()
    assert use(memory, made(*CODES)) == 3
    assert sorted(memory.moved()) == sorted(CODES)


@pytest.mark.parametrize("count", [1, 2, 5, 16])
def test_the_blocks_of_a_file_are_found(memory, count):
    first = memory._next_block
    file = memory.file(bytes(4000 * count))
    found = struct.unpack(f"<{count}I", finder.find_blocks(file, 4000 * count))
    assert list(found) == [FLASH + BLOCK * number for number in range(first, first + count)]


@pytest.mark.parametrize("size", [0, 300])
def test_a_small_file_has_no_block(memory, size):
    file = memory.file(bytes(size))
    memory.put_place(file, 0xFFFFFFFE)
    assert not finder.find_blocks(file, size)


def test_files_of_several_blocks_are_followed(memory):
    long = bytecode.with_table(padded(padded(handmade(*CODES), 9000), 9000))
    assert use(memory, long) == 3


# Each alone, and those of a whole object.
@pytest.mark.parametrize("words", [*range(-3, 0), *range(1, 9)])
@pytest.mark.parametrize("names", [*[[name] for name in LAYOUTS], LAYOUTS[1:3], LAYOUTS[3:]])
def test_where_a_layout_is_shifted_nothing_runs_in_place(board, monkeypatch, names, words):
    memory = board()
    for name in names:
        monkeypatch.setattr(finder, name, getattr(finder, name) + words)
    assert not finder._prove()
    assert not memory.moved()


def test_a_file_without_a_table_changes_nothing(memory):
    plain = padded(handmade(*CODES))
    assert use(memory, plain) == 0
    assert use(memory, plain + bytes(len(plain) % 2)) == 0
    assert not memory.moved()


def test_a_file_that_is_cut_changes_nothing(board):
    content = made(*CODES)
    for end in range(len(content) - 60, len(content)):
        memory = board()
        assert finder._prove()
        assert use(memory, content[:end]) == 0
        assert not memory.moved()


@pytest.mark.parametrize("bits", [0x01, 0x10, 0x80, 0xFF])
def test_a_damaged_table_leads_to_right_bytes_only(board, bits):
    content = made(*CODES)
    for at in range(len(content) - END - 16, len(content)):
        memory = board()
        assert finder._prove()
        damaged = bytearray(content)
        damaged[at] ^= bits
        assert use(memory, bytes(damaged)) == len(memory.moved())
        assert len(memory.moved()) < 3 + (at < len(content) - END - 12)  # that of the module


@pytest.mark.parametrize(
    "entry",
    [
        (0, 0),
        (0, 7),  # shorter than any
        (4000, 200),  # beyond its block
        (1 << 12, 12),  # in a block that the file hasn't
        (15 << 12, 12),
    ],
)
def test_an_entry_that_makes_no_sense_makes_the_table_useless(memory, entry):
    content = bytearray(made(*CODES))
    struct.pack_into("<2H", content, len(content) - END - 16, *entry)
    assert use(memory, bytes(content)) == 0
    assert not memory.moved()


@pytest.mark.parametrize("count", [300, 1024, 65535])
def test_a_table_that_is_longer_than_its_block_is_useless(memory, count):
    content = bytearray(made(*CODES))
    struct.pack_into("<H", content, len(content) - END, count)
    assert use(memory, bytes(content)) == 0


@pytest.mark.parametrize("last", [-1, -2, BLOCKS, 1 << 28, 0x7FFFFFFF])
def test_a_block_outside_the_flash_is_not_read(memory, last):
    assert use(memory, made(*CODES), last) == 0


def test_a_block_that_leads_outside_the_flash_is_not_followed(memory):
    long = bytecode.with_table(padded(handmade(*CODES), 9000))
    last = memory._next_block + 2
    file = memory.file(long)
    memory.flash[last * BLOCK : last * BLOCK + 4] = b"\0\1\0\0"
    assert not finder.find_blocks(file, len(long))


@pytest.mark.parametrize("ram_end", [RP2040_END, RP2350_END])
def test_the_ram_ends_where_that_of_the_chip_ends(board, ram_end):
    memory = board(RP2350_END, ram_end)
    assert finder._prove()
    memory._next = RP2040_END + 0x100
    assert use(memory, made(*CODES)) == (3 if ram_end == RP2350_END else 0)


def test_a_function_without_its_whole_copy_in_ram_stays(memory):
    function = memory.function(CODES[0])
    near = len(CODES[0]) - 1  # bytes before the end
    memory.ram[-near:] = CODES[0][:near]
    place = memory.id(function) + 12 - RAM
    memory.ram[place : place + 4] = struct.pack("<I", RP2040_END - near)
    content = made(*CODES)
    assert finder._use({"one": function}, *table_of(memory.file(content), len(content))) == 0


def test_modules_anywhere_in_a_pack_run_in_place(board, monkeypatch):
    """Long ones too, and those behind them."""
    memory = board()
    finder.works = finder._prove()
    others = {f"{number}.mpy": padded(handmade(b"another"), 700) for number in range(9)}
    long = padded(padded(handmade(*CODES), 9000), 9000)
    content = packs.pack({"a.mpy": long, "b.mpy": padded(handmade(*CODES)), **others}, "game", 7)
    file = memory.file(content)
    monkeypatch.setattr(finder, "open", lambda *_: file, raising=False)
    finder.packs[:] = [finder.Pack("game.pack")]
    for path in ("a.mpy", "b.mpy"):
        function = memory.function(CODES[0])
        found = finder.look_up(path)
        assert finder._use({"one": function}, *found.table(found.pack.blocks)) == 1
    assert finder.look_up("c.mpy") is None


def test_a_flash_that_is_no_memory_is_done_without(board, monkeypatch):
    """As that of MicroPython 1.24."""
    board()

    def refuse(flash):
        raise TypeError("object with buffer protocol required")

    monkeypatch.setitem(sys.modules, "uctypes", SimpleNamespace(addressof=refuse))
    assert not finder._prove()


def test_firmware_that_has_run_does_not_run_again(monkeypatch, capsys):
    """Its functions run in files, which may have changed."""
    monkeypatch.setattr(finder, "in_place", 1)
    monkeypatch.setattr(start, "power_on", None)
    start.run()
    assert "press Ctrl-D" in capsys.readouterr().out

"""`dev.py image`: a file that the boot ROM takes whole, and a file system that MicroPython reads.

The stock image is a small one, made here: no test downloads MicroPython.
"""

import hashlib
import io
import random
import re
import struct
from typing import NamedTuple

import pytest

from app.diagnostics import crash
from tools.building import sources
from tools.building.architectures import PICO
from tools.building.build import build
from tools.flashing import performing, words
from tools.flashing.performing import facts
from tools.imaging import __main__ as imaging
from tools.installing import littlefs
from tools.installing import stock as stocks
from tools.installing.join import joined
from tools.installing.suitable import check_room
from tools.installing.trouble import Trouble
from tools.interpreters import micropython as micropython_with

pytestmark = pytest.mark.xdist_group("build")  # the sources are prepared once

FLASH = 0x10000000
RP2040, RP2350, RP2350_RISCV, ABSOLUTE = 0xE48BFF56, 0xE48BFF59, 0xE48BFF5A, 0xE48BFF57
PAGE, SECTOR = 256, 4096
CODE = 3 * SECTOR + 5 * PAGE  # bytes of the stock image: it ends within a sector
START, BLOCKS = FLASH + 0x10000, 352

FILES = {
    "main.py": b"the start",
    "empty.txt": b"",
    "inline.bin": bytes(512),
    "block.bin": random.Random(1).randbytes(SECTOR),
    "long.pack": random.Random(2).randbytes(17 * SECTOR),
}


class Block(NamedTuple):
    start: int
    start_2: int
    flags: int
    address: int
    size: int
    number: int
    count: int
    family: int
    data: bytes
    end: int


def blocks(data):
    return [Block(*block) for block in struct.iter_unpack("<8I476sI", data)]


def block(address, page, number, count, family, flags=0x2000):
    return struct.pack(
        "<8I476sI", 0x0A324655, 0x9E5D5157, flags, address, PAGE, number, count, family, page,
        0x0AB16F30,
    )  # fmt: skip


def code(name="MicroPython", version="v1.26.1", start=START, size=BLOCKS * SECTOR):
    """A stock image's flash: noise, and what it says about itself."""
    flash = bytearray(random.Random(0).randbytes(CODE))

    def put(at, data):
        flash[at : at + len(data)] = data
        return FLASH + at

    texts = put(0x400, name.encode() + b"\0"), put(0x440, version.encode() + b"\0")
    entries = [
        put(0x300, struct.pack("<H2s2I", 6, b"RP", 0x02031C86, texts[0])),
        put(0x320, struct.pack("<H2s2I", 6, b"RP", 0x11A9BC3A, texts[1])),
        put(0x340, struct.pack("<H2s4I", 7, b"MP", 0, start, size, 0)),
    ]
    table = put(0x200, struct.pack("<3I", *entries))
    put(0x1D4, struct.pack("<5I", 0x7188EBF2, table, table + 12, 0, 0xE71AA390))
    return bytes(flash)


def uf2(flash, family=RP2040):
    pages = [flash[at : at + PAGE] for at in range(0, len(flash), PAGE)]
    return b"".join(
        block(FLASH + number * PAGE, page, number, len(pages), family)
        for number, page in enumerate(pages)
    )


def boot_rom(data):
    """Return what is in a used flash after the boot ROM has taken the blocks of one family.

    It erases a sector with the first of 16 block numbers (pico-bootrom-rp2040, virtual_disk.c).
    """
    flash = bytearray(random.Random(9).randbytes(2 << 20))
    erased = set()
    for one in blocks(data):
        at = one.address - FLASH
        if one.number // 16 not in erased:
            erased.add(one.number // 16)
            sector = at // SECTOR * SECTOR
            flash[sector : sector + SECTOR] = b"\xff" * SECTOR
        for i in range(PAGE):
            flash[at + i] &= one.data[i]
    return bytes(flash)


def file_system(flash):
    return flash[START - FLASH : START - FLASH + BLOCKS * SECTOR]


def found(cells, tmp_path):
    """Return the hashes that MicroPython finds in a file system: at first, and after changes."""
    file = tmp_path / "cells.bin"
    file.write_bytes(cells)
    said = micropython_with("24M").output("tests/on_micropython/file_system.py", str(file))
    halves = [half.splitlines() for half in said.split("changed\n")]
    return [{line[65:]: line[:64] for line in half} for half in halves]


def examined(data):
    return stocks.examined(io.BytesIO(data), facts())


def hashes(files):
    return {path: hashlib.sha256(data).hexdigest() for path, data in files.items()}


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The file that the task makes of the firmware, and the folder where it was made."""
    folder = tmp_path_factory.mktemp("image")
    (folder / "stock.uf2").write_bytes(uf2(code()))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(imaging, "BUILDS", folder)
        assert imaging.main(["--out", str(folder / "out.uf2"), str(folder / "stock.uf2")]) == 0
    return (folder / "out.uf2").read_bytes(), folder


@pytest.mark.usefixtures("micropython")  # skips where there is none
def test_micropython_finds_every_file_of_the_build(made, tmp_path):
    files = build(PICO, tmp_path / PICO).files
    wanted = {path: file.sha256 for path, file in files.items()}
    for files in found(file_system(boot_rom(made[0])), tmp_path):
        assert files.pop(crash.FIRMWARE_FILE)
        assert files == wanted


def test_it_builds_where_no_other_build_puts_its_files(made):
    assert {path.name for path in made[1].iterdir()} == {"stock.uf2", "out.uf2"}


def test_the_boot_rom_leaves_the_stock_image_as_it_is(made):
    assert boot_rom(made[0])[:CODE] == code()


def test_its_blocks_are_numbered_in_one_order_for_one_chip(made):
    all_blocks = blocks(made[0])
    assert [one.number for one in all_blocks] == list(range(len(all_blocks)))
    assert {(one.count, one.family, one.flags, one.size) for one in all_blocks} == {
        (len(all_blocks), RP2040, 0x2000, PAGE)
    }
    addresses = [one.address for one in all_blocks]
    assert addresses == sorted(set(addresses))
    assert all(address < START + BLOCKS * SECTOR for address in addresses)


@pytest.mark.usefixtures("micropython")
def test_files_of_every_size_are_kept_when_folders_change(tmp_path):
    stock = examined(uf2(code()))
    flash = boot_rom(joined(stock, FILES))
    assert found(file_system(flash), tmp_path) == [hashes(FILES)] * 2


@pytest.mark.parametrize(
    ("family", "architecture"), [(RP2350, "armv7emsp"), (RP2350_RISCV, "rv32imc")]
)
def test_the_first_block_of_an_rp2350_stays(family, architecture):
    first = block(FLASH + 0xFFFF00, b"\xef" * PAGE, 0, 2, ABSOLUTE)
    stock = examined(first + uf2(code(), family))
    assert stock.architecture == architecture
    data = joined(stock, FILES)
    assert data.startswith(first)
    rest = blocks(data[len(first) :])
    assert {(one.family, one.count) for one in rest} == {(family, len(rest))}
    assert [one.number for one in rest] == list(range(len(rest)))


def refused(blocks):
    """Return why a firmware of 19 blocks isn't joined to an image with so many, or ''."""
    stock = examined(uf2(code(size=blocks * SECTOR)))
    try:
        check_room(littlefs.blocks([16 * SECTOR]), stock.blocks)
    except Trouble as trouble:
        return words.told(trouble)
    return ""


def test_fifty_blocks_are_left_for_saves():
    assert refused(68).startswith("Regalia takes 19 of the 68 blocks")
    assert "49 would be free" in refused(68)
    assert not refused(69)


SHORT = uf2(code())[: -2 * 512]
SWAPPED = uf2(code())[512:1024] + uf2(code())[:512] + uf2(code())[1024:]

TWO_CHIPS = block(FLASH, b"", 0, 2, RP2040) + block(FLASH + PAGE, b"", 1, 2, RP2350)


WRONG = [
    (b"", "not a UF2 file"),
    (b"# Regalia\n" * 512, "not a UF2 file"),
    (uf2(code())[:-1], "not a UF2 file"),
    (SHORT, "blocks are missing"),
    (SWAPPED, "out of order"),
    (TWO_CHIPS, "not a page of flash for the same chip"),
    (block(FLASH, b"", 0, 1, RP2040, flags=0x2001), "not a page of flash"),
    (uf2(code(), 0xADA52840), "for another chip"),
    (uf2(random.Random(4).randbytes(CODE)), "not an image of MicroPython"),
    (block(0x20000000, b"", 0, 1, RP2040), "not an image of MicroPython"),
    (uf2(code(name="CircuitPython")), "an image of CircuitPython"),
    (uf2(code(version="v1.25.0")), "This is MicroPython v1.25.0; take one from 1.26 to"),
    (uf2(code(version="v9.0.0")), "This is MicroPython v9.0.0; take one from 1.26 to"),
    (uf2(code(version=f"v{'1' * 50}.1")), "take one from 1.26 to"),
    (uf2(code(version=f"v{'1' * 5000}.1")), "not an image of MicroPython"),
    (uf2(code(version="v1.25\x1b[2J")), "not an image of MicroPython"),
    (uf2(code(name="Circuit\nPython")), "not an image of MicroPython"),
    (uf2(code(start=FLASH + SECTOR)), "The place of the file system is in use"),
    (uf2(code(start=START + PAGE)), "The place of the file system is in use"),
    (uf2(code(start=FLASH - SECTOR)), "The place of the file system is outside the flash"),
    (uf2(code(start=FLASH + (16 << 20))), "The place of the file system is outside the flash"),
    (uf2(code(size=16 << 20)), "The place of the file system is outside the flash"),
    (uf2(code(size=0)), "The place of the file system is outside the flash"),
]


def test_a_full_disk_is_not_told_of_a_file_without_name(tmp_path, monkeypatch):
    """tools/ending.py tells it."""

    def full(*_):
        raise FileNotFoundError(2, "No usable temporary directory found in ['/tmp']")

    file = tmp_path / "stock.uf2"
    file.write_bytes(uf2(code()))
    monkeypatch.setattr(performing, "built", full)
    with pytest.raises(FileNotFoundError, match="No usable"):
        imaging.main([str(file)])


def test_a_file_of_any_size_is_refused(tmp_path, capsys):
    file = tmp_path / "stock.uf2"
    with file.open("wb") as written:
        written.truncate(1 << 30)
    assert imaging.main([str(file)]) == 2
    assert "not a UF2 file" in capsys.readouterr().err


def test_a_wrong_image_is_one_line_and_in_the_trouble_table(tmp_path, capsys):
    """By a phrase of its message, in the first column, and every phrase is one of a message."""
    page = (sources.FIRMWARE / "docs" / "flashing.md").read_text(encoding="utf-8")
    rows = page.partition("`dev.py image` says")[2].splitlines()
    phrases = [
        phrase.split("…")[0]
        for row in rows
        if row.startswith("| *")
        for phrase in re.findall(r"\*(.+?)\*", row.split("|")[1])
    ]
    file = tmp_path / "stock.uf2"
    said = set()
    for data, why in WRONG:
        file.write_bytes(data)
        assert imaging.main([str(file)]) == 2
        out, message = capsys.readouterr()
        assert (out, message.count("\n")) == ("", 1)
        assert why in message
        said |= {phrase for phrase in phrases if phrase in message}
        assert any(phrase in message for phrase in phrases), why
    said |= {phrase for phrase in phrases if phrase in refused(68)}
    assert said == set(phrases)


def test_a_joined_image_is_refused(made, tmp_path, capsys):
    file = tmp_path / "joined.uf2"
    file.write_bytes(made[0])
    assert imaging.main([str(file)]) == 2
    assert "take the image as downloaded" in capsys.readouterr().err

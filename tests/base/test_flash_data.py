"""Flash data: which files are read in place, and errors for missing or damaged files."""

import binascii
import re
import struct
import sys
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

import finder
from base import flash_data
from tests.found_blocks import found_blocks
from tools.building import sources
from ui.languages import LANGUAGES


def test_a_block_is_read_in_place(micropython):
    """Other files are copied: small ones, and files outside this flash."""
    said = micropython.output("tests/on_micropython/read_in_place.py")
    assert dict(line.split(maxsplit=1) for line in said.splitlines()) == {
        "folder/one": "in place True",
        "one": "in place True",
        "small": "copied True",
        "whole": "in place True",
        "block0": "in place True",
        "block1": "in place True",
        "block2": "in place True",
        "block3": "in place True",
        "elsewhere": "copied True",
    }


@pytest.mark.parametrize(
    "path", [path for path in sources.data() if path.suffix == ".bin"], ids=str
)
def test_checked_data_is_whole_block_by_block(path):
    assert flash_data.checked(str(path))


@pytest.mark.parametrize(
    "path", [path for path in sources.data() if path.match("texts/*/*.bin")], ids=str
)
def test_a_catalogue_is_one_block(path):
    """So it is read in place, and costs no heap."""
    assert len(flash_data.checked(str(path))) == 1


def test_every_language_has_the_same_files():
    """English has no catalogues: the keys are the texts."""
    names: dict[str, set[str]] = {}
    for path in sources.data():
        if path.match("texts/*/*"):
            names.setdefault(path.parts[1], set()).add(path.name)
    assert list(names) == sorted(dict(LANGUAGES))
    french = names["fr"]
    assert len(french) > 6
    for code, found in names.items():
        assert found == {name for name in french if code != "en" or name.endswith(".txt")}


@pytest.fixture
def home(monkeypatch, tmp_path):
    monkeypatch.setattr(flash_data, "HOME", f"{tmp_path}/")
    return tmp_path


def with_check(data):
    return data + binascii.crc32(data).to_bytes(4, "little")


def test_files_come_in_the_order_asked(home):
    (home / "a.bin").write_bytes(with_check(b"one"))
    (home / "b.bin").write_bytes(with_check(b"another"))
    assert flash_data.checked("b.bin", "a.bin") == [b"another", b"one"]


def test_a_flash_that_is_no_memory_is_done_without(home, monkeypatch):
    """As that of MicroPython 1.24, which `memoryview` refuses."""
    monkeypatch.setitem(sys.modules, "rp2", SimpleNamespace(Flash=object))
    monkeypatch.setitem(sys.modules, "vfs", SimpleNamespace(VfsLfs2=Mock()))
    (home / "a.bin").write_bytes(with_check(b"weights"))
    assert flash_data.checked("a.bin") == [b"weights"]


def test_a_correct_check_is_removed(home):
    (home / "a.bin").write_bytes(with_check(b"weights"))
    assert flash_data.checked("a.bin") == [b"weights"]


@pytest.mark.parametrize("blocks", [1, 2, 9])
def test_a_file_of_several_blocks_has_a_check_at_the_end_of_each(home, blocks):
    """Each has as many bytes as littlefs puts into a block of a file."""
    sizes = [4096, 4092, 4088, 4092, 4084, 4092, 4088, 4092, 4080][:blocks]
    contents = [bytes([number]) * (size - 4) for number, size in enumerate(sizes)]
    contents[-1] = b"the end"
    (home / "a.bin").write_bytes(b"".join(map(with_check, contents)))
    assert flash_data.checked("a.bin") == contents


def test_a_block_that_the_finder_knows_is_read_where_it_lies(home, monkeypatch):
    """If it has the right CRC-32 there; else it is copied."""
    (home / "a.bin").write_bytes(with_check(bytes(4092)) + with_check(b"the end"))
    flash = bytearray(3 * 4096)
    flash[2 * 4096 : 3 * 4096] = with_check(bytes(4092))
    flash[4096 + 4 : 4096 + 4 + 11] = with_check(b"the end")
    monkeypatch.setattr(finder, "works", True)
    monkeypatch.setattr(finder, "find", lambda file: (struct.pack("<3I", 8192, 4096, 0), 0))
    monkeypatch.setattr(
        flash_data, "_memory", lambda address, length: memoryview(flash)[address : address + length]
    )
    first, last = flash_data.checked("a.bin")
    assert (len(first), last) == (4092, b"the end")
    flash[8192] = flash[4100] = 7
    assert (first[0], last[0]) == (7, 7)
    assert [block[:1] for block in flash_data.checked("a.bin")] == [b"\0", b"t"]


TEXT = "page king\ntitle Le Roi de l’été\n".encode()
CHECK = b"# 3b5384a3\n"  # as a board with an earlier version has it


def test_a_text_may_have_a_check_in_its_last_line(home):
    assert flash_data.check_line(binascii.crc32(TEXT)) == CHECK
    for content in (TEXT, TEXT + CHECK, TEXT + b"# Remark\n"):
        (home / "a.txt").write_bytes(content)
        assert found_blocks("a.txt", "page").titles == ["Le Roi de l’été"]


def test_a_bit_of_a_text_that_has_changed_is_found(home):
    for bit in range(8 * len(TEXT)):
        content = bytearray(TEXT + CHECK)
        content[bit >> 3] ^= 1 << (bit & 7)
        (home / "a.txt").write_bytes(content)
        with pytest.raises(flash_data.Damaged, match=r"a\.txt"):
            found_blocks("a.txt", "page")


def test_a_missing_file_gives_an_error(home):
    with pytest.raises(
        flash_data.Damaged, match=r"^folder/a\.bin is missing or damaged: .*dev\.py flash$"
    ):
        flash_data.checked("folder/a.bin")


@pytest.mark.parametrize(
    "damaged",
    [b"", b"abc", with_check(b"weights")[:-1], with_check(b"weights").replace(b"w", b"v")],
)
def test_a_damaged_file_gives_an_error(home, damaged):
    (home / "a.bin").write_bytes(with_check(b"weights"))
    (home / "b.bin").write_bytes(damaged)
    with pytest.raises(flash_data.Damaged, match=re.escape("b.bin is missing or damaged")):
        flash_data.checked("a.bin", "b.bin")

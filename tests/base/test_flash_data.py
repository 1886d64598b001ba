"""Flash data: which files are read in place, and errors for missing or damaged files."""

import binascii
import re
import struct
import sys
from types import SimpleNamespace

import pytest

import finder
from base import flash_data
from tests.mpy_files import in_blocks
from tools.building import packs, sources
from ui.languages import LANGUAGES


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


def test_a_correct_check_is_removed(home):
    (home / "a.bin").write_bytes(with_check(b"weights"))
    assert flash_data.checked("a.bin") == [b"weights"]


@pytest.mark.parametrize("count", [1, 2, 9])
def test_a_file_of_several_pieces_has_a_check_at_the_end_of_each(home, count):
    contents = [bytes([number]) * 4080 for number in range(count)]
    contents[-1] = b"the end"
    (home / "a.bin").write_bytes(b"".join(map(with_check, contents)))
    assert flash_data.checked("a.bin") == contents


@pytest.mark.parametrize("in_place", [False, True])
def test_what_is_in_a_pack_is_read_there(monkeypatch, tmp_path, in_place):
    """Data where it lies in flash, if the finder knows."""
    data = b"".join(map(with_check, (bytes(4080), bytes(4080), b"the end")))
    files = {"a.bin": data, "b.txt": TEXT * 400, "c.bin": with_check(b"another")}
    files |= {f"e{number}.txt": b"%04d" % number * 35 for number in range(32)}
    content = packs.pack(files, "game", 7)
    (tmp_path / "game.pack").write_bytes(content)
    monkeypatch.setattr(finder, "HOME", f"{tmp_path}/")
    flash = bytearray(b"".join(block.ljust(4096) for block in in_blocks(content)))
    pack = finder.Pack("game.pack")
    if in_place:
        starts = range(8192, 8192 + len(flash), 4096)
        pack.blocks = struct.pack(f"<{len(starts)}I", *starts)
        memory = SimpleNamespace(
            bytearray_at=lambda at, length: memoryview(flash)[at - 8192 : at - 8192 + length]
        )
        monkeypatch.setitem(sys.modules, "uctypes", memory)
    monkeypatch.setattr(finder, "packs", [pack])
    assert flash_data.checked("a.bin", "c.bin") == [
        bytes(4080),
        bytes(4080),
        b"the end",
        b"another",
    ]
    assert flash_data.read("b.txt") == TEXT * 400
    assert flash_data.read("b.txt", 5000, 90) == (TEXT * 400)[5000:5090]
    assert flash_data.read("b.txt", 50, 1 << 20) == (TEXT * 400)[50:]
    for number in range(32):  # one begins a block
        assert flash_data.read(f"e{number}.txt") == b"%04d" % number * 35, number
    with pytest.raises(flash_data.Damaged, match=r"b\.bin"):
        flash_data.checked("b.bin")
    first = flash_data.checked("a.bin")[0]
    for at in range(len(flash)):
        flash[at] = 9
    assert first[0] == (9 if in_place else 0)


TEXT = "page king\ntitle Le Roi de l’été\n".encode()


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

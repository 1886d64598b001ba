"""Flash data: which files are read in place, and errors for missing or damaged files."""

import binascii
import re

import pytest

from base import flash_data
from tools.building import sources

MOST = 4096  # bytes: a block of the Pico's file system


def test_a_file_that_is_whole_in_a_block_is_read_in_place(micropython):
    """Other files are copied: small ones, long ones, and files outside this flash."""
    said = micropython.output("tests/on_micropython/read_in_place.py")
    assert dict(line.split(maxsplit=1) for line in said.splitlines()) == {
        "folder/one": "in place True",
        "long": "copied True",
        "one": "in place True",
        "small": "copied True",
        "whole": "in place True",
        "sound": "in place True",
        "little": "copied True",
        "elsewhere": "copied True",
    }


IN_BLOCKS = ("lessons.txt", "rules.txt")  # `base.blocks` reads them piece by piece


@pytest.mark.parametrize(
    "path", [path for path in sources.data() if path.name not in IN_BLOCKS], ids=str
)
def test_the_firmwares_data_fits_a_block(path):
    assert 0 < (sources.FIRMWARE / path).stat().st_size <= MOST


@pytest.fixture
def home(monkeypatch, tmp_path):
    monkeypatch.setattr(flash_data, "HOME", f"{tmp_path}/")
    return tmp_path


def with_check(data):
    return data + binascii.crc32(data).to_bytes(4, "little")


def test_files_come_in_the_order_asked(home):
    (home / "a.bin").write_bytes(b"one")
    (home / "b.bin").write_bytes(b"another")
    assert flash_data.data("b.bin", "a.bin") == [b"another", b"one"]


def test_a_correct_check_is_removed(home):
    (home / "a.bin").write_bytes(with_check(b"weights"))
    assert flash_data.checked("a.bin") == [b"weights"]


def test_a_missing_file_gives_an_error(home):
    with pytest.raises(
        flash_data.Damaged, match=r"^folder/a\.bin is missing or damaged: .*dev\.py flash$"
    ):
        flash_data.data("folder/a.bin")


@pytest.mark.parametrize(
    "damaged",
    [b"", b"abc", with_check(b"weights")[:-1], with_check(b"weights").replace(b"w", b"v")],
)
def test_a_damaged_file_gives_an_error(home, damaged):
    (home / "a.bin").write_bytes(with_check(b"weights"))
    (home / "b.bin").write_bytes(damaged)
    with pytest.raises(flash_data.Damaged, match=re.escape("b.bin is missing or damaged")):
        flash_data.checked("a.bin", "b.bin")

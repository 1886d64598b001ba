"""Data that is read where it lies: what of it is, and what is said of a file that isn't right."""

import binascii
import re

import pytest
import rom

from tools.building import sources

MOST = 4096  # bytes: a block of the Pico's file system


def test_what_lies_whole_in_a_block_is_read_there(micropython):
    """The rest is copied: what lies among names, what is long, what is in no such flash."""
    said = micropython.output("tests/on_micropython/read_in_place.py")
    assert dict(line.split(maxsplit=1) for line in said.splitlines()) == {
        "folder/one": "in place True",
        "long": "copied True",
        "one": "in place True",
        "small": "copied True",
        "whole": "in place True",
        "elsewhere": "copied True",
    }


@pytest.mark.parametrize("path", sources.data(), ids=str)
def test_the_firmwares_data_fits_a_block(path):
    assert 0 < (sources.FIRMWARE / path).stat().st_size <= MOST


@pytest.fixture
def home(monkeypatch, tmp_path):
    monkeypatch.setattr(rom, "_HOME", f"{tmp_path}/")
    return tmp_path


def with_check(data):
    return data + binascii.crc32(data).to_bytes(4, "little")


def test_files_come_in_the_order_asked(home):
    (home / "a.bin").write_bytes(b"one")
    (home / "b.bin").write_bytes(b"another")
    assert rom.data("b.bin", "a.bin") == [b"another", b"one"]


def test_a_check_that_is_right_is_left_out(home):
    (home / "a.bin").write_bytes(with_check(b"weights"))
    assert rom.checked("a.bin") == [b"weights"]


def test_a_missing_file_is_said(home):
    with pytest.raises(
        rom.Damaged, match=r"^folder/a\.bin is missing or damaged: .*dev\.py flash$"
    ):
        rom.data("folder/a.bin")


@pytest.mark.parametrize(
    "damaged",
    [b"", b"abc", with_check(b"weights")[:-1], with_check(b"weights").replace(b"w", b"v")],
)
def test_a_damaged_file_is_said(home, damaged):
    (home / "a.bin").write_bytes(with_check(b"weights"))
    (home / "b.bin").write_bytes(damaged)
    with pytest.raises(rom.Damaged, match=re.escape("b.bin is missing or damaged")):
        rom.checked("a.bin", "b.bin")

"""What was done is kept, and damage to the file costs no more than the file."""

import pytest

from drivers.progress import Progress


@pytest.fixture
def file(tmp_path):
    return tmp_path / "progress" / "puzzles"


def open_again(tmp_path, count=70):
    return Progress(str(tmp_path), "puzzles", count)


def numbers(progress, count=70):
    return [number for number in range(count) if progress.done(number)]


def test_what_was_done_is_kept(tmp_path, file):
    assert numbers(open_again(tmp_path)) == []
    assert not file.exists()
    for number in (0, 7, 8, 69):
        assert open_again(tmp_path).add(number)
    assert numbers(open_again(tmp_path)) == [0, 7, 8, 69]
    assert open_again(tmp_path).total == 4


def test_more_numbers_may_be_added_later(tmp_path):
    assert open_again(tmp_path, 9).add(8)
    assert numbers(open_again(tmp_path, 99), 99) == [8]
    assert open_again(tmp_path, 99).add(98)
    assert numbers(open_again(tmp_path, 9), 9) == [8]


def test_a_damaged_or_empty_file_has_nothing_and_can_be_written_again(tmp_path, file):
    assert open_again(tmp_path).add(3)
    whole = file.read_bytes()
    for spoilt in (b"", whole[:-1], b"\xff" + whole[1:], b"x"):
        file.write_bytes(spoilt)
        assert numbers(open_again(tmp_path)) == []
    assert open_again(tmp_path).add(4)
    assert numbers(open_again(tmp_path)) == [4]


def test_a_flash_that_refuses_is_reported_not_raised(tmp_path):
    (tmp_path / "progress").write_bytes(b"no folder")
    progress = open_again(tmp_path)
    assert not progress.add(5)
    assert progress.done(5)


def test_a_full_flash_costs_the_oldest_record(tmp_path, monkeypatch):
    (tmp_path / "records").mkdir()
    record = tmp_path / "records" / "0001.txt"
    record.write_bytes(b"a record")
    write = Progress._write
    monkeypatch.setattr(Progress, "_write", lambda self: not record.exists() and write(self))
    assert open_again(tmp_path).add(5)
    assert not record.exists()
    assert numbers(open_again(tmp_path)) == [5]

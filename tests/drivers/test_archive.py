"""The records of games that were played, on a folder that stands for the Pico's flash."""

import io
import os

import pytest

from drivers import archive
from drivers.archive import KEPT, Archive
from drivers.store import Store


def keep(folder, *pieces: str) -> None:
    for _ in Archive(str(folder)).keep(list(pieces)):
        pass


def kept(folder) -> list[str]:
    return sorted(path.name for path in (folder / "records").iterdir())


def test_records_are_numbered_in_the_order_in_which_they_come(tmp_path):
    keep(tmp_path, "one\n", "and more\n")
    keep(tmp_path, "two\n")
    assert kept(tmp_path) == ["0001.txt", "0002.txt"]
    assert (tmp_path / "records" / "0001.txt").read_bytes() == b"one\nand more\n"
    assert (tmp_path / "records" / "0002.txt").read_bytes() == b"two\n"


def test_the_oldest_go_when_there_are_enough(tmp_path):
    for number in range(KEPT + 3):
        keep(tmp_path, f"{number}\n")
    assert kept(tmp_path) == [f"{number:04}.txt" for number in range(4, KEPT + 4)]


def test_a_record_is_not_there_before_it_is_whole_and_a_new_one_takes_the_place_of_its_part(
    tmp_path,
):
    writing = Archive(str(tmp_path)).keep(["one\n", "and more\n"])
    for _ in ("its folder", "its file", "a piece"):
        next(writing)
    writing.close()  # the power fails
    assert kept(tmp_path) == ["part"]
    keep(tmp_path, "two\n")
    assert kept(tmp_path) == ["0001.txt"]
    assert (tmp_path / "records" / "0001.txt").read_bytes() == b"two\n"


def test_what_else_lies_there_is_left_alone(tmp_path):
    keep(tmp_path, "one\n")
    (tmp_path / "records" / "notes.txt").write_bytes(b"mine")
    for number in range(KEPT):
        keep(tmp_path, f"{number}\n")
    assert len(kept(tmp_path)) == KEPT + 1
    assert (tmp_path / "records" / "notes.txt").read_bytes() == b"mine"


def test_a_record_that_cannot_be_removed_is_no_end_of_a_new_one(tmp_path):
    """A folder of a person's own with a record's name, say."""
    (tmp_path / "records" / "0000.txt").mkdir(parents=True)
    for number in range(KEPT + 1):
        keep(tmp_path, f"{number}\n")
    assert kept(tmp_path)[-1] == f"{KEPT + 1:04}.txt"
    assert (tmp_path / "records" / "0000.txt").is_dir()


def test_a_flash_that_refuses_to_rename_ends_the_keeping(tmp_path, monkeypatch):
    keep(tmp_path, "one\n")

    def refused(*_):
        raise OSError(28, "no space left")

    monkeypatch.setattr("os.rename", refused)
    keep(tmp_path, "two\n")
    assert kept(tmp_path) == []


def test_only_a_full_flash_takes_older_records(tmp_path):
    """Something of a person's own lies where the unfinished record would, say."""
    keep(tmp_path, "one\n")
    (tmp_path / "records" / "part").mkdir()
    keep(tmp_path, "two\n")
    assert kept(tmp_path) == ["0001.txt", "part"]


def test_a_flash_that_takes_no_folder_goes_without_records(tmp_path):
    (tmp_path / "records").write_bytes(b"not a folder")
    keep(tmp_path, "one\n")
    assert (tmp_path / "records").read_bytes() == b"not a folder"


@pytest.fixture
def full(tmp_path, monkeypatch):
    """A folder in which nothing can be written while it holds more than two records."""
    for number in range(4):
        keep(tmp_path, f"{number}\n")
    writing = open

    def refusing(path, mode="r", **options):
        if "w" in mode and len(kept(tmp_path)) > 2:
            raise OSError(28, "no space left")
        return writing(path, mode, **options)

    monkeypatch.setattr("builtins.open", refusing)
    return tmp_path


def test_on_a_full_flash_older_records_make_room_for_a_new_one(full):
    keep(full, "new\n")
    assert kept(full) == ["0003.txt", "0004.txt", "0005.txt"]


def test_on_a_full_flash_records_make_room_for_a_save_one_at_a_time(full):
    store = Store(str(full))
    store.load()
    assert not store.save(b"match")  # one was not enough
    assert kept(full) == ["0002.txt", "0003.txt", "0004.txt"]
    assert store.save(b"match")
    assert Store(str(full)).load() == b"match"


def test_a_step_does_one_thing_to_the_flash(tmp_path, monkeypatch):
    """Each may wait for the flash to erase a block."""
    done = []
    make, rename = os.mkdir, os.rename

    class Noted(io.FileIO):
        def close(self):
            if not self.closed:
                done.append("close")
            super().close()

    def noted(what, act):
        return lambda *given: (done.append(what), act(*given))[1]

    monkeypatch.setattr(os, "mkdir", noted("folder", make))
    monkeypatch.setattr(os, "rename", noted("rename", rename))
    monkeypatch.setattr(archive, "open", noted("open", Noted), raising=False)
    steps = []
    for _ in Archive(str(tmp_path)).keep(["one", "two"]):
        steps.append(tuple(done))
        done.clear()
    steps.append(tuple(done))
    assert [step for step in steps if step] == [("folder",), ("open",), ("close",), ("rename",)]

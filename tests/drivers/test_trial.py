"""The trials of flash and memory."""

import builtins
import errno

import pytest

from drivers import trial
from tests.flash_blocks import have_blocks
from tools.installing.suitable import ROOM


def verdict(steps) -> bool:
    """Go through the steps of a trial; return its verdict."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            return end.value


@pytest.mark.parametrize("steps", [1, 10, 18, 19, 30])
def test_a_trial_of_the_flash_that_is_left_leaves_nothing(tmp_path, steps):
    trying = trial.flash(str(tmp_path))
    for _ in range(steps):
        next(trying)
    assert list(tmp_path.iterdir())
    trying.close()
    assert list(tmp_path.iterdir()) == []


def test_a_sound_flash_passes_and_nothing_is_left_in_it(tmp_path):
    assert verdict(trial.flash(str(tmp_path)))
    assert list(tmp_path.iterdir()) == []


def test_a_flash_that_refuses_fails(tmp_path):
    assert not verdict(trial.flash(str(tmp_path / "nowhere")))


@pytest.mark.parametrize("damage", [lambda piece: piece[:-1], lambda piece: piece[::-1]])
def test_a_flash_that_loses_or_mixes_up_fails(tmp_path, monkeypatch, damage):
    class Worn:
        def __init__(self, path, mode):
            self._file = builtins.open(path, mode)  # noqa: SIM115 - __exit__ closes it

        def __enter__(self):
            return self

        def __exit__(self, *_):
            self._file.close()

        def write(self, piece):
            self._file.write(damage(piece))

        def read(self, size):
            return self._file.read(size)

    monkeypatch.setattr(trial, "open", Worn, raising=False)
    assert not verdict(trial.flash(str(tmp_path)))


@pytest.mark.parametrize(("blocks", "room"), [(ROOM + 2, True), (ROOM + 1, False)])
def test_as_many_blocks_are_to_be_left_as_for_an_installation(tmp_path, monkeypatch, blocks, room):
    have_blocks(monkeypatch, blocks)  # of which the folder takes two
    assert verdict(trial.leaves_room(str(tmp_path))) == room


@pytest.mark.parametrize(("folder", "taken"), [("records", 0), ("mine", 6)])
def test_what_is_kept_in_play_counts_as_room(tmp_path, monkeypatch, folder, taken):
    (tmp_path / folder).mkdir()  # two blocks
    for name, size in (("a", 8193), ("b", 513), ("c", 512)):  # three and one
        (tmp_path / folder / name).write_bytes(bytes(size))
    have_blocks(monkeypatch, ROOM + 2 + taken)
    assert verdict(trial.leaves_room(str(tmp_path)))
    have_blocks(monkeypatch, ROOM + 1 + taken)
    assert not verdict(trial.leaves_room(str(tmp_path)))


def test_where_blocks_are_not_known_there_is_room(tmp_path):
    assert verdict(trial.leaves_room(str(tmp_path)))


@pytest.mark.parametrize(("error", "full"), [(errno.ENOSPC, True), (errno.EIO, False)])
def test_a_flash_is_full_that_refuses_a_folder_for_want_of_blocks(monkeypatch, error, full):
    def refuse(_path):
        raise OSError(error, "")

    monkeypatch.setattr(trial.os, "mkdir", refuse)
    assert trial.is_full("/nowhere") is full


def test_memory_that_is_there_passes():
    assert verdict(trial.memory())


def test_too_little_memory_fails(monkeypatch):
    def none_left(_size):
        raise MemoryError

    monkeypatch.setattr(trial, "bytearray", none_left, raising=False)
    assert not verdict(trial.memory())

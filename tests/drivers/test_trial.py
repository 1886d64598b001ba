"""The trials of flash and memory."""

import builtins

import pytest

from drivers import trial


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


def test_memory_that_is_there_passes():
    assert verdict(trial.memory())


def test_too_little_memory_fails(monkeypatch):
    def none_left(_size):
        raise MemoryError

    monkeypatch.setattr(trial, "bytearray", none_left, raising=False)
    assert not verdict(trial.memory())

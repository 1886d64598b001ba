"""Power-on as on a Pico, by `start.run`."""

import time

import pytest

import finder
import start
from host_sim.desk import TICK_MS, Desk


@pytest.fixture
def desk(flash, monkeypatch):
    """A desk that is just powered on, and that `start.run` is to drive."""
    desk = Desk(str(flash), 1)
    desk.power_on()
    monkeypatch.setattr(start, "power_on", lambda *_: desk.device)
    monkeypatch.setattr(time, "ticks_ms", lambda: desk.now, raising=False)
    return desk


def run(desk, ticks: int) -> None:
    """Run so many ticks."""
    tick = desk.device.tick
    left = [None] * ticks

    def pass_tick(now: int) -> None:
        tick(now)
        desk.now += TICK_MS
        left.pop()
        desk.device.app.restarts = not left

    desk.device.tick = pass_tick
    with pytest.raises(SystemExit, match="soft_reset"):
        start.run()


def shows(desk) -> bool:
    """Whether both displays and a lamp are lit."""
    return all(oled.on for oled in desk.oleds) and any(desk.strip.colours)


def test_the_title_is_lit_in_the_first_tick(desk):
    desk.device.tick(desk.now)
    assert shows(desk)


def test_all_modules_are_put_in_place_but_the_one_that_runs(monkeypatch):
    used = []
    monkeypatch.setattr(finder, "files", {"start": (b"", 1), "base": (b"", 1)})
    monkeypatch.setattr(finder, "in_place", 0)
    monkeypatch.setattr(finder, "_use", lambda module, *_: used.append(module["__name__"]) or 1)
    start.settle()
    assert used == ["base"]


def test_the_title_is_lit_before_functions_are_put_in_place(desk, monkeypatch):
    lit = []
    monkeypatch.setattr(start, "settle", lambda: lit.append(shows(desk)))
    run(desk, 200)
    assert lit == [True]


def test_the_first_block_of_the_flash_is_taken_once_and_after_the_title(desk, monkeypatch):
    store = desk.device.pico.store
    find = store.find_free_blocks
    lit = []

    def found() -> None:
        lit.append(shows(desk))
        find()

    monkeypatch.setattr(store, "find_free_blocks", found)
    run(desk, 200)
    assert lit == [True]

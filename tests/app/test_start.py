"""Power-on as on a Pico, by `start.run`."""

import time

import pytest

import start
from host_sim.desk import TICK_MS, Desk


def test_the_title_is_lit_before_functions_are_put_in_place(flash, monkeypatch):
    desk = Desk(str(flash), 1)
    desk.power_on()
    device = desk.device
    tick = device.tick
    lit = []

    def pass_tick(now: int) -> None:
        tick(now)
        desk.now += TICK_MS
        if lit:
            device.app.restarts = True

    def settle() -> None:
        lit.append(all(oled.on for oled in desk.oleds) and any(desk.strip.colours))

    device.tick = pass_tick
    monkeypatch.setattr(start, "power_on", lambda *_: device)
    monkeypatch.setattr(time, "ticks_ms", lambda: desk.now, raising=False)
    monkeypatch.setattr(start, "settle", settle)
    with pytest.raises(SystemExit, match="soft_reset"):
        start.run()
    assert lit == [True]

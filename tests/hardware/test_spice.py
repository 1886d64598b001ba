"""What SPICE says of plugging in, switching on, plugging in again, and the data line."""

import pytest

from hardware.board import kicad, power, spice
from hardware.board.pico import wiring

pytestmark = pytest.mark.skipif(not kicad.present(), reason="ngspice is not on this machine")

PEAK = 0.6  # amperes, for the microseconds in which the gate is charged
USB_CHARGE = 50e-6  # coulombs at plugging in: 10 uF at 5 V, USB 2.0, 7.2.4.1


@pytest.fixture(params=spice.CORNERS)
def figures(request):
    return spice.measure(spice.inrush(spice.CORNERS[request.param]))


def test_plugging_in_is_gentle_at_every_corner(figures):
    assert figures["charge"] < USB_CHARGE
    assert figures["plugging"] < PEAK
    assert figures["replugging"] < PEAK


def test_switching_on_stays_within_the_smallest_supply_at_every_corner(figures):
    usable = min(power.SUPPLIES) * wiring.USABLE_PERCENT / 100 / 1000
    assert figures["switching"] + wiring.FIXED_UA / 1e6 < usable
    assert figures["again"] == pytest.approx(figures["switching"], rel=0.1)
    assert figures["rail"] > 4.4


def test_a_faster_soft_start_would_exceed_the_smallest_supply(monkeypatch):
    """Half of C1 and two thirds of R2, as the board's first revision had them."""
    values = {**spice.values(), "C1": 2.2e-6, "R2": 100e3}
    monkeypatch.setattr(spice, "values", lambda: values)
    figures = spice.measure(spice.inrush(spice.CORNERS["fastest"]))
    usable = min(power.SUPPLIES) * wiring.USABLE_PERCENT / 100 / 1000
    assert figures["switching"] + wiring.FIXED_UA / 1e6 > usable


def test_without_the_soft_start_it_would_not_be():
    figures = spice.measure(spice.inrush(spice.CORNERS["nominal"], soft=False))
    assert figures["plugging"] > 10
    assert figures["charge"] > 50 * USB_CHARGE


def test_data_edges_are_fast_enough_for_the_leds():
    """A WS2812B's shortest pulse is 400 ns, 150 ns more or less; high is 0.7 of 5 V."""
    figures = spice.measure(spice.edge())
    assert figures["rise"] < 100e-9
    assert 250e-9 < figures["high"] < 550e-9

"""The bus of a display that holds SDA low."""

import pytest

import wiring
from drivers.oled import OLED
from drivers.pico import bus
from host_sim.chips.ssd1306 import SSD1306

SDA, SCL = wiring.OLED_SDA[0], wiring.OLED_SCL[0]


@pytest.fixture
def display(chip):
    display = SSD1306()
    chip.attach_i2c(SDA, SCL, wiring.OLED_ADDRESS, display)
    return display


@pytest.mark.parametrize("clocks", range(1, 10))
def test_a_display_whose_transfer_broke_off_is_freed(chip, display, clocks):
    chip.hold_sda(SDA, SCL, clocks)
    oled = OLED(bus(0), wiring.OLED_ADDRESS)
    assert oled.present
    oled.fill(1)
    oled.power(True)
    assert oled.flush(8)
    assert display.picture() == b"\xff" * 1024


def test_a_bus_at_rest_gets_no_clock(chip, display):
    edges = []
    chip.listen(SCL, edges.append)
    assert OLED(bus(0), wiring.OLED_ADDRESS).present
    assert not edges

"""The virtual SH1106 and SSD1309 against their data sheets, where they differ from an SSD1306."""

import pytest

from host_sim.chips.sh1106 import SH1106
from host_sim.chips.ssd1309 import SSD1309

UPRIGHT = b"\x00\xa1\xc8"
LIT = b"\x00\xad\x8b\xaf"


@pytest.fixture
def panel():
    """An upright, lit panel with an empty memory."""
    panel = SH1106()
    panel.receive(UPRIGHT + LIT[1:])
    for page in range(8):
        panel.receive(bytes((0, 0xB0 | page, 0x00, 0x10)))
        panel.receive(b"\x40" + bytes(132))
    return panel


def lit(panel) -> set:
    return {(x, y) for y in range(64) for x in range(128) if panel.lit(x, y)}


def test_the_glass_shows_columns_2_to_129_of_132(panel):
    panel.receive(b"\x00\xb0\x00\x10")
    panel.receive(b"\x40" + b"\x01" * 132)
    assert lit(panel) == {(x, 0) for x in range(128)}
    panel.receive(b"\x00\xb1\x02\x10")
    panel.receive(b"\x40\x80")
    assert (0, 15) in lit(panel)


def test_a_page_ends_at_its_last_column(panel):
    panel.receive(b"\x00\xb2\x01\x18")  # column 129, the last on the glass
    panel.receive(b"\x40\x01\x01\x01\x01")
    assert lit(panel) == {(127, 16)}


def test_columns_are_counted_from_the_other_side_without_remapping(panel):
    panel.receive(b"\x00\xa0\xb0\x02\x10")
    panel.receive(b"\x40\x01")
    assert lit(panel) == {(127, 0)}


def test_windows_of_an_ssd1306_mean_nothing_to_it(panel):
    panel.receive(b"\x00\x20\x00\x21\x0a\x0b\x22\x02\x03")
    panel.receive(b"\x40\x01\x01\x01")
    assert not any(y >= 16 for _, y in lit(panel)), "no page was chosen"


def test_its_converter_makes_the_high_voltage_not_the_charge_pump():
    panel = SH1106()
    panel.receive(b"\x00\x8d\x10\xaf")
    assert panel.on, "its converter is on from power-on"
    panel.receive(b"\x00\xad\x8a")
    assert not panel.on
    panel.receive(LIT)
    assert panel.on


def test_an_ssd1309_shines_without_a_charge_pump():
    panel = SSD1309()
    assert not panel.on
    panel.receive(b"\x00\xaf")
    assert panel.on

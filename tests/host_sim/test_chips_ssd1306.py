"""The virtual display against its data sheet: what bytes make the glass show."""

import pytest

from host_sim.chips.ssd1306 import SSD1306

UPRIGHT = b"\xa1\xc8"  # mirrored both ways: upright on the module
LIT = b"\x8d\x14\xaf"  # charge pump and display on
HORIZONTAL = b"\x20\x00"


@pytest.fixture
def panel():
    """An upright, lit panel with an empty memory and the pointer at its start."""
    panel = SSD1306()
    command(panel, UPRIGHT + HORIZONTAL + b"\x21\x00\x7f\x22\x00\x07")
    data(panel, bytes(1024))
    command(panel, LIT)
    return panel


def command(panel, what):
    panel.receive(b"\x00" + what)


def data(panel, what):
    panel.receive(b"\x40" + what)


def lit(panel) -> set:
    return {(x, y) for y in range(64) for x in range(128) if panel.lit(x, y)}


def written(panel) -> dict:
    """The bytes other than 0 in the memory, by (column, page)."""
    return {(i % 128, i // 128): byte for i, byte in enumerate(panel.memory) if byte}


def test_a_byte_is_a_column_of_eight_with_its_low_bit_on_top(panel):
    data(panel, b"\x01\x82")
    assert lit(panel) == {(0, 0), (1, 1), (1, 7)}


def test_it_counts_what_it_receives_and_keeps_the_start_of_the_latest(panel):
    before = panel.traffic
    panel.receive(b"\x40" + bytes(range(1, 11)))
    assert (panel.traffic - before, panel.latest) == (11, b"\x40\x01\x02\x03\x04\x05\x06\x07")
    panel.receive(b"\x00\xaf")
    assert (panel.traffic - before, panel.latest) == (13, b"\x00\xaf" + bytes(6))
    panel.reset()
    assert (panel.traffic, panel.latest) == (0, bytes(8))


def test_horizontal_addressing_fills_rows_of_the_window_and_starts_again(panel):
    command(panel, b"\x21\x0a\x0b\x22\x02\x03")
    data(panel, bytes((1, 2, 3, 4, 5)))
    assert written(panel) == {(10, 2): 5, (11, 2): 2, (10, 3): 3, (11, 3): 4}


def test_arguments_may_come_in_transfers_of_their_own(panel):
    for byte in b"\x21\x05\x05\x22\x01\x01":
        command(panel, bytes([byte]))
    data(panel, b"\x99")
    assert written(panel) == {(5, 1): 0x99}


def test_dark_until_switched_on_with_its_charge_pump():
    panel = SSD1306()
    command(panel, b"\xaf")
    assert not panel.on
    command(panel, b"\x8d\x14")
    assert panel.on
    command(panel, b"\xae")
    assert not panel.on
    assert not any(panel.picture())


@pytest.mark.parametrize(
    ("how", "where"),
    [
        (b"\xc0", (3, 63 - 10)),  # rows from below
        (b"\x45", (3, 5)),  # memory row 5 on top
        (b"\xd3\x06", (3, 4)),  # moved up by six
        (b"\xa1\xc8", (3, 10)),
    ],
)
def test_what_moves_the_picture_on_the_glass(panel, how, where):
    command(panel, b"\x21\x03\x03\x22\x01\x01")
    data(panel, b"\x04")  # column 3, row 10
    command(panel, how)
    assert lit(panel) == {where}


def test_column_remap_turns_what_is_written_from_then_on(panel):
    data(panel, b"\x01")
    command(panel, b"\xa0")
    data(panel, b"\x01")
    assert lit(panel) == {(0, 0), (126, 0)}


def test_inverse_entire_and_fewer_rows(panel):
    data(panel, b"\x01")
    command(panel, b"\xa7")
    assert len(lit(panel)) == 128 * 64 - 1
    command(panel, b"\xa5")
    assert len(lit(panel)) == 128 * 64
    command(panel, b"\xa4\xa6\xa8\x1f")
    data(panel, b"\xff" * 1023)
    assert lit(panel) == {(x, y) for x in range(128) for y in range(32)} - {
        (0, y) for y in range(1, 8)
    }


@pytest.mark.parametrize("how", [b"", b"\xa7", b"\xa5", b"\xc0", b"\x45", b"\xd3\x06", b"\xae"])
def test_picture_and_lit_agree(panel, how):
    data(panel, bytes(n * n & 255 for n in range(1024)))
    command(panel, how)
    picture = panel.picture()
    seen = {(x, y) for x in range(128) for y in range(64) if picture[y // 8 * 128 + x] >> y % 8 & 1}
    assert seen == lit(panel)

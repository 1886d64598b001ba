"""The virtual displays: what they tell of a transfer, and what becomes of an unsound set-up.

That the bytes of the driver make its picture on each of them is in tests/drivers/test_oled.py.
"""

import pytest

from host_sim.chips.ssd1306 import SSD1306

SOUND = b"\x00\x20\x02\xa1\xc8\x8d\x14\xaf"


@pytest.fixture
def panel():
    """An upright, lit panel whose memory has a picture."""
    panel = SSD1306()
    panel.receive(SOUND)
    for page in range(8):
        panel.receive(bytes((0, 0xB0 | page, 0x00, 0x10)))
        panel.receive(b"\x40" + bytes(n * n & 255 for n in range(128)))
    return panel


def test_it_counts_what_it_receives_and_keeps_the_start_of_the_latest(panel):
    before = panel.traffic
    panel.receive(b"\x40" + bytes(range(1, 11)))
    assert (panel.traffic - before, panel.latest) == (11, b"\x40\x01\x02\x03\x04\x05\x06\x07")
    panel.receive(b"\x00\xaf")
    assert (panel.traffic - before, panel.latest) == (13, b"\x00\xaf" + bytes(6))
    panel.reset()
    assert (panel.traffic, panel.latest) == (0, bytes(8))


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (b"\x20\x00", b"\x20\x02"),  # other addressing
        (b"\xa8\x1f", b"\xa8\x3f"),  # fewer rows
        (b"\xd3\x06", b"\xd3\x00"),  # moved up
        (b"\x45", b"\x40"),  # from another row on
        (b"\xa5", b"\xa4"),  # every pixel
        (b"\xa7", b"\xa6"),  # inverted
        (b"\xc0", b"\xc8"),  # upside down
        (b"\xae", b"\xaf"),  # off
        (b"\x8d\x10", b"\x8d\x14"),  # without the charge pump
    ],
)
def test_what_does_not_suit_the_glass_is_seen_until_it_is_put_right(panel, wrong, right):
    suited = panel.picture()
    for commands in (wrong, right):
        panel.receive(b"\x00" + commands)
        picture = panel.picture()
        assert (picture == suited) == (commands == right)
        lit = {
            (i & 127, i // 128 * 8 + bit)
            for i, byte in enumerate(picture)
            for bit in range(8)
            if byte >> bit & 1
        }
        assert lit == {(x, y) for x in range(128) for y in range(64) if panel.lit(x, y)}

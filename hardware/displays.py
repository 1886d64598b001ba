"""The displays that can be used: what is sold, its size, and what the firmware calls it.

All have 128 x 64 pixels and four pins: ground, supply, clock and data of I2C.
"""

from typing import NamedTuple


class Display(NamedTuple):
    """A kind of display module; lengths in millimetres, widths as its reader sees them."""

    name: str
    controller: str
    """What `OLED_CONTROLLER` in firmware/wiring.py has to be."""
    board: tuple[float, float]
    """Width and height of the room for the circuit board: its size and about 1 mm of play."""
    lit: tuple[float, float]
    window: tuple[float, float]
    """The opening: what is lit, and about 2 mm around it, as boards differ."""
    above: float
    """How far the middle of the opening lies above the middle of the board, towards its pins."""
    milliamps: int
    """At 3.3 V, every pixel lit, at the greatest contrast that the driver sets."""
    usd: float

    @property
    def pixel(self) -> float:
        return self.lit[0] / 128

    @property
    def letter(self) -> float:
        """The height of a line of text: 8 pixels."""
        return 8 * self.pixel


# Where the sizes are from; they are makers' figures, no module was measured.
# 0.96: lit 21.744 x 10.864, data sheet DisplayModule DM-OLED096-624; board 27.3 x 27.8, LCDwiki
#   MC096VX and wiki.lckfb.com; lit part 2.1 above the middle, footprints after LCDwiki's drawing.
# 1.3: lit 29.42 x 14.7, data sheet Allvision 1.3 inch SH1106; board 35.4 x 33.5, LCDwiki MC130VX.
#   Published drawings have the lit part 0.2 below to 3 above the middle: the opening covers both.
# 2.42: lit 55.01 x 27.49, Waveshare 2.42inch OLED Module, whose board is 61.5 x 39.5; boards with
#   four pins are sold in 68 x 43 to 72 x 43. Where the lit part lies on them was not found.
DISPLAYS = {
    "0.96": Display(
        "OLED 0.96 inch", "SSD1306", (28.4, 28.4), (21.7, 10.9), (26.0, 15.0), 2.1, 20, 4.00
    ),
    "1.3": Display(
        "OLED 1.3 inch", "SH1106", (36.2, 34.4), (29.4, 14.7), (33.0, 19.0), 1.4, 30, 6.00
    ),
    "2.42": Display(
        "OLED 2.42 inch", "SSD1309", (73.0, 43.8), (55.0, 27.5), (59.0, 32.0), 0.0, 70, 16.00
    ),
}

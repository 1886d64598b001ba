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
    """Width and height of the circuit board, with play for makers that differ."""
    lit: tuple[float, float]
    window: tuple[float, float]
    """The opening: what is lit, with play for where it lies in its glass."""
    usd: float

    @property
    def pixel(self) -> float:
        return self.lit[0] / 128

    @property
    def letter(self) -> float:
        """Height of a line of text: 8 pixels."""
        return 8 * self.pixel


DISPLAYS = {
    "0.96": Display("OLED 0.96 inch", "SSD1306", (28.4, 28.4), (21.7, 10.9), (26.0, 15.0), 4.00),
    "1.3": Display("OLED 1.3 inch", "SH1106", (36.2, 34.4), (29.4, 14.7), (33.0, 19.0), 6.00),
    "2.42": Display("OLED 2.42 inch", "SSD1309", (73.0, 43.8), (55.0, 27.5), (59.0, 32.0), 16.00),
}

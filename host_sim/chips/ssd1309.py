"""Virtual SSD1309 display, 128 x 64 pixels on I2C, on the usual module.

It is like an SSD1306 without a charge pump: the module makes the high voltage.
Source: SSD1309 data sheet rev 1.1, section 9 (commands).
"""

from host_sim.chips.ssd1306 import SSD1306


class SSD1309(SSD1306):
    """The display; see SSD1306."""

    most_contrast = 80  # with every pixel lit, more than its fuse holds flows at a greater one

    @property
    def on(self) -> bool:
        return self._display_on

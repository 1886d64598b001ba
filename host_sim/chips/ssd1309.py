"""A virtual SSD1309 display of 128 x 64 pixels, on the usual module, on I2C.

Like an SSD1306, but the module makes the high voltage: there is no charge pump to switch on.
Source: SSD1309 data sheet rev 1.1, section 9 (commands).
"""

from host_sim.chips.ssd1306 import SSD1306


class SSD1309(SSD1306):
    """The panel; see SSD1306."""

    @property
    def on(self) -> bool:
        return self._display_on

"""A chain of WS2812 LEDs that never draws more than its share of the supply.

The limit is worked out for every frame, on the very bytes about to be sent: whatever the
pixels and the brightness, a frame that would draw too much is dimmed as a whole until it fits.
"""

from micropython import const
from neopixel import NeoPixel

import wiring

_FULL = const(255)


class Strip:
    """`count` LEDs on `pin`, which together may draw `budget_ma` milliamperes.

    `pixels` is the picture: `3 * count` bytes, red green blue of each LED, before gamma.
    `brightness` (0..255) dims it as a whole. Neither shows before `show()`.
    `milliamps` is what the frame last sent draws by estimate, idle LEDs included, rounded up;
    `limiting` says whether it had to be dimmed to fit the budget.
    """

    def __init__(self, pin, count: int, budget_ma: int):
        self._chain = NeoPixel(pin, count)
        self._idle_ma = count * wiring.LED_IDLE_MA
        light_ma = max(0, budget_ma - self._idle_ma)
        self._most = light_ma * _FULL // wiring.LED_COLOUR_MA  # what a frame's bytes may add up to

        self.pixels = bytearray(3 * count)
        self.brightness = _FULL
        self.milliamps = 0
        self.limiting = False

        self._level = bytearray(256)  # byte to send for each byte of a pixel
        self._level_brightness = 0  # the brightness `_level` was made for
        self._shown = bytearray(3 * count)  # `pixels` as last sent
        self._sent = False

    def show(self) -> bool:
        """Send the picture unless the LEDs show it already; True if it was sent."""
        same_level = self.brightness == self._level_brightness
        if self._sent and same_level and self.pixels == self._shown:
            return False
        if not same_level:
            self._make_levels()
        total = self._fill()
        self.limiting = total > self._most
        if self.limiting:
            total = self._dim(total)
        self._chain.write()
        self._sent = True
        self.milliamps = self._idle_ma + (total * wiring.LED_COLOUR_MA + _FULL - 1) // _FULL
        return True

    def _make_levels(self) -> None:
        """Gamma 2, then brightness, both rounded up: what is lit faintly stays lit."""
        brightness = self.brightness
        for value in range(256):
            light = (value * value + 254) // 255
            self._level[value] = (light * brightness + 254) // 255
        self._level_brightness = brightness

    def _fill(self) -> int:
        """Write the frame to send, green first as the chips want it; return its sum."""
        level = self._level
        pixels = self.pixels
        shown = self._shown
        frame = self._chain.buf
        total = 0
        for i in range(0, len(pixels), 3):
            red = pixels[i]
            green = pixels[i + 1]
            blue = pixels[i + 2]
            shown[i] = red
            shown[i + 1] = green
            shown[i + 2] = blue
            red = level[red]
            green = level[green]
            blue = level[blue]
            frame[i] = green
            frame[i + 1] = red
            frame[i + 2] = blue
            total += red + green + blue
        return total

    def _dim(self, total: int) -> int:
        """Scale the frame so that its sum fits the budget; return the new sum."""
        frame = self._chain.buf
        most = self._most
        fitted = 0
        for i in range(len(frame)):
            value = frame[i] * most // total
            frame[i] = value
            fitted += value
        return fitted

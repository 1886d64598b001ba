"""The chains of WS2812 LEDs, which together never draw more than their share of the supply.

Full brightness is set so that the brightest picture of any game (PEAK) stays below the limit. So a
mark that blinks on a picture never dims the rest of it.

The limit is still checked for every frame, on the very bytes about to be sent: a picture that would
draw too much, such as all white, is dimmed as a whole, all chains alike, until it fits. That is
done some fifty times a second, so its loops are MicroPython's viper.
"""

import micropython
from micropython import const
from neopixel import NeoPixel

import wiring

_FULL = const(255)

# Light of the brightest picture of any game, marks included: the sum of its bytes after gamma.
# tests/table/test_light.py measures the pictures.
PEAK = const(5000)


class Strip:
    """`count` LEDs on `pin`, and the picture meant for them.

    `pixels` is `3 * count` bytes, red green blue of each LED, before gamma and brightness. It
    shows at the next `Rail.show()`; what is below it is for the rail alone.
    """

    def __init__(self, pin, count: int):
        self.count = count
        self.pixels = bytearray(3 * count)

        self.light = 0  # what the bytes of the frame to send add up to
        self.drawn = 0  # the same for the frame that the LEDs show
        self._chain = NeoPixel(pin, count)
        self._filled = bytearray(3 * count)  # the pixels that the frame was made from
        self._waiting = True  # the LEDs show something else than the frame, for all we know

    @property
    def stale(self) -> bool:
        """Whether the picture is no longer the one that the frame was made from."""
        return self.pixels != self._filled

    def fill(self, level: bytearray) -> None:
        """Make the frame, green first as the chips want it; `level`: what to send for a byte."""
        self.light = _fill(self._chain.buf, self.pixels, self._filled, level, len(self.pixels))
        self._waiting = True

    def dim(self, share: int, whole: int) -> None:
        """Scale the frame to at most `share / whole` of itself."""
        frame = self._chain.buf
        self.light = _dim(frame, len(frame), share, whole)
        self._waiting = True

    def send(self) -> None:
        """Send the frame if the LEDs don't show it yet."""
        if self._waiting:
            self._chain.write()
            self._waiting = False
            self.drawn = self.light


@micropython.viper
def _fill(frame, pixels, filled, level, size: int) -> int:
    to = ptr8(frame)
    source = ptr8(pixels)
    kept = ptr8(filled)
    levels = ptr8(level)
    total = 0
    for i in range(0, size, 3):
        red = source[i]
        green = source[i + 1]
        blue = source[i + 2]
        kept[i] = red
        kept[i + 1] = green
        kept[i + 2] = blue
        red = levels[red]
        green = levels[green]
        blue = levels[blue]
        to[i] = green
        to[i + 1] = red
        to[i + 2] = blue
        total += red + green + blue
    return total


@micropython.viper
def _dim(frame, size: int, share: int, whole: int) -> int:
    levels = ptr8(frame)
    total = 0
    for i in range(size):
        value = levels[i] * share // whole
        levels[i] = value
        total += value
    return total


class Rail:
    """Feeds `strips`, which together may draw `budget_ma` milliamperes; they start dark.

    `peak` is the light of the brightest picture to come (see PEAK): at full brightness it just fits
    the budget, and no picture up to it is ever limited. With 0 the limit alone keeps the budget.

    `brightness` (0..255) dims them all, from the next `show()` on. `milliamps` is what they draw by
    estimate, idle LEDs included, rounded up; `limiting` says whether the last picture had to be
    dimmed to fit the budget.
    """

    def __init__(self, strips: tuple, budget_ma: int, peak: int = 0):
        self._strips = strips
        self._leds = sum([strip.count for strip in strips])
        self._idle_ma = self._leds * wiring.LED_IDLE_MA
        self._peak = peak
        self._most = 0  # what all frames may add up to
        self.limit(budget_ma)

        self.brightness = _FULL
        self.milliamps = self._idle_ma
        self.limiting = False

        self._level = bytearray(256)  # byte to send for each byte of a pixel
        self._level_brightness = 0  # the brightness `_level` was made for
        for strip in strips:
            strip.send()  # after a reset the LEDs still show what they showed before it

    def limit(self, budget_ma: int) -> None:
        """Let the strips draw at most so many milliamperes from now on."""
        light_ma = max(0, budget_ma - self._idle_ma)
        most = light_ma * _FULL // wiring.LED_COLOUR_MA
        if most != self._most:
            self._most = most
            self._level_brightness = -1  # make every frame anew

    def show(self) -> bool:
        """Send every strip's picture unless its LEDs show it already; True if one was sent."""
        anew = self.brightness != self._level_brightness
        if anew:
            self._make_levels()
        elif not self._stale():
            return False
        total = 0
        for strip in self._strips:
            # A dimmed frame never stays: by now there is more room for it, or less.
            if anew or self.limiting or strip.stale:
                strip.fill(self._level)
            total += strip.light
        self.limiting = total > self._most
        if self.limiting:
            for strip in self._strips:
                strip.dim(self._most, total)
        self._send()
        return True

    def _stale(self) -> bool:
        for strip in self._strips:
            if strip.stale:
                return True
        return False

    def _make_levels(self) -> None:
        """Gamma 2, then the share of it that is sent, rounded up: what is lit faintly stays lit."""
        room = max(1, self._most - 3 * self._leds)  # each of the colours may round up by almost 1
        part = self.brightness * room
        whole = _FULL * max(room, self._peak)
        for value in range(256):
            light = (value * value + 254) // 255
            self._level[value] = (light * part + whole - 1) // whole
        self._level_brightness = self.brightness

    def _send(self) -> None:
        """Send the frames, those that don't get brighter first.

        The pictures before and after fit the budget; in this order nothing between them exceeds it.
        """
        for strip in self._strips:
            if strip.light <= strip.drawn:
                strip.send()
        drawn = 0
        for strip in self._strips:
            strip.send()
            drawn += strip.drawn
        self.milliamps = self._idle_ma + (drawn * wiring.LED_COLOUR_MA + _FULL - 1) // _FULL

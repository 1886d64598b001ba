"""Stand-in for MicroPython's `neopixel`: sends the same bytes as the real module."""

from machine import bitstream


class NeoPixel:
    """`n` LEDs on `pin`. `buf` is what `write` sends: green, red and blue of each."""

    def __init__(self, pin, n, *, timing):
        self.pin = pin
        self.buf = bytearray(3 * n)
        self.timing = timing
        pin.init(pin.OUT)

    def __setitem__(self, i, colour):
        red, green, blue = colour
        self.buf[3 * i : 3 * i + 3] = bytes((green, red, blue))

    def write(self):
        bitstream(self.pin, 0, self.timing, self.buf)

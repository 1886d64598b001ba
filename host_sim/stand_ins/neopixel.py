"""Stand-in for MicroPython's `neopixel`: sends the same bytes as the real module."""

from machine import bitstream

_ORDER = (1, 0, 2, 3)  # green leads on the wire


class NeoPixel:
    """`n` LEDs of `bpp` colours on `pin`. `buf` is what `write` sends: green, red, blue ..."""

    def __init__(self, pin, n, bpp=3, timing=1):
        self.pin = pin
        self.n = n
        self.bpp = bpp
        self.buf = bytearray(n * bpp)
        if timing in (0, 1):
            timing = (400, 850, 800, 450) if timing else (800, 1700, 1600, 900)
        self.timing = timing
        pin.init(pin.OUT)

    def __len__(self):
        return self.n

    def __setitem__(self, i, colour):
        for part in range(self.bpp):
            self.buf[i * self.bpp + _ORDER[part]] = colour[part]

    def __getitem__(self, i):
        return tuple(self.buf[i * self.bpp + _ORDER[part]] for part in range(self.bpp))

    def fill(self, colour):
        for i in range(self.n):
            self[i] = colour

    def write(self):
        bitstream(self.pin, 0, self.timing, self.buf)

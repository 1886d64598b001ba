"""Packed glyphs, and how one of them gets onto a panel."""

from framebuf import MONO_VLSB, FrameBuffer

_MISSING = "\ufffd"
_STRIDE = 16  # columns of the scratch; no glyph is wider
_scratch = bytearray(2 * _STRIDE)  # two pages: no glyph is higher than 16 pixels
_negative = FrameBuffer(bytearray(b"\x01\x00"), 2, 1, MONO_VLSB)  # palette: ink <-> no ink


class Glyphs:
    """Drawings side by side in one strip, known by their index: what tools/glyphs.py packs.

    packed: a module with HEIGHT (pixels), STARTS (the column where each glyph begins, two bytes
    each, low byte first, one entry more than glyphs) and STRIP (MONO_VLSB columns).
    """

    def __init__(self, packed) -> None:
        self.height = packed.HEIGHT
        self._starts = packed.STARTS
        columns = self._start(len(packed.STARTS) // 2 - 1)
        self._strip = FrameBuffer(packed.STRIP, columns, packed.HEIGHT, MONO_VLSB)
        # A glyph goes from the strip to the panel by way of a window of just its size. There is
        # one for every width, all on the same few bytes: to make one for each glyph drawn would
        # allocate.
        self._windows = [
            FrameBuffer(_scratch, width, packed.HEIGHT, MONO_VLSB, _STRIDE)
            for width in range(1, _STRIDE + 1)
        ]

    def _start(self, index: int) -> int:
        return self._starts[2 * index] | self._starts[2 * index + 1] << 8

    def width(self, index: int) -> int:
        """How many columns of pixels a glyph takes, without the gap that follows it."""
        return self._start(index + 1) - self._start(index)

    def draw(self, frame, index: int, x: int, y: int, ink: int) -> int:
        """Draws one glyph with its upper left corner at (x, y); gives back its width.

        ink 1 lights its pixels, ink 0 darkens them; the pixels between stay as they are.
        """
        start = self._start(index)
        width = self._start(index + 1) - start
        window = self._windows[width - 1]
        if ink:
            window.blit(self._strip, -start, 0)
            frame.blit(window, x, y, 0)
        else:
            window.blit(self._strip, -start, 0, -1, _negative)
            frame.blit(window, x, y, 1)
        return width


class Font(Glyphs):
    """Glyphs known by their character; `packed` has CHARS too, in the order of the drawings."""

    def __init__(self, packed) -> None:
        super().__init__(packed)
        self._chars = packed.CHARS
        self._missing = packed.CHARS.find(_MISSING)

    def has(self, char: str) -> bool:
        return self._chars.find(char) >= 0

    def find(self, char: str) -> int:
        """The index of a character's glyph; that of the box for one that has no drawing."""
        index = self._chars.find(char)
        return index if index >= 0 else self._missing

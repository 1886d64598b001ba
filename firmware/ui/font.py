"""Packed glyphs, and how one of them or a line of text gets onto a panel.

To draw a page of text is the longest piece of work in many a tick. So the loops are MicroPython's
viper: they take whole columns of bits, where framebuf goes from pixel to pixel, and read a text
byte by byte, where each character taken out of a string is looked up among all names there are.
They call each other no more than once for a character: a call costs as much as two columns.
"""

import micropython
from micropython import const

_GAP = const(1)  # columns between two characters

_NO_INK = const(-1)  # draws nothing, so that a text is only measured


class Glyphs:
    """Drawings side by side in one strip, known by their index: what tools/glyphs.py packs.

    packed: a module with HEIGHT (pixels, 9 to 16), STARTS (the column where each glyph begins, two
    bytes each, low byte first, one entry more than glyphs) and STRIP (MONO_VLSB columns).
    """

    def __init__(self, packed) -> None:
        self.height = packed.HEIGHT
        self._starts = packed.STARTS
        self._strip = packed.STRIP
        self._below = len(packed.STRIP) // 2  # from the upper page of a column to its lower one

    def width(self, index: int) -> int:
        """How many columns of pixels a glyph takes, without the gap that follows it."""
        return self.draw(self._strip, index, 0, 0, _NO_INK)

    @micropython.viper
    def draw(self, frame, index: int, x: int, y: int, ink: int) -> int:
        """Draws one glyph with its upper left corner at (x, y); gives back its width.

        frame: a FrameBuffer of 128 x 64 pixels, MONO_VLSB. ink 1 lights the glyph's pixels, ink 0
        darkens them; the pixels between stay as they are.
        """
        starts = ptr8(self._starts)
        start = starts[2 * index] | starts[2 * index + 1] << 8
        end = starts[2 * index + 2] | starts[2 * index + 3] << 8
        if ink != _NO_INK:
            _stamp(self._strip, self._below, start, end, frame, x, y, ink)
        return end - start


class Font(Glyphs):
    """Glyphs known by their character; `packed` has CODES too, two bytes each, low byte first.

    Codes ascend. The last one is of the box for characters that have no drawing.
    """

    def __init__(self, packed) -> None:
        super().__init__(packed)
        self._codes = packed.CODES
        self._box = len(packed.CODES) // 2 - 1

    def has(self, char: str) -> bool:
        for i in range(self._box):
            if self._codes[2 * i] | self._codes[2 * i + 1] << 8 == ord(char):
                return True
        return False

    def measure(self, s: str, start: int, end: int) -> int:
        """The exact width of `s[start:end]`, from its first to its last column of pixels."""
        width = self.write(self._strip, s, start, end, 0, 0, _NO_INK)
        return max(0, width - _GAP)

    @micropython.viper
    def write(self, frame, s, start: int, end: int, x: int, y: int, ink: int) -> int:
        """Draws `s[start:end]` as `draw` does a glyph; gives back the x where more would follow."""
        codes = ptr8(self._codes)
        box = int(self._box)
        starts = ptr8(self._starts)
        strip = self._strip
        below = self._below
        text = ptr8(s)  # UTF-8
        at = 0
        for i in range(end):
            code = text[at]
            at += 1
            if code >= 0x80:
                more = code  # as many bytes as it has ones below the first
                code &= 0x1F
                while more & 0x40:
                    code = code << 6 | text[at] & 0x3F
                    at += 1
                    more <<= 1
            if i >= start:
                index = 0
                last = box
                while index < last:
                    middle = (index + last) >> 1
                    if codes[2 * middle] | codes[2 * middle + 1] << 8 < code:
                        index = middle + 1
                    else:
                        last = middle
                if codes[2 * index] | codes[2 * index + 1] << 8 != code:
                    index = box
                first = starts[2 * index] | starts[2 * index + 1] << 8
                last = starts[2 * index + 2] | starts[2 * index + 3] << 8
                if ink != _NO_INK:
                    _stamp(strip, below, first, last, frame, x, y, ink)
                x += last - first + _GAP
        return x


@micropython.viper
def _stamp(strip: ptr8, below: int, start: int, end: int, frame: ptr8, x: int, y: int, ink: int):
    """Draws the columns from `start` to `end` of a strip, their lower pages `below` on."""
    shift = y & 7
    first = (y >> 3 << 7) + x
    for i in range(start, end):
        if x >> 7 == 0:  # the column is on the panel
            bits = (strip[i] | strip[below + i] << 8) << shift
            at = first
            while bits:
                if at >> 10 == 0:  # the page is on the panel
                    if ink:
                        frame[at] |= bits & 0xFF
                    else:
                        frame[at] &= ~bits
                bits >>= 8
                at += 128
        x += 1
        first += 1

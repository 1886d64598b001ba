"""Glyphs packed into strips, drawn one by one or as a line of text; and the two fonts.

Drawing a page of text is the longest work of many ticks, so the loops are MicroPython's viper. They
draw whole columns, where framebuf draws single pixels, and read a text byte by byte: a character
taken from a string costs a look-up among all interned names. They make one call a character: a call
costs as much as two columns.
"""

import micropython
from micropython import const

from base import flash_data

_GAP = const(1)  # columns between two characters
_NO_INK = const(-1)  # draws nothing: the text is only measured


class Glyphs:
    """Drawings side by side in one strip, each known by its index; packed by tools/glyphs.py.

    packed: a module with HEIGHT (pixels, 9 to 16), STARTS (the column where each glyph begins, two
    bytes each, low byte first, and the column after the last) and STRIP (MONO_VLSB columns).
    """

    def __init__(self, packed) -> None:
        self.height = packed.HEIGHT
        self._starts = packed.STARTS
        self._strip = packed.STRIP
        self._below = len(packed.STRIP) // 2  # from a column's upper 8 pixels to its lower

    def width(self, index: int) -> int:
        """Return the width of a glyph in columns, without the gap after it."""
        return self.draw(self._strip, index, 0, 0, _NO_INK)

    @micropython.viper
    def draw(self, frame, index: int, x: int, y: int, ink: int) -> int:
        """Draw one glyph with its upper left corner at (x, y); return its width.

        frame: a FrameBuffer of 128 x 64 pixels, MONO_VLSB. ink: 1 lights the glyph's pixels, 0
        darkens them; all other pixels stay as they are.
        """
        starts = ptr8(self._starts)
        start = starts[2 * index] | starts[2 * index + 1] << 8
        end = starts[2 * index + 2] | starts[2 * index + 3] << 8
        if ink != _NO_INK:
            _stamp(self._strip, self._below, start, end, frame, x, y, ink)
        return end - start


class Font(Glyphs):
    """Glyphs known by their character.

    packed: has CODES too, the characters' codes in ascending order, two bytes each, low byte first.
    The last glyph is the box drawn for characters that have no glyph.
    """

    def __init__(self, packed) -> None:
        super().__init__(packed)
        self._codes = packed.CODES
        self._box = len(packed.CODES) // 2 - 1

    def has(self, char: str) -> bool:
        """Return whether the font has a glyph for `char`."""
        for i in range(self._box):
            if self._codes[2 * i] | self._codes[2 * i + 1] << 8 == ord(char):
                return True
        return False

    def measure(self, s: str, start: int, end: int) -> int:
        """Return the width of `s[start:end]`, from its first to its last column of pixels."""
        width = self.write(self._strip, s, start, end, 0, 0, _NO_INK)
        return max(0, width - _GAP)

    @micropython.viper
    def write(self, frame, s, start: int, end: int, x: int, y: int, ink: int) -> int:
        """Draw `s[start:end]` as `draw` does a glyph; return the x where more would follow."""
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
                more = code  # a byte follows for each leading one but the first
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
    """Draw the columns `start` to `end` - 1 of a strip; their lower halves are `below` bytes on."""
    shift = y & 7
    first = (y >> 3 << 7) + x
    for i in range(start, end):
        if x >> 7 == 0:  # the column is on the display
            bits = (strip[i] | strip[below + i] << 8) << shift
            at = first
            while bits:
                if at >> 10 == 0:  # the page is on the display
                    if ink:
                        frame[at] |= bits & 0xFF
                    else:
                        frame[at] &= ~bits
                bits >>= 8
                at += 128
        x += 1
        first += 1


class Packed:
    """A font's file, with the names that `Font` reads. Written by tools/glyphs.py.

    The file has HEIGHT and the number of glyphs, a byte each; then CODES, STARTS and STRIP.
    """

    def __init__(self, file):
        self.HEIGHT = file[0]
        starts = 2 + 2 * file[1]
        strip = starts + 2 * file[1] + 2
        self.CODES = file[2:starts]
        self.STARTS = file[starts:strip]
        self.STRIP = file[strip:]


small, large = map(Packed, flash_data.checked("ui/fonts/small.bin", "ui/fonts/large.bin"))

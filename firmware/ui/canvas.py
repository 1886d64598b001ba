"""Drawing on one panel: text in two sizes and icons. Units are pixels, (0, 0) is upper left.

Nothing here allocates.
"""

import micropython

from ui import icons
from ui.font import Font, Glyphs
from ui.fonts import large, small

WIDTH = 128
HEIGHT = 64
SOLID = 0xFFFF  # the pattern of a box that is filled
LINE = 9  # from one line of small text to the next

SMALL = Font(small)
LARGE = Font(large)
ICONS = Glyphs(icons)


def width_in(font: Font, s: str) -> int:
    """The exact width of `s` drawn in `font`, from its first to its last column of pixels."""
    return font.measure(s, 0, len(s))


class Canvas:
    """A panel to draw on. frame: any 128x64 framebuf.FrameBuffer, also the OLED driver itself.

    Small text: y is the top of a 10-pixel cell; capitals fill the rows y + 1 to y + 7, accents
    reach up to y, descenders down to y + 9. Lines may follow each other every 9 pixels.
    Title text: a 16-pixel cell; capitals fill the rows y + 2 to y + 12.
    ink: 1 draws light on dark, 0 dark on light (on a bar filled beforehand).
    """

    def __init__(self, frame) -> None:
        self.frame = frame

    def clear(self) -> None:
        fill(self.frame, 0, 0, WIDTH, HEIGHT, 0, SOLID)

    def has(self, char: str) -> bool:
        """Whether the small font has a drawing for `char`; else a box is drawn in its place."""
        return SMALL.has(char)

    def text(self, s: str, x: int, y: int, ink: int = 1) -> int:
        """Draws small text; gives back the x at which more text would follow."""
        return self._write(SMALL, s, x, y, ink)

    def title(self, s: str, x: int, y: int, ink: int = 1) -> int:
        """Draws large text; gives back the x at which more text would follow."""
        return self._write(LARGE, s, x, y, ink)

    def _write(self, font: Font, s: str, x: int, y: int, ink: int) -> int:
        return font.write(self.frame, s, 0, len(s), x, y, ink)

    def width(self, s: str) -> int:
        """The exact width of `s` as small text."""
        return width_in(SMALL, s)

    def title_width(self, s: str) -> int:
        """The exact width of `s` as large text."""
        return width_in(LARGE, s)

    def centre(self, s: str, y: int, ink: int = 1) -> None:
        """Draws small text in the middle of the panel's width."""
        self.text(s, (WIDTH - self.width(s)) // 2, y, ink)

    def centre_title(self, s: str, y: int, ink: int = 1) -> None:
        """Draws large text in the middle of the panel's width."""
        self.title(s, (WIDTH - self.title_width(s)) // 2, y, ink)

    def right(self, s: str, x: int, y: int, ink: int = 1) -> int:
        """Draws small text whose last column of pixels is x - 1; gives back the x of its first."""
        x -= self.width(s)
        self.text(s, x, y, ink)
        return x

    def paragraph(self, s: str, x: int, y: int, width: int, line: int = LINE) -> int:
        """Draws small text broken at spaces into lines of at most `width` pixels.

        A newline breaks a line too, a no-break space never. Gives back the y of the line after it.
        """
        start = 0
        while start < len(s):
            end = _line_end(s, start, width)
            SMALL.write(self.frame, s, start, end, x, y, 1)
            start = end + 1
            y += line
        return y

    def icon(self, code: int, x: int, y: int, ink: int = 1) -> int:
        """Draws an icon, a constant of ui.icons; gives back its width."""
        return ICONS.draw(self.frame, code, x, y, ink)

    def icon_width(self, code: int) -> int:
        """The width of an icon; the small ones are 9 pixels high, the heads of cards 13."""
        return ICONS.width(code)


@micropython.viper
def fill(frame: ptr8, x: int, y: int, width: int, height: int, ink: int, pattern: int):
    """Fill a box, a column of a page at once where framebuf goes from pixel to pixel.

    pattern: SOLID, or which pixels are meant: the bits of odd columns << 8 | those of even ones.
    What lies beyond the panel is cut.
    """
    right = x + width
    bottom = y + height
    x = x if x > 0 else 0
    y = y if y > 0 else 0
    right = right if right < 128 else 128
    bottom = bottom if bottom < 64 else 64
    top = y & ~7
    while top < bottom:
        rows = 0xFF << (y - top if y > top else 0) & 0xFF
        if bottom < top + 8:
            rows &= 0xFF >> top + 8 - bottom
        for odd in range(2):
            bits = rows & (pattern >> 8 if odd else pattern)
            light = bits if ink else 0
            dark = 0xFF ^ bits
            at = (top << 4) + x + ((x ^ odd) & 1)
            end = (top << 4) + right
            while at < end:
                frame[at] = frame[at] & dark | light
                at += 2
        top += 8


def line_count(s: str, width: int) -> int:
    """How many lines Canvas.paragraph would break `s` into."""
    count = start = 0
    while start < len(s):
        start = _line_end(s, start, width) + 1
        count += 1
    return count


def _line_end(s: str, start: int, width: int) -> int:
    """Where the line that begins at `start` ends: at a space, a newline or the end of `s`.

    A word wider than the line stands alone and runs over: the checks of the catalogues find it.
    """
    end = s.find("\n", start)
    if end < 0:
        end = len(s)
    while SMALL.measure(s, start, end) > width:
        space = s.rfind(" ", start, end)
        if space < 0:
            return end
        end = space
    return end

"""Drawing on one display: glyphs, text in two sizes, icons, boxes, headers and menus.

Units are pixels, (0, 0) is the upper left. Nothing here allocates.

Glyphs are packed into strips. Drawing a page of text is the longest work of many ticks, so the
loops are MicroPython's viper. They draw whole columns, where framebuf draws single pixels, and read
a text byte by byte: a character taken from a string costs a look-up among all interned names. They
make one call a character: a call costs as much as two columns.
"""

import micropython
from micropython import const

from base import flash_data

WIDTH = 128
HEIGHT = 64
LINE = 9  # from one line of small text to the next
HEADER_HEIGHT = 12  # with its rule and the space below it
BAR = LINE + 1  # height of a bar behind a line of text; covers its descenders too
SOLID = 0xFFFF  # pattern of a filled box

_GAP = const(1)  # columns between two characters
_MENU_MARGIN = const(3)  # between a menu's bar and its words
_MENU_SCROLL = const(7)  # columns at the right for the arrows, where there are any
_NO_INK = const(-1)  # draws nothing: the text is only measured


class Glyphs:
    """Drawings side by side in one strip, each known by its index; packed by tools/glyphs.py.

    packed: has HEIGHT (pixels, 9 to 16), STARTS (the column where each glyph begins, two bytes
    each, low byte first, and the column after the last) and STRIP (MONO_VLSB columns).
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
    """Glyphs in a file, with the names that `Glyphs` and `Font` read. Written by tools/glyphs.py.

    They begin at `start` with HEIGHT and the number of glyphs, a byte each; then come CODES, STARTS
    and STRIP. They stop before `end`.
    """

    def __init__(self, file, start: int = 0) -> None:
        self.HEIGHT = file[start]
        codes = start + 2
        starts = codes + 2 * file[start + 1]
        strip = starts + 2 * file[start + 1] + 2
        columns = file[strip - 2] | file[strip - 1] << 8
        self.end = strip + 2 * columns
        self.CODES = file[codes:starts]
        self.STARTS = file[starts:strip]
        self.STRIP = file[strip : self.end]


_files = flash_data.checked("ui/fonts/small.bin", "ui/fonts/large.bin")
small, large = map(Packed, _files)
drawn_icons = Packed(_files[0], small.end)
SMALL = Font(small)
LARGE = Font(large)
ICONS = Glyphs(drawn_icons)


class Canvas:
    """A display to draw on.

    frame: a 128x64 framebuf.FrameBuffer, such as the OLED driver.
    Small text: y is the top of a 10-pixel cell. Capitals fill the rows y + 1 to y + 7, accents
    reach up to y, descenders down to y + 9. Lines can be LINE apart.
    Title text: a 16-pixel cell; capitals fill the rows y + 2 to y + 12.
    ink: 1 draws light on dark, 0 dark on light (on a bar filled before).
    """

    def __init__(self, frame) -> None:
        self.frame = frame

    def clear(self) -> None:
        """Darken every pixel."""
        fill(self.frame, 0, 0, WIDTH, HEIGHT, 0, SOLID)

    def has(self, char: str) -> bool:
        """Return whether the small font has a glyph for `char`; a box is drawn for others."""
        return SMALL.has(char)

    def text(self, s: str, x: int, y: int, ink: int = 1) -> int:
        """Draw small text; return the x where more text would follow."""
        return SMALL.write(self.frame, s, 0, len(s), x, y, ink)

    def title(self, s: str, x: int, y: int, ink: int = 1) -> int:
        """Draw title text; return the x where more text would follow."""
        return LARGE.write(self.frame, s, 0, len(s), x, y, ink)

    def width(self, s: str) -> int:
        """Return the width of `s` as small text."""
        return SMALL.measure(s, 0, len(s))

    def title_width(self, s: str) -> int:
        """Return the width of `s` as title text."""
        return LARGE.measure(s, 0, len(s))

    def centre(self, s: str, y: int, ink: int = 1) -> None:
        """Draw small text in the middle of the display's width."""
        self.text(s, (WIDTH - self.width(s)) // 2, y, ink)

    def centre_title(self, s: str, y: int, ink: int = 1) -> None:
        """Draw title text in the middle of the display's width."""
        self.title(s, (WIDTH - self.title_width(s)) // 2, y, ink)

    def right(self, s: str, x: int, y: int, ink: int = 1) -> int:
        """Draw small text that ends at column x - 1; return the x of its first column."""
        x -= self.width(s)
        self.text(s, x, y, ink)
        return x

    def paragraph(self, s: str, x: int, y: int, width: int, line: int = LINE) -> int:
        """Draw small text, broken at spaces into lines of at most `width` pixels.

        line: from one line to the next. A newline breaks a line too, a no-break space does not.
        Return the y of the line after the text.
        """
        start = 0
        while start < len(s):
            end = _line_end(s, start, width)
            SMALL.write(self.frame, s, start, end, x, y, 1)
            start = end + 1
            y += line
        return y

    def icon(self, code: int, x: int, y: int, ink: int = 1) -> int:
        """Draw an icon, a constant of ui.icons; return its width."""
        return ICONS.draw(self.frame, code, x, y, ink)

    def icon_width(self, code: int) -> int:
        """Return the width of an icon. Small icons are 9 pixels high, the heads of cards 13."""
        return ICONS.width(code)


@micropython.viper
def fill(frame: ptr8, x: int, y: int, width: int, height: int, ink: int, pattern: int):
    """Fill a box, cut at the edges of the display.

    pattern: SOLID, or the pixels to change: the bits of odd columns << 8 | those of even columns.
    Writes whole bytes; framebuf's fill_rect goes from pixel to pixel.
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
    """Return how many lines `Canvas.paragraph` breaks `s` into."""
    count = start = 0
    while start < len(s):
        start = _line_end(s, start, width) + 1
        count += 1
    return count


def fitting(s: str, width: int, lines: int) -> str:
    """Return as many words of a text as fit in so many lines."""
    if line_count(s, width) <= lines:
        return s
    words = s.split(" ")
    while line_count(" ".join(words) + "…", width) > lines:
        words.pop()
    return " ".join(words) + "…"


def _line_end(s: str, start: int, width: int) -> int:
    """Return where the line from `start` on ends: at a space, a newline or the end of `s`.

    A word wider than the line gets a line of its own and is cut; the tests of texts find it.
    """
    limit = s.find("\n", start)
    if limit < 0:
        limit = len(s)
    end = start
    used = -_GAP  # columns of the line, without the gap after its last character
    while end < limit:
        word_end = s.find(" ", end + 1, limit)
        if word_end < 0:
            word_end = limit
        used += SMALL.measure(s, end, word_end) + _GAP
        if used > width and s[end] == " ":  # a space at the start ends the line too
            break
        end = word_end
    return end


def header(canvas, s: str) -> None:
    """Draw a centred line at the top of the display, over a rule with a diamond in its middle."""
    canvas.centre(s, 0)
    y = HEADER_HEIGHT - 2
    canvas.frame.hline(0, y, WIDTH, 1)
    canvas.frame.hline(WIDTH // 2 - 4, y, 8, 0)
    canvas.frame.hline(WIDTH // 2 - 2, y, 4, 1)


def menu(canvas, rows, chosen: int, y: int = HEADER_HEIGHT, bottom: int = HEIGHT) -> None:
    """Draw lines to choose from, in the rows from `y` up to `bottom`.

    rows: (words, words for the value or "") for each line; chosen: the index of one of them.
    The chosen line is dark on light, a value stands between arrows for left and right. If not
    all lines fit, those around the chosen one are drawn, and arrows at the right lead to the rest.
    """
    fit = (bottom - y - 1) // BAR
    first = menu_first(len(rows), chosen, fit)
    last = min(first + fit, len(rows))
    right = WIDTH if fit >= len(rows) else WIDTH - _MENU_SCROLL
    if first > 0:
        canvas.text("▲", right + 2, y)
    if last < len(rows):
        canvas.text("▼", right + 2, y + (fit - 1) * BAR)
    for i in range(first, last):
        row = rows[i]
        _menu_line(canvas, row[0], row[1], y, right, i == chosen)
        y += BAR


def menu_first(count: int, chosen: int, fit: int) -> int:
    """Return the first line of a menu that is drawn, where so many `fit`."""
    return max(0, min(chosen - fit // 2, count - fit))


def _menu_line(canvas, words: str, value: str, y: int, right: int, chosen: bool) -> None:
    ink = 1
    if chosen:
        rounded(canvas.frame, 0, y, right, BAR, True)
        ink = 0
    canvas.text(words, _MENU_MARGIN, y, ink)
    if value:
        after = right - _MENU_MARGIN - canvas.width("›") - 2
        before = canvas.right(value, after, y, ink)
        canvas.text("›", after + 2, y, ink)
        canvas.right("‹", before - 2, y, ink)


def progress(canvas, x: int, y: int, width: int, height: int, value: int, full: int) -> None:
    """Draw a bar filled to `value` of `full`, in a frame of `width` by `height` pixels."""
    fill(canvas.frame, x, y, width, height, 0, SOLID)
    rounded(canvas.frame, x, y, width, height, False)
    done = (width - 4) * min(value, full) // full
    fill(canvas.frame, x + 2, y + 2, done, height - 4, 1, SOLID)


MARK_PAGE = HEIGHT // 8 - 1  # the lowest eight rows
_MARKS = const(9)  # that fit there
_MARK = b"\0~\xff\xf3\xe7\xcf\x9f\xcf\xe7\xf3\xf9\xfc~"  # icons.CHECK, dark in a light box


def press_mark(picture: bytearray, number: int) -> None:
    """Draw a check mark in the lower right corner: the press counts, the answer takes a moment.

    picture: that of the display, MONO_VLSB. number: of those beside it, for the presses before. It
    stays within MARK_PAGE, which one message sends. Who presses as a save begins waits for both, so
    nothing is drawn pixel by pixel.
    """
    start = len(picture) - len(_MARK) * (number % _MARKS + 1)
    picture[start : start + len(_MARK)] = _MARK


def rounded(frame, x: int, y: int, width: int, height: int, filled) -> None:
    """Draw a light box without its four corner pixels; `filled` or only its outline."""
    if filled:
        fill(frame, x, y, width, height, 1, SOLID)
    else:
        frame.rect(x, y, width, height, 1)
    frame.pixel(x, y, 0)
    frame.pixel(x + width - 1, y, 0)
    frame.pixel(x, y + height - 1, 0)
    frame.pixel(x + width - 1, y + height - 1, 0)

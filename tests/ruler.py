"""A canvas that fails a test whose texts don't fit, or have a character without a glyph."""

from functools import cache

from host_sim.texts import catalogues
from tools.texts.pictures import WORD, form
from ui import texts
from ui.canvas import HEIGHT, LARGE, LINE, SMALL, WIDTH, Canvas, Font

# Columns from one text to the next beside it, in letters of one size.
_APART = 2
_WORDS_APART = 3  # where they could be read as one word


class Ruler(Canvas):
    """A canvas that raises AssertionError for a text that doesn't fit, or is too near to another.

    The same for a character that has no glyph.
    """

    def __init__(self, frame):
        super().__init__(frame)
        self.written = []

    def clear(self):
        super().clear()
        self.written = []

    def text(self, s, x, y, ink=1):
        if s:
            _check_glyphs(SMALL, s)
            self._claim(s, x, y + 1, self.width(s), 7)
        return super().text(s, x, y, ink)

    def title(self, s, x, y, ink=1):
        if s:
            _check_glyphs(LARGE, s)
            self._claim(s, x, y + 2, self.title_width(s), 11)
        return super().title(s, x, y, ink)

    def paragraph(self, s, x, y, width, line=LINE):
        _check_glyphs(SMALL, s)
        after = super().paragraph(s, x, y, width, line)
        widest = max(self.width(word) for word in s.split(" "))
        self._claim(s, x, y + 1, max(widest, width), after - y - 2)
        return after

    def _claim(self, s, x, y, width, height):
        """Takes the box around the capitals of a text; nothing else may be written there."""
        box = (x, y, x + width, y + height)
        assert x >= 0, f"{named(s)} begins {-x} pixels left of the panel"
        assert box[2] <= WIDTH, f"{named(s)} is {box[2] - WIDTH} pixels too long"
        assert y >= 0, f"{named(s)} begins above the panel"
        assert box[3] <= HEIGHT, f"{named(s)} ends {box[3] - HEIGHT} pixels below the panel"
        for other, taken in self.written:
            if box[1] < taken[3] and taken[1] < box[3]:
                left, right = sorted([(box, s), (taken, other)])
                room = right[0][0] - left[0][2]
                assert room >= _least(left, right), f"{named(s)} is {room} pixels from “{other}”"
        self.written.append((s, box))


def _least(left, right) -> int:
    """Return the least room between two texts, each a box and its words, the left one first."""
    if left[0][1::2] != right[0][1::2]:  # lines of different places or sizes
        return 0
    return _WORDS_APART if left[1][-1:].isalnum() and right[1][:1].isalnum() else _APART


def named(text: str) -> str:
    """Return a text in quotes; in another language with file and English of most of it."""
    for code in catalogues.others():
        found = {}
        for path in (catalogues.FOLDER / code).glob("*.po"):
            file = f"texts/{code}/{path.stem}.bin"
            if texts.checksum(file, len(file)) in texts._files:
                for (_, english), translation in catalogues.messages(code, path.stem).items():
                    if WORD.search(translation) and form(translation).search(text):
                        found[translation] = f"“{text}” ({code}/{path.name}: “{english}”)"
                found.setdefault("", f"“{text}” ({code})")
        if found:
            return found[max(found, key=len)]
    return f"“{text}”"


@cache
def _check_glyphs(font: Font, s: str) -> None:
    """Raise AssertionError for a character without a glyph; a newline breaks a paragraph."""
    missing = [char for char in s if char != "\n" and not font.has(char)]
    assert not missing, f"{named(s)} has no glyph for “{''.join(missing)}”"

"""A canvas that fails a test whose texts don't fit, or have a character without a glyph."""

from functools import cache

from ui.canvas import HEIGHT, LARGE, LINE, SMALL, WIDTH, Canvas, Font


class Ruler(Canvas):
    """A canvas that raises AssertionError for a text that doesn't fit, or covers another.

    The same for a character that has no glyph.
    """

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
        assert x >= 0, f"“{s}” begins {-x} pixels left of the panel"
        assert box[2] <= WIDTH, f"“{s}” is {box[2] - WIDTH} pixels too long"
        assert y >= 0, f"“{s}” begins above the panel"
        assert box[3] <= HEIGHT, f"“{s}” ends {box[3] - HEIGHT} pixels below the panel"
        for other, taken in self.written:
            apart = box[0] >= taken[2] or taken[0] >= box[2] or box[1] >= taken[3]
            assert apart or taken[1] >= box[3], f"“{s}” is written over “{other}”"
        self.written.append((s, box))


@cache
def _check_glyphs(font: Font, s: str) -> None:
    """Raise AssertionError for a character without a glyph; a newline breaks a paragraph."""
    missing = [char for char in s if char != "\n" and not font.has(char)]
    assert not missing, f"“{s}” has no glyph for “{''.join(missing)}”"

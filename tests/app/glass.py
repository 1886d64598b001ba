"""Reads a display as a person does: finds words among the pixels of its glass."""

from functools import cache

from framebuf import MONO_VLSB, FrameBuffer

from ui.canvas import HEIGHT, WIDTH, Canvas

_INVERT = str.maketrans(".#", "#.")
_ROWS = [bytes(b".#"[byte >> bit & 1] for byte in range(256)) for bit in range(8)]
_MARGIN = 6  # columns; a line has at least as many free ones before it
_AFTER = 2  # columns; as many are free behind a word, and one behind a letter within it


def rows(picture: bytes) -> list[str]:
    """The 64 rows of a display's 1024 bytes, `#` where it shines."""
    pages = [picture[start : start + WIDTH] for start in range(0, len(picture), WIDTH)]
    return [page.translate(row).decode() for page in pages for row in _ROWS]


class Glass:
    """What a display shows at a moment; `display` is a `host_sim.chips.ssd1306.SSD1306`."""

    def __init__(self, display):
        self._rows = rows(display.picture())

    def reads(self, words: str) -> bool:
        """Whether `words` stand somewhere, in either size, light on dark or dark on light."""
        return any(self._finds(drawing) for drawing in _drawings(words)) or self.marked(words)

    def marked(self, words: str) -> bool:
        """Whether `words` stand somewhere dark on light, as the chosen line of a menu does.

        They are whole words: “Back” isn't found in “Backwards”.
        """
        return any(self._finds(_inverted(drawing)) for drawing in _drawings(words))

    def tells(self, sentence: str) -> bool:
        """Whether every word of a sentence, which may run over several lines, can be read."""
        return all(self.reads(word) for word in sentence.split(" "))

    def begins(self, words: str) -> bool:
        """Whether a line begins with `words`, so that they are no part of a longer phrase."""
        return any(self._finds(drawing, _MARGIN) for drawing in _drawings(words))

    def lit(self, x: int, y: int) -> bool:
        return self._rows[y][x] == "#"

    def _finds(self, drawing: list[str], margin: int = 0) -> bool:
        blank = "." * margin
        drawing = [blank + row for row in drawing]
        for y in range(HEIGHT - len(drawing) + 1):
            display = [blank + row for row in self._rows[y : y + len(drawing)]]
            x = display[0].find(drawing[0])
            while x >= 0:
                if all(map(str.startswith, display, drawing, [x] * len(drawing))):
                    return True
                x = display[0].find(drawing[0], x + 1)
        return False


@cache
def _drawings(words: str) -> list[list[str]]:
    """`words` in small and in large letters, cropped to their ink."""
    drawings = []
    for font in ("text", "title"):
        memory = bytearray(WIDTH * HEIGHT // 8)
        canvas = Canvas(FrameBuffer(memory, WIDTH, HEIGHT, MONO_VLSB))
        after = getattr(canvas, font)(words, 0, 0)
        lines = [row[: after - 1] for row in rows(bytes(memory))]
        inked = [y for y in range(HEIGHT) if "#" in lines[y]]
        drawings.append(lines[inked[0] : inked[-1] + 1])
    return drawings


def _inverted(drawing: list[str]) -> list[str]:
    """A drawing dark on light, with the light behind its last letter."""
    return [row.translate(_INVERT) + "#" * _AFTER for row in drawing]

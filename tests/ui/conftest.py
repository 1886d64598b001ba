"""A panel without a chip: a canvas over plain memory, read back as text."""

import pytest
from framebuf import MONO_VLSB, FrameBuffer

from ui.canvas import HEIGHT, WIDTH, Canvas


class Panel(Canvas):
    """A canvas whose picture can be read."""

    def __init__(self):
        self.memory = bytearray(WIDTH * HEIGHT // 8)
        super().__init__(FrameBuffer(self.memory, WIDTH, HEIGHT, MONO_VLSB))

    def lit(self, x, y):
        return self.memory[y // 8 * WIDTH + x] >> y % 8 & 1

    def rows(self, x=0, y=0, width=WIDTH, height=HEIGHT):
        """A part of the picture, as glyphs are drawn: `#` and `.`."""
        return [
            "".join(".#"[self.lit(column, row)] for column in range(x, x + width))
            for row in range(y, y + height)
        ]

    def ink(self):
        """The box around everything lit: (left, top, right, bottom), the last two not in it."""
        lit = [(x, y) for x in range(WIDTH) for y in range(HEIGHT) if self.lit(x, y)]
        if not lit:
            return None
        columns, rows = zip(*lit, strict=True)
        return min(columns), min(rows), max(columns) + 1, max(rows) + 1


@pytest.fixture
def panel():
    return Panel()


@pytest.fixture
def new_panel():
    return Panel

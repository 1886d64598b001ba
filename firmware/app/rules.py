"""The rules of the game in use, page by page.

The pages are written in `tables/<game>/rules.txt`, of which one page is in memory. Each text stands
beside the pictures that are named before it.
"""

from micropython import const

import games
import tables
from base import LEFT, RIGHT, loader
from base.blocks import Blocks
from ui import BOTH, Screen
from ui.canvas import WIDTH, header

_TOP = const(13)
_GAP = const(2)  # columns between two pictures
_TEXT_X = const(14)  # texts begin here, or right of a wider picture


class Rules(Screen):
    """Left and right turn the pages; other buttons lead back to the screen before.

    In a match the first page is the one that fits its position.
    """

    def __init__(self, app) -> None:
        super().__init__(app)
        self._back = app.shown
        self._number = 0

    def entering(self):
        app = self.app
        table = loader.load(loader.SCREEN, "tables." + games.folder(app.game))
        yield
        yield from loader.loading(loader.SCREEN, table.RULES_PARTS, collects=False)
        self._pictures = loader.load(loader.SCREEN, tables.module(app.game, "rules"))
        yield
        self._pages = Blocks(app.teaching("rules"), "page")
        yield from self._pages.finding()
        yield
        if app.shown == "pause":
            self._number = self._pages.names.index(self._pictures.page(app.match.views[0]))
        self._page = self._pages.read(self._number)

    def press(self, now: int, end: int, button: int):
        if button not in (LEFT, RIGHT):
            return self._back
        by = 1 if button == RIGHT else -1
        self._number = (self._number + by) % len(self._pages.titles)
        self._page = self._pages.read(self._number)
        self.stale = BOTH
        return None

    def draw(self, end: int, canvas) -> None:
        header(canvas, "")
        canvas.text(self._pages.titles[self._number], 0, 0)
        canvas.right("%d/%d" % (self._number + 1, len(self._pages.titles)), WIDTH, 0)
        pictures = ()
        y = _TOP
        for word, value in self._page:
            if word == "show":
                pictures = value.split()
            elif word == "text":
                y = self._draw_text(canvas, pictures, value, y)
                pictures = ()

    def _draw_text(self, canvas, pictures, text: str, y: int) -> int:
        """Draw pictures and the text beside them; return the y of what follows."""
        x = 0
        below = y
        for name in pictures:
            width, height = self._pictures.draw(canvas, name, x, y)
            x += width + _GAP
            below = max(below, y + height)
        if pictures:
            x = max(x + 1, _TEXT_X)
        return max(below, canvas.paragraph(text, x, y, WIDTH - x)) + 1

"""Bar at the lower edge of a page: icons in a row, the chosen one with its name beside it."""

from micropython import const

from ui.canvas import SOLID, WIDTH, fill
from ui.texts import say

BAR_Y = const(54)
PAUSE = 0  # the item that pauses the match, in every game

_PITCH = const(12)
_HEIGHT = const(10)
_GAP = const(2)  # around the name


class Bar:
    """Items in a row, one of them under the cursor.

    drawings    (`Glyphs`, code) for each kind of item
    names       its name, a key
    """

    def __init__(self, drawings: tuple, names: tuple) -> None:
        self.count = 0
        self.cursor = 0
        self._items = bytearray(len(names))
        self._drawings = drawings
        self._names = names

    @property
    def item(self) -> int:
        """The item under the cursor."""
        return self._items[self.cursor]

    def clear(self) -> None:
        """Remove all items."""
        self.count = 0
        self.cursor = 0

    def put(self, item: int) -> None:
        """Add an item at the right."""
        self._items[self.count] = item
        self.count += 1

    def point(self, item: int) -> None:
        """Put the cursor on an item, or on the first one if that isn't there."""
        self.cursor = 0
        for i in range(self.count):
            if self._items[i] == item:
                self.cursor = i

    def step(self, by: int) -> None:
        """Go to the next item (by 1) or the one before (-1), in a circle."""
        self.cursor = (self.cursor + by) % self.count

    def draw(self, canvas, chosen: bool) -> int:
        """Draw the items; return the x after the last one.

        The item under the cursor is dark on light and has its name, if it is `chosen`. Items that
        have no room are left out, never that one.
        """
        name = say(self._names[self.item]) if chosen else ""
        wide = _PITCH + (canvas.width(name) + _GAP if chosen else 0)
        first = 0
        while (self.cursor - first) * _PITCH + wide > WIDTH:
            first += 1
        x = 0
        for i in range(first, self.count):
            here = chosen and i == self.cursor
            if x + (wide if here else _PITCH) > WIDTH:
                break
            if here:
                fill(canvas.frame, x, BAR_Y, wide, _HEIGHT, 1, SOLID)
                canvas.text(name, x + _PITCH, BAR_Y, 0)
            glyphs, code = self._drawings[self._items[i]]
            left = x + (_PITCH - glyphs.width(code)) // 2
            glyphs.draw(canvas.frame, code, left, BAR_Y, 0 if here else 1)
            x += wide if here else _PITCH
        return x

"""The bar at the lower edge of a page: what a player may do beside the dice, and other pages."""

from micropython import const

from table.roi_et_compagnie import icons, sketch
from ui.canvas import WIDTH
from ui.icons import CARD_BACK, PAUSE

ROLL, PAY, CHANCES, DICE, KINGDOMS, NEEDS, HALT = range(7)

Y = const(54)

_PITCH = const(13)
_HEIGHT = const(10)
_OWN = (icons.ROLL, icons.PENALTY, icons.HELP, icons.ROLL, icons.KINGDOMS, icons.NEEDS)


class Bar:
    """Items in a row, one of them under the cursor."""

    def __init__(self) -> None:
        self.count = 0
        self.cursor = 0
        self._items = bytearray(HALT + 1)

    @property
    def item(self) -> int:
        """The item under the cursor."""
        return self._items[self.cursor]

    def clear(self) -> None:
        self.count = 0
        self.cursor = 0

    def point(self, item: int) -> None:
        """Put the cursor on an item that the bar has."""
        while self.item != item:
            self.step(1)

    def put(self, item: int) -> None:
        """Add an item at the right."""
        self._items[self.count] = item
        self.count += 1

    def step(self, by: int) -> None:
        """Go to the next item (`by` = 1) or the one before (-1), round and round."""
        self.cursor = (self.cursor + by) % self.count

    def draw(self, canvas, chosen: bool) -> None:
        """Draw the items; the one under the cursor dark on light if it is `chosen`."""
        for i in range(self.count):
            x = i * _PITCH
            ink = 1
            if chosen and i == self.cursor:
                canvas.frame.fill_rect(x, Y, _PITCH, _HEIGHT, 1)
                ink = 0
            item = self._items[i]
            if item == HALT:
                canvas.icon(PAUSE, x + 2, Y, ink)
            else:
                sketch.ICONS.draw(canvas.frame, _OWN[item], x + 2, Y, ink)


def draw_stock(canvas, board) -> None:
    """At the right end of the bar: how many inhabitants and penalties are left."""
    x = canvas.right(str(board.penalties_size), WIDTH, Y) - 2
    x -= sketch.ICONS.width(icons.PENALTY)
    sketch.ICONS.draw(canvas.frame, icons.PENALTY, x, Y, 1)
    x = canvas.right(str(board.pile_size), x - 5, Y) - 2
    canvas.icon(CARD_BACK, x - canvas.icon_width(CARD_BACK), Y)

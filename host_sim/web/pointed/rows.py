"""Things in rows, one below the other; the bar below them; lines of a menu.

Runs on CPython and MicroPython.
"""

import framebuf

from host_sim.web.target import HEIGHT, WIDTH, Place, toward
from ui.canvas import BAR, Canvas, menu_first


class InRow(Place):
    """A thing of a row, as a target of the `Pointer`.

    cursor: a function that returns where the cursor is, (row, number); a lower row has a larger one
    """

    def __init__(self, cursor, row: int, number: int):
        super().__init__(number)
        self._row = row
        self._cursor = cursor

    @property
    def here(self) -> bool:
        """Whether the cursor is here."""
        return self._cursor() == (self._row, self.number)

    def nearest(self, buttons: list) -> int:
        """Return the direction in which the thing lies: first to its row, then along it."""
        row, number = self._cursor()
        down = self._row - row
        return toward(0 if down else self.number - number, down, buttons)

    def under_cursor(self):
        """Return row and number if the cursor is here, or None."""
        return (self._row, self.number) if self.here else None


def in_menu(menu, y: int):
    """Return the line of an `app.menu.Menu` at y as an `InRow`, or None.

    Where the cursor goes, others may be drawn there.
    """
    fit = (menu.BOTTOM - menu.TOP - 1) // BAR
    line = (y - menu.TOP) // BAR
    number = menu_first(len(menu.lines), menu.cursor, fit) + line
    drawn = 0 <= line < fit and number < len(menu.lines)
    return InRow(lambda: (0, menu.cursor), 0, number) if drawn else None


def in_bar(bar, cursor, row: int, x: int):
    """Return the icon of a `Bar` at x as an `InRow`, or None.

    The cursor's icon has its name beside it, so that others are elsewhere: the firmware draws it.
    """
    scratch = Canvas(
        framebuf.FrameBuffer(bytearray(WIDTH * HEIGHT // 8), WIDTH, HEIGHT, framebuf.MONO_VLSB)
    )
    count = bar.count
    ends = []
    for bar.count in range(1, count + 1):
        ends.append(bar.draw(scratch, cursor()[0] == row))
    found = [i for i in range(count) if x < ends[i]]
    return InRow(cursor, row, found[0]) if found else None

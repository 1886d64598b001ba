"""Where the spaces of a kingdom lie on a panel: as large as its number of rows lets them be."""

from micropython import const

from games.banquet_royal.hexes import ROWS, SPACES, row
from ui.canvas import HEIGHT

WIDTH = 84  # columns of the panel that the map may take, from the left

_HALF = const(6)  # from a space to the one that lies half a space further right
_FIRST = const(5)  # the middle column of the leftmost space
_MIDDLE_ROW = const(4)
_PITCHES = (9, 9, 9, 9, 9, 9, 9, 9, 8, 7)  # by the number of rows


def halves(space: int) -> int:
    """How far right a space lies in its kingdom, in half spaces: 0 to 16."""
    r = row(space)
    return 2 * (space - ROWS[r]) + abs(r - _MIDDLE_ROW)


class Layout:
    """For each space the middle of its uppermost pixels, `x` and `y`; a row is `pitch` high.

    `wide` says that there is no room for all of it side by side.
    """

    def __init__(self) -> None:
        self.x = bytearray(SPACES)
        self.y = bytearray(SPACES)
        self.pitch = 0
        self.wide = False
        self._width = 0

    def lay(self, icons: bytearray) -> None:
        """Lay out the kingdom with these icons, in the middle of the panel's height."""
        top = left = SPACES
        bottom = right = 0
        for space in range(SPACES):
            if icons[space]:
                top = min(top, row(space))
                bottom = max(bottom, row(space))
                left = min(left, halves(space))
                right = max(right, halves(space))
        rows = bottom - top + 1
        self.pitch = _PITCHES[rows]
        self._width = (right - left) * _HALF + 2 * _HALF
        self.wide = self._width > WIDTH
        above = (HEIGHT - rows * self.pitch + 1) // 2
        for space in range(SPACES):
            if icons[space]:
                self.x[space] = (halves(space) - left) * _HALF + _FIRST
                self.y[space] = (row(space) - top) * self.pitch + above

    def shift(self, space: int) -> int:
        """What to add to every x: 0, but where the kingdom is too wide, to have `space` in view."""
        if not self.wide:
            return 0
        return max(WIDTH - self._width, min(0, WIDTH // 2 - self.x[space]))

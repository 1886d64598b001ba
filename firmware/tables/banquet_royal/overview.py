"""Overview of the kingdom on a display: all spaces, with pawns as letters."""

from micropython import const

from games.banquet_royal.kingdom import FEAST, GROUP, NOWHERE, SPACES, ordinary, row_of
from tables.banquet_royal import icons
from tables.banquet_royal.map import ICONS, halves
from tables.shared import BAR_Y
from ui.canvas import WIDTH
from ui.texts import say

_HALF = const(7)  # columns from a space to the one half a space further right
_SIDE = const(6)  # from the middle of a space to its side
_HIGH = const(7)  # rows of pixels of a row of spaces,
_LOW = const(6)  # and where there are more than seven rows
_ROWS_OF_HIGH = const(7)

_LETTERS = "RMYBGJV"  # in the order of their drawings
_PICTURES = (0, icons.CASTLE, 0, 0, 0, icons.CARRIAGE, icons.TUNNEL, icons.BOAT)  # by icon
_MARKS = (icons.DOT, icons.DASH, icons.DASHES)  # a feast, one crown, two


def draw_overview(frame, aim) -> None:
    """Draw the whole kingdom above the bar; aim: see `map.draw_map`."""
    board = aim.board
    initials = say("RMYBG")
    layout = Layout(board.icons)
    for space in range(SPACES):
        if board.icons[space]:
            _space(frame, board, space, layout, initials, 1)
            if aim.targets[space]:
                for side in (-_SIDE, _SIDE):
                    frame.pixel(layout.x(space) + side, layout.y(space) + 2, 1)
    if aim.spot != NOWHERE:
        _box(frame, layout, aim.spot, True)
        _space(frame, board, aim.spot, layout, initials, 0)
    if board.princess != aim.spot:
        _box(frame, layout, board.princess, False)


def _box(frame, layout, space: int, filled: bool) -> None:
    left = layout.x(space) - _SIDE
    frame.rect(left, layout.y(space) - 1, 2 * _SIDE + 1, layout.pitch + 1, 1, filled)


def _space(frame, board, space: int, layout, initials: str, ink: int) -> None:
    """Draw the sign of a space, and its pawns as letters or the Princess."""
    icon = board.icons[space]
    x = layout.x(space)
    y = layout.y(space)
    if not ordinary(icon):
        _centred(frame, _PICTURES[icon], x, y, ink)
        return
    _centred(frame, _MARKS[icon - FEAST], x, y + layout.pitch - 2, ink)
    size = board.size[space]
    for i in range(size):
        letter = initials[board.pawns[GROUP * space + i] - 1]
        code = icons.LOW_R + _LETTERS.find(letter)
        ICONS.draw(frame, code, x - 2 * size + 1 + 4 * i, y, ink)
    if not size and space == board.princess:
        _centred(frame, icons.LOW_PRINCESS, x, y, ink)


def _centred(frame, code: int, x: int, y: int, ink: int) -> None:
    ICONS.draw(frame, code, x - ICONS.width(code) // 2, y, ink)


class Layout:
    """Places of the spaces of a kingdom, given by its icons, in the middle of the display.

    pitch    rows of pixels of a row of spaces
    """

    def __init__(self, kingdom: bytearray) -> None:
        spaces = [space for space in range(SPACES) if kingdom[space]]
        self._top = row_of(spaces[0])
        rows = row_of(spaces[-1]) - self._top + 1
        self.pitch = _HIGH if rows <= _ROWS_OF_HIGH else _LOW
        self._above = (BAR_Y - rows * self.pitch + 2) // 2
        left = min([halves(space) for space in spaces])
        right = max([halves(space) for space in spaces])
        self._left = (WIDTH - (left + right) * _HALF) // 2

    def x(self, space: int) -> int:
        """Return the middle column of a space."""
        return self._left + halves(space) * _HALF

    def y(self, space: int) -> int:
        """Return the uppermost row of pixels of a space."""
        return self._above + (row_of(space) - self._top) * self.pitch

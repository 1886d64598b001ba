"""Overview of the kingdom on a display: all spaces, with pawns as letters."""

from micropython import const

from games.banquet_royal.kingdom import FEAST, GROUP, NOWHERE, SPACES, TWO, row_of
from tables.banquet_royal import icons
from tables.banquet_royal.map import HALVES, ICONS
from tables.shared import BAR_Y
from ui.canvas import WIDTH
from ui.texts import say

_HALF = const(7)  # columns from a space to the one half a space further right
_SIDE = const(6)  # from the middle of a space to its side
_HIGH = const(7)  # rows of pixels of a row of spaces,
_LOW = const(6)  # and where there are more than seven rows
_ROWS_OF_HIGH = const(7)
_LETTER_PITCH = const(4)  # of pawns

_LETTERS = "RMYBGJV"  # in the order of their drawings
_PICTURES = (0, icons.CASTLE, 0, 0, 0, icons.CARRIAGE, icons.TUNNEL, icons.BOAT)  # by icon
_MARKS = (icons.DOT, icons.DASH, icons.DASHES)  # a feast, one crown, two


_layout = None  # that of the kingdom drawn last, which takes 20 ms to find


def draw_overview(frame, aim) -> None:
    """Draw the whole kingdom above the bar; aim: see `map.draw_map`."""
    board = aim.board
    initials = say("RMYBG")
    layout = layout_of(board.icons)
    for space in layout.spaces:
        _space(frame, board, space, layout, initials, 1)
        if aim.targets[space]:
            for side in (-_SIDE, _SIDE):
                frame.pixel(layout.x[space] + side, layout.y[space] + 2, 1)
    if aim.spot != NOWHERE:
        _box(frame, layout, aim.spot, True)
        _space(frame, board, aim.spot, layout, initials, 0)
    if board.princess != aim.spot:
        _box(frame, layout, board.princess, False)


def _box(frame, layout, space: int, filled: bool) -> None:
    left = layout.x[space] - _SIDE
    frame.rect(left, layout.y[space] - 1, 2 * _SIDE + 1, layout.pitch + 1, 1, filled)


def _space(frame, board, space: int, layout, initials: str, ink: int) -> None:
    """Draw the sign of a space, and its pawns as letters or the Princess."""
    icon = board.icons[space]
    x = layout.x[space]
    y = layout.y[space]
    if icon < FEAST or icon > TWO:
        _centred(frame, _PICTURES[icon], x, y, ink)
        return
    _centred(frame, _MARKS[icon - FEAST], x, y + layout.pitch - 2, ink)
    size = board.size[space]
    if size:
        x += 1 - 2 * size
        first = GROUP * space
        for pawn in range(first, first + size):
            letter = initials[board.pawns[pawn] - 1]
            ICONS.draw(frame, icons.LOW_R + _LETTERS.find(letter), x, y, ink)
            x += _LETTER_PITCH
    elif space == board.princess:
        _centred(frame, icons.LOW_PRINCESS, x, y, ink)


def _centred(frame, code: int, x: int, y: int, ink: int) -> None:
    ICONS.draw(frame, code, x - ICONS.width(code) // 2, y, ink)


def layout_of(kingdom: bytearray):
    """Return the `Layout` of a kingdom, given by its icons."""
    global _layout
    if not _layout or _layout.kingdom != kingdom:
        _layout = Layout(kingdom)
    return _layout


class Layout:
    """Places of the spaces of a kingdom, given by its icons, in the middle of the display.

    kingdom    the icons
    spaces     the spaces that there are
    x, y       the middle column and the uppermost row of pixels of each space
    pitch      rows of pixels of a row of spaces
    """

    def __init__(self, kingdom: bytearray) -> None:
        self.kingdom = bytes(kingdom)
        self.spaces = bytes([space for space in range(SPACES) if kingdom[space]])
        self.x = bytearray(SPACES)
        self.y = bytearray(SPACES)
        top = row_of(self.spaces[0])
        rows = row_of(self.spaces[-1]) - top + 1
        self.pitch = _HIGH if rows <= _ROWS_OF_HIGH else _LOW
        above = (BAR_Y - rows * self.pitch + 2) // 2
        places = [HALVES[space] for space in self.spaces]
        left = (WIDTH - (min(places) + max(places)) * _HALF) // 2
        for space, place in zip(self.spaces, places):
            self.x[space] = left + place * _HALF
            self.y[space] = above + (row_of(space) - top) * self.pitch

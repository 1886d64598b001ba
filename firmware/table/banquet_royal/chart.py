"""The map of the kingdom: pawns as letters, below them what their space shows, and the Princess."""

from micropython import const

from games.banquet_royal.hexes import NOWHERE, SPACES
from games.banquet_royal.kingdom import COLOURS, FEAST, GROUP, ordinary
from table.banquet_royal import icons
from table.banquet_royal.layout import WIDTH, Layout
from table.banquet_royal.scene import GOAL, PICK
from ui.font import Glyphs
from ui.texts import say

ICONS = Glyphs(icons)

_LETTERS = "RMYBGJV"  # in the order of their drawings
_SIDE = const(6)  # from the middle of a space to its side
_ROOM = const(5)  # to where three letters reach
_TALL = const(9)  # the pitch at which there is room for marks with a shape
_LOW = const(7)  # the pitch at which there is no room for tall letters
_PICTURES = (
    0,
    icons.CASTLE,
    icons.CUP,
    icons.CROWN,
    icons.CROWNS,
    icons.CARRIAGE,
    icons.TUNNEL,
    icons.BOAT,
)
_LOW_MARKS = (icons.DOT, icons.DASH, icons.DASHES)


class Chart:
    """Draws a board on the left of a panel."""

    def __init__(self) -> None:
        self.layout = Layout()
        self._codes = bytearray(COLOURS)  # the drawing of each colour's letter

    def draw(self, frame, aim) -> None:
        """Draw it all. aim: a `Scene` or a `Chooser`: a board, and what on it is pointed at."""
        self._choose_letters()
        board = aim.board
        shift = self.layout.shift(board.princess if aim.spot == NOWHERE else aim.spot)
        for space in range(SPACES):
            if board.icons[space] and space != aim.spot:
                self._space(frame, aim, space, self.layout.x[space] + shift)
        if aim.spot != NOWHERE:  # over all others
            self._space(frame, aim, aim.spot, self.layout.x[aim.spot] + shift)

    def _choose_letters(self) -> None:
        first = icons.LOW_R if self.layout.pitch == _LOW else icons.R
        initials = say("RMYBG")
        for colour in range(COLOURS):
            self._codes[colour] = first + _LETTERS.find(initials[colour])

    def _space(self, frame, aim, space: int, x: int) -> None:
        board = aim.board
        y = self.layout.y[space]
        if not _ROOM <= x < WIDTH - _ROOM:
            frame.vline(0 if x < _ROOM else WIDTH - 1, y + 2, 3, 1)  # there is more that way
            return
        if space == aim.spot or space == aim.origin:
            self._box(frame, x, y, space == aim.spot)
        if aim.targets[space] == PICK:
            self._beads(frame, x, y)
        elif aim.targets[space] == GOAL:
            self._walls(frame, x, y)
        if space == board.princess:
            self._pearls(frame, x, y)
        self._content(frame, board, space, x, y, 0 if space == aim.spot else 1)

    def _content(self, frame, board, space: int, x: int, y: int, ink: int) -> None:
        icon = board.icons[space]
        if not ordinary(icon):
            _centred(frame, _PICTURES[icon], x, y + 1, ink)
            return
        self._pawns(frame, board.pawns, GROUP * space, x, y, ink)
        self._mark(frame, icon, x, y, ink)
        if space == board.princess and not board.size[space]:
            _centred(frame, icons.PRINCESS, x, y + 1, ink)

    def _pawns(self, frame, pawns: bytearray, at: int, x: int, y: int, ink: int) -> None:
        """Their letters side by side; of three the middle one stands higher, as in an arch."""
        count = 0
        while count < GROUP and pawns[at + count]:
            count += 1
        for i in range(count):
            higher = 1 if count == GROUP and i == 1 else 0
            code = self._codes[pawns[at + i] - 1]
            ICONS.draw(frame, code, x - 2 * count + 1 + 4 * i, y + 1 - higher, ink)

    def _mark(self, frame, icon: int, x: int, y: int, ink: int) -> None:
        bottom = y + self.layout.pitch
        if self.layout.pitch == _TALL:
            _centred(frame, _PICTURES[icon], x, bottom - 2, ink)
        else:
            _centred(frame, _LOW_MARKS[icon - FEAST], x, bottom - 1, ink)

    def _box(self, frame, x: int, y: int, filled: bool) -> None:
        height = self.layout.pitch + 1
        if filled:
            frame.fill_rect(x - _SIDE, y, 2 * _SIDE + 1, height, 1)
        else:
            frame.rect(x - _SIDE, y, 2 * _SIDE + 1, height, 1)

    def _beads(self, frame, x: int, y: int) -> None:
        """A bead on either side of pawns that may be picked up."""
        frame.pixel(x - _SIDE, y + 3, 1)
        frame.pixel(x + _SIDE, y + 3, 1)

    def _walls(self, frame, x: int, y: int) -> None:
        """Walls on both sides of a space where somebody may go."""
        height = self.layout.pitch - 4
        frame.vline(x - _SIDE, y + 1, height, 1)
        frame.vline(x + _SIDE, y + 1, height, 1)

    def _pearls(self, frame, x: int, y: int) -> None:
        """A string of pearls around the Princess."""
        bottom = y + self.layout.pitch
        for i in range(x - _SIDE - 1, x + _SIDE + 2, 2):
            frame.pixel(i, y - 1, 1)
            frame.pixel(i, bottom + 1, 1)
        for i in range(y + 1, bottom, 2):
            frame.pixel(x - _SIDE - 1, i, 1)
            frame.pixel(x + _SIDE + 1, i, 1)


def _centred(frame, code: int, x: int, y: int, ink: int) -> None:
    ICONS.draw(frame, code, x - ICONS.width(code) // 2, y, ink)

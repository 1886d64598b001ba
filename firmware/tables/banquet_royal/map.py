"""Map of the kingdom on a display: spaces, pawns as letters, the Princess, the cursor."""

from framebuf import MONO_VLSB, FrameBuffer
from micropython import const

from games.banquet_royal.kingdom import (
    COLOURS,
    FEAST,
    GROUP,
    NOWHERE,
    ROWS,
    SPACES,
    ordinary,
    row_of,
)
from tables.banquet_royal import icons
from tables.banquet_royal.scene import PICK
from ui import canvas
from ui.canvas import HEIGHT
from ui.glyphs import Glyphs
from ui.texts import say

ICONS = Glyphs(icons)

MAP_WIDTH = 84  # columns of the display for the map, from the left

_HALF = const(6)  # columns from a space to the one half a space further right
_FIRST = const(5)  # the middle column of the leftmost space
_MIDDLE_ROW = const(4)
_PITCHES = (9, 9, 9, 9, 9, 9, 9, 9, 8, 7)  # rows of pixels, by the number of rows of spaces

_LETTERS = "RMYBGJV"  # in the order of their drawings
_SIDE = const(6)  # from the middle of a space to its side
_ROOM = const(5)  # from the middle of a space to the edge of three letters
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


class Map:
    """Draws a board on the left of a display.

    Spaces and pawns are in a picture of their own, in which only changes are drawn. The cursor and
    other marks are drawn over it each time.
    """

    def __init__(self) -> None:
        self.layout = Layout()
        self._icons = bytearray(SPACES)
        self._pawns = bytearray(GROUP * SPACES)  # those in the picture
        self._initials = ""  # letters in the picture
        self._codes = bytearray(COLOURS)  # the drawing of each colour's letter
        memory = bytearray(canvas.WIDTH * canvas.HEIGHT // 8)
        self._picture = FrameBuffer(memory, canvas.WIDTH, canvas.HEIGHT, MONO_VLSB)

    def lay(self, kingdom: bytearray) -> None:
        """Show the map of a kingdom, given by its icons; `layout` has the places of its spaces."""
        if self._icons != kingdom:
            self._icons[:] = kingdom
            self._initials = ""
            self.layout.lay(kingdom)

    def draw(self, frame, aim) -> None:
        """Draw the map; aim: a `Scene` or a `Chooser`, with a board and what to mark on it."""
        board = aim.board
        self._update(board.pawns)
        shift = self.layout.shift(board.princess if aim.spot == NOWHERE else aim.spot)
        frame.blit(self._picture, shift, 0, 0)
        if self.layout.wide:
            self._cut(frame, shift)
        self._mark_targets(frame, aim.targets, shift)
        if self._in_view(aim.origin, shift):
            self._box(frame, aim.origin, shift, False)
        if self._in_view(board.princess, shift):
            self._dots(frame, board.princess, shift)
        if aim.spot != NOWHERE:  # over all other marks
            self._box(frame, aim.spot, shift, True)
            self._content(frame, board.pawns, aim.spot, shift, 0)
        if self._in_view(board.princess, shift):
            self._princess(frame, board, shift, 0 if board.princess == aim.spot else 1)

    def _update(self, pawns: bytearray) -> None:
        """Draw what differs from the picture; all of it if the letters do."""
        drawn = self._pawns
        anew = self._choose_letters()
        if anew:
            self._picture.fill(0)
        elif pawns == drawn:
            return
        for space in range(SPACES):
            at = GROUP * space
            if self._icons[space] and (anew or pawns[at : at + GROUP] != drawn[at : at + GROUP]):
                if not anew:
                    self._clear(self._picture, space, 0)
                self._content(self._picture, pawns, space, 0, 1)
        drawn[:] = pawns

    def _choose_letters(self) -> bool:
        """Take the letters of the language in use; return whether they have changed."""
        initials = say("RMYBG")
        if initials == self._initials:
            return False
        self._initials = initials
        first = icons.LOW_R if self.layout.pitch == _LOW else icons.R
        for colour in range(COLOURS):
            self._codes[colour] = first + _LETTERS.find(initials[colour])
        return True

    def _in_view(self, space: int, shift: int) -> bool:
        """Return whether the whole space is within the map's columns."""
        return space != NOWHERE and _ROOM <= self.layout.x[space] + shift < MAP_WIDTH - _ROOM

    def _cut(self, frame, shift: int) -> None:
        """Clear spaces that the sides cut, and mark where there is more to see."""
        for space in range(SPACES):
            if self._icons[space] and not self._in_view(space, shift):
                self._clear(frame, space, shift)
                side = 0 if self.layout.x[space] + shift < _ROOM else MAP_WIDTH - 1
                frame.vline(side, self.layout.y[space] + 2, 3, 1)

    def _clear(self, frame, space: int, shift: int) -> None:
        x = self.layout.x[space] + shift
        frame.fill_rect(x - _ROOM, self.layout.y[space], 2 * _ROOM + 1, self.layout.pitch, 0)

    def _content(self, frame, pawns: bytearray, space: int, shift: int, ink: int) -> None:
        """Draw the sign of a space, and its pawns."""
        icon = self._icons[space]
        x = self.layout.x[space] + shift
        y = self.layout.y[space]
        if not ordinary(icon):
            _centred(frame, _PICTURES[icon], x, y + 1, ink)
            return
        self._letters(frame, pawns, GROUP * space, x, y, ink)
        self._mark(frame, icon, x, y, ink)

    def _letters(self, frame, pawns: bytearray, at: int, x: int, y: int, ink: int) -> None:
        """Draw pawns side by side; the middle one of three is higher."""
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

    def _mark_targets(self, frame, targets: bytes | bytearray, shift: int) -> None:
        """Draw a dot on both sides of pawns that can be picked up, lines beside spaces to go to."""
        height = self.layout.pitch - 4
        for space in range(SPACES):
            if targets[space] and self._in_view(space, shift):
                left = self.layout.x[space] + shift - _SIDE
                y = self.layout.y[space]
                if targets[space] == PICK:
                    frame.pixel(left, y + 3, 1)
                    frame.pixel(left + 2 * _SIDE, y + 3, 1)
                else:
                    frame.vline(left, y + 1, height, 1)
                    frame.vline(left + 2 * _SIDE, y + 1, height, 1)

    def _box(self, frame, space: int, shift: int, filled: bool) -> None:
        left = self.layout.x[space] + shift - _SIDE
        frame.rect(left, self.layout.y[space], 2 * _SIDE + 1, self.layout.pitch + 1, 1, filled)

    def _dots(self, frame, space: int, shift: int) -> None:
        """Draw a dotted line around the Princess's space."""
        x = self.layout.x[space] + shift
        y = self.layout.y[space]
        bottom = y + self.layout.pitch
        for i in range(x - _SIDE - 1, x + _SIDE + 2, 2):
            frame.pixel(i, y - 1, 1)
            frame.pixel(i, bottom + 1, 1)
        for i in range(y + 1, bottom, 2):
            frame.pixel(x - _SIDE - 1, i, 1)
            frame.pixel(x + _SIDE + 1, i, 1)

    def _princess(self, frame, board, shift: int, ink: int) -> None:
        """Draw the Princess where she is alone."""
        space = board.princess
        if ordinary(board.icons[space]) and not board.size[space]:
            x = self.layout.x[space] + shift
            _centred(frame, icons.PRINCESS, x, self.layout.y[space] + 1, ink)


def _centred(frame, code: int, x: int, y: int, ink: int) -> None:
    ICONS.draw(frame, code, x - ICONS.width(code) // 2, y, ink)


class Layout:
    """Places of the spaces on a display, as large as the number of rows allows.

    x, y     for each space the middle of its uppermost row of pixels
    pitch    rows of pixels of a row of spaces
    wide     whether the kingdom is wider than MAP_WIDTH
    """

    def __init__(self) -> None:
        self.x = bytearray(SPACES)
        self.y = bytearray(SPACES)
        self.pitch = 0
        self.wide = False
        self._width = 0

    def lay(self, icons: bytearray) -> None:
        """Place the kingdom with these icons in the middle of the display's height."""
        top = left = SPACES
        bottom = right = 0
        for space in range(SPACES):
            if icons[space]:
                top = min(top, row_of(space))
                bottom = max(bottom, row_of(space))
                left = min(left, halves(space))
                right = max(right, halves(space))
        rows = bottom - top + 1
        self.pitch = _PITCHES[rows]
        self._width = (right - left) * _HALF + 2 * _HALF
        self.wide = self._width > MAP_WIDTH
        above = (HEIGHT - rows * self.pitch + 1) // 2
        for space in range(SPACES):
            if icons[space]:
                self.x[space] = (halves(space) - left) * _HALF + _FIRST
                self.y[space] = (row_of(space) - top) * self.pitch + above

    def shift(self, space: int) -> int:
        """Return what to add to every x: 0, or what keeps `space` in view of a wide kingdom."""
        if not self.wide:
            return 0
        return max(MAP_WIDTH - self._width, min(0, MAP_WIDTH // 2 - self.x[space]))


def halves(space: int) -> int:
    """Return how far to the right a space is in the kingdom, in half spaces: 0 to 16."""
    r = row_of(space)
    return 2 * (space - ROWS[r]) + abs(r - _MIDDLE_ROW)

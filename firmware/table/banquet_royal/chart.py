"""The map of the kingdom: pawns as letters, below them what their space shows, and the Princess."""

from framebuf import MONO_VLSB, FrameBuffer
from micropython import const

from games.banquet_royal.hexes import NOWHERE, SPACES
from games.banquet_royal.kingdom import COLOURS, FEAST, GROUP, ordinary
from table.banquet_royal import icons
from table.banquet_royal.layout import WIDTH, Layout
from table.banquet_royal.scene import PICK
from ui import canvas
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
    """Draws a board on the left of a panel.

    What spaces show and who stands there is kept as a picture of its own, in which only what has
    changed is drawn anew; what is pointed at comes on top of it each time.
    """

    def __init__(self) -> None:
        self.layout = Layout()
        self._icons = bytearray(SPACES)
        self._pawns = bytearray(GROUP * SPACES)  # as they are in the picture
        self._initials = ""  # the same, for the letters
        self._codes = bytearray(COLOURS)  # the drawing of each colour's letter
        memory = bytearray(canvas.WIDTH * canvas.HEIGHT // 8)
        self._picture = FrameBuffer(memory, canvas.WIDTH, canvas.HEIGHT, MONO_VLSB)

    def lay(self, kingdom: bytearray) -> None:
        """Have the map of a kingdom, its icons: `layout` tells where its spaces lie."""
        if self._icons != kingdom:
            self._icons[:] = kingdom
            self._initials = ""
            self.layout.lay(kingdom)

    def draw(self, frame, aim) -> None:
        """Draw it all. aim: a `Scene` or a `Chooser`: a board, and what on it is pointed at."""
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
            self._pearls(frame, board.princess, shift)
        if aim.spot != NOWHERE:  # over all others
            self._box(frame, aim.spot, shift, True)
            self._content(frame, board.pawns, aim.spot, shift, 0)
        if self._in_view(board.princess, shift):
            self._princess(frame, board, shift, 0 if board.princess == aim.spot else 1)

    def _update(self, pawns: bytearray) -> None:
        """Draw anew what differs from the picture; all of it where letters do."""
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
        """Have the letters of the language; True if they were others."""
        initials = say("RMYBG")
        if initials == self._initials:
            return False
        self._initials = initials
        first = icons.LOW_R if self.layout.pitch == _LOW else icons.R
        for colour in range(COLOURS):
            self._codes[colour] = first + _LETTERS.find(initials[colour])
        return True

    def _in_view(self, space: int, shift: int) -> bool:
        return space != NOWHERE and _ROOM <= self.layout.x[space] + shift < WIDTH - _ROOM

    def _cut(self, frame, shift: int) -> None:
        """Leave out spaces that are cut by the sides, and say that there is more that way."""
        for space in range(SPACES):
            if self._icons[space] and not self._in_view(space, shift):
                self._clear(frame, space, shift)
                side = 0 if self.layout.x[space] + shift < _ROOM else WIDTH - 1
                frame.vline(side, self.layout.y[space] + 2, 3, 1)

    def _clear(self, frame, space: int, shift: int) -> None:
        x = self.layout.x[space] + shift
        frame.fill_rect(x - _ROOM, self.layout.y[space], 2 * _ROOM + 1, self.layout.pitch, 0)

    def _content(self, frame, pawns: bytearray, space: int, shift: int, ink: int) -> None:
        """What a space shows, and who stands there."""
        icon = self._icons[space]
        x = self.layout.x[space] + shift
        y = self.layout.y[space]
        if not ordinary(icon):
            _centred(frame, _PICTURES[icon], x, y + 1, ink)
            return
        self._letters(frame, pawns, GROUP * space, x, y, ink)
        self._mark(frame, icon, x, y, ink)

    def _letters(self, frame, pawns: bytearray, at: int, x: int, y: int, ink: int) -> None:
        """Pawns side by side; of three the middle one stands higher, as in an arch."""
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
        """Beads beside pawns that may be picked up, walls of a space where somebody may go."""
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

    def _pearls(self, frame, space: int, shift: int) -> None:
        """A string of pearls around the Princess."""
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
        """She herself, where she is alone."""
        space = board.princess
        if ordinary(board.icons[space]) and not board.size[space]:
            x = self.layout.x[space] + shift
            _centred(frame, icons.PRINCESS, x, self.layout.y[space] + 1, ink)


def _centred(frame, code: int, x: int, y: int, ink: int) -> None:
    ICONS.draw(frame, code, x - ICONS.width(code) // 2, y, ink)

"""Lamps of Banquet Royal: the kingdom on the hexagon, the standings on the board.

On the hexagon a lamp is the brighter, the more pawns stand on its space. It shows their colours one
after the other, the Princess's first. A piece that would stand there after OK is fainter than one
that stands there. Spaces without pieces are shades of white. Spaces of a wild kingdom beyond the
hexagon are on the map only.

The standings have a row for each player: the six pawns of the family, lit when they are won; a lamp
that pulses while it is that player's turn; the crowns, on seven lamps that light up and brighten
twice; and a lamp for whoever has most points. The last two columns show the cakes that are left.

Colours are 0xRRGGBB as seen. The map has letters, so colour is only a help.
"""

from micropython import const

from base import ticks_add, ticks_diff
from games.banquet_royal.kingdom import FAMILY, GROUP, INNER
from tables.banquet_royal.map import GOAL, PICK
from ui.lights import COLUMNS, FAST_PULSE, PULSE, WAVE, dimmed

FAMILY_COLOUR = 0  # the first of the five families' colours; then follow, in this order:
PRINCESS_COLOUR, CROWN_COLOUR, CAKE_COLOUR, CHOICE_COLOUR = range(5, 9)

ROYAL = (
    0xE01808,
    0xA020E0,
    0xF0B000,
    0x1040F0,
    0x10B020,
    0xFF70A0,
    0xFFA000,
    0xFF5080,
    0xA0B0E0,
)
# For people who can't tell red from green: hues after Okabe and Ito, of different brightness.
CONTRAST = (
    0xE05000,
    0xE080C0,
    0xFFF050,
    0x0060D0,
    0x00A070,
    0xE0E0E0,
    0xFFA000,
    0x808080,
    0xC0C0C0,
)

# Spaces without pieces, by icon, in both palettes: shades of white, so that none looks like a pawn.
GROUND = (0, 0x383838, 0x0C0C0C, 0x181818, 0x282828, 0x302820, 0x202028, 0x203030)

PALETTES = {"royal": ROYAL, "contrast": CONTRAST}

_WAVE = const(6)  # sixteenths of a colour

# The hexagon: shares in sixteenths of a colour.
_COLOUR_MS = const(1024)  # how long each of several colours is shown
_PAWNS = b"\x00\x0a\x0d\x10"  # by the number of pawns on the space
_PRINCESS = const(16)
_TRIED = const(5)  # a piece that would stand there after OK
_CHOICE = const(4)  # a space to go to, and the cursor, pulse up to this
_FADED = const(5)  # a group that can be picked up pulses down to this
_TRAIL = const(2)

# The standings: columns of the board, and shares in sixteenths of a colour, less bright than on the
# hexagon.
_TURN = const(6)  # the column of the lamp that says whose turn it is
_CROWNS = const(7)  # the first column of the crowns
_CROWN_LAMPS = const(7)
_LEAD = const(14)  # the column of the lamp for most points
_CAKES = const(15)  # the first of the two columns of cakes
_CAKE_ROWS = const(3)
_WON = const(8)
_NOT_WON = const(3)  # a pawn that can still be won
_CROWN_STEPS = b"\x00\x03\x05\x08"  # by how many crowns a lamp stands for
_MARK = const(8)  # the turn, most points, a cake


class Hexagon:
    """Paints one board at a time onto the hexagon's `ui.lights.Lights`; does nothing without."""

    def __init__(self, lights) -> None:
        self.colours = ROYAL
        self._lights = lights
        self._aim = None
        self._round = 0  # counts the colours shown, where a lamp has several
        self._since = 0

    def show(self, now: int, aim) -> None:
        """Paint a board; aim: a `Scene`, or the `Chooser` while a player is asked."""
        if self._lights:
            icons = aim.board.icons
            self._lights.clear(now)
            self._lights.icons = bytes([icons[space] for space in INNER])
            self._aim = aim
            self._since = now
            self._round = 0
            self._paint(0)

    def advance(self, now: int) -> None:
        """Show the next colour where a lamp has several."""
        late = ticks_diff(now, self._since) - _COLOUR_MS
        if self._aim and not -_COLOUR_MS <= late < 0:
            # Long behind another screen, it doesn't make up for what was not seen.
            self._since = ticks_add(now, -late) if 0 <= late < _COLOUR_MS else now
            self._round += 1
            self._paint(2)

    def _paint(self, least: int) -> None:
        """Paint the lamps that have at least so many colours."""
        icons = self._aim.board.icons
        for place in range(len(INNER)):
            space = INNER[place]
            if icons[space] and self._colours(space) >= least:
                self._lamp(place, space)

    def _colours(self, space: int) -> int:
        """Return the number of pawns on a space, the Princess included."""
        board = self._aim.board
        return board.size[space] + (space == board.princess)

    def _lamp(self, place: int, space: int) -> None:
        aim = self._aim
        target = aim.targets[space]
        colour = self._colour(space)
        self._lights.paint(place, colour)
        kind = PULSE
        glow = self.colours[CHOICE_COLOUR]
        share = _CHOICE
        if space == aim.spot:
            kind = FAST_PULSE
        elif target == PICK:
            glow = colour
            share = _FADED
        elif target != GOAL:
            if space != aim.origin:
                return
            kind = FAST_PULSE
            share = _TRAIL
        self._lights.mark(place, kind, dimmed(glow, share))

    def _colour(self, space: int) -> int:
        """Return the present colour of a space."""
        board = self._aim.board
        size = board.size[space]
        colours = self._colours(space)
        if not colours:
            return GROUND[board.icons[space]]
        pawn = self._round % colours - (colours - size)
        colour = PRINCESS_COLOUR
        share = _PRINCESS
        if pawn >= 0:
            colour = board.pawns[GROUP * space + pawn] + FAMILY_COLOUR - 1
            share = _PAWNS[size]
        if self._aim.tries and space == self._aim.spot:
            share = _TRIED
        return dimmed(self.colours[colour], share)

    def celebrate(self, winners: int) -> None:
        """Run the colour of the first winner from the castle outwards."""
        if self._lights:
            winner = 0
            while not winners >> winner & 1:
                winner += 1
            self._lights.wave(dimmed(self.colours[FAMILY_COLOUR + winner], _WAVE))


class Standings:
    """Paints one state at a time onto the board's `ui.lights.Lights`."""

    def __init__(self, lights) -> None:
        self.colours = ROYAL
        self._lights = lights

    def show(self, now: int, view, player: int) -> None:
        """Paint what each player has, and that it is the turn of `player`."""
        self._lights.clear(now)
        choice = dimmed(self.colours[CHOICE_COLOUR], _MARK)
        cake_colour = dimmed(self.colours[CAKE_COLOUR], _MARK)
        scores = [view.score(row) for row in range(view.players)]
        most = max(scores)
        for row in range(view.players):
            self._row(row * COLUMNS, row, view)
            if most and scores[row] == most:
                self._lights.paint(row * COLUMNS + _LEAD, choice)
        self._lights.mark(player * COLUMNS + _TURN, PULSE, choice)
        for cake in range(view.cakes_size):
            place = cake % _CAKE_ROWS * COLUMNS + _CAKES + cake // _CAKE_ROWS
            self._lights.paint(place, cake_colour)

    def _row(self, first: int, player: int, view) -> None:
        family = self.colours[FAMILY_COLOUR + player]
        for pawn in range(FAMILY):
            share = _WON if pawn < view.guests[player] else _NOT_WON
            self._lights.paint(first + pawn, dimmed(family, share))
        for lamp in range(_CROWN_LAMPS):
            times = (view.crowns[player] + _CROWN_LAMPS - 1 - lamp) // _CROWN_LAMPS
            share = _CROWN_STEPS[min(times, len(_CROWN_STEPS) - 1)]
            self._lights.paint(first + _CROWNS + lamp, dimmed(self.colours[CROWN_COLOUR], share))

    def celebrate(self, winners: int) -> None:
        """Run the colour of a single winner along all rows, or of each winner along their row."""
        for row in range(PRINCESS_COLOUR):
            colour = dimmed(self.colours[FAMILY_COLOUR + row], _WAVE)
            if winners == 1 << row:
                self._lights.wave(colour)
            elif winners >> row & 1:
                for column in range(COLUMNS):
                    self._lights.mark(row * COLUMNS + column, WAVE, colour)

"""The kingdom on the panel of 37 lamps: who stands where, and where one may go.

A lamp is brighter the more pawns stand there, and shows their colours one after the other, the
Princess first. Who is only tried on a space is fainter there than who stands. Spaces beyond the
panel, in a wild kingdom, are on the map only.
"""

from micropython import const

from drivers import ticks
from games.banquet_royal.hexes import INNER
from games.banquet_royal.kingdom import CARRIAGE, CASTLE, FEAST, GROUP, crowns
from table.banquet_royal import palette
from table.banquet_royal.scene import GOAL, PICK
from ui.colours import dimmed
from ui.lights import BEAT, PULSE

_TURN_MS = const(1024)  # how long one colour of several is shown

# Sixteenths of a colour.
_PAWNS = b"\x00\x0a\x0d\x10"  # by how many stand there
_PRINCESS = const(16)
_TRIED = const(5)  # who would stand there after OK
_BARE = const(2)  # a feast, and each crown of a space
_SIGN = const(5)  # a transport, the castle
_CHOICE = const(4)  # a space to go to, and the cursor, swell up to this
_FADED = const(5)  # a group that may be picked up fades down to this
_TRAIL = const(2)
_WAVE = const(6)


class Hexagon:
    """Draws one board at a time onto the panel's `ui.lights.Lights`; without any it rests."""

    def __init__(self, lights) -> None:
        self.colours = palette.ROYAL
        self._lights = lights
        self._aim = None
        self._turn = 0
        self._since = 0

    def show(self, now: int, aim) -> None:
        """Paint a board; aim: a `Scene`, or the `Chooser` while somebody is asked."""
        if self._lights:
            self._lights.clear(now)
            self._aim = aim
            self._since = now
            self._turn = 0
            self._paint()

    def advance(self, now: int) -> None:
        """Go on to the next colour where there are several."""
        if self._aim and ticks.diff(now, self._since) >= _TURN_MS:
            self._since = ticks.add(self._since, _TURN_MS)
            self._turn += 1
            self._paint()

    def _paint(self) -> None:
        icons = self._aim.board.icons
        for place in range(len(INNER)):
            space = INNER[place]
            if icons[space]:
                self._lamp(place, space)

    def _lamp(self, place: int, space: int) -> None:
        aim = self._aim
        target = aim.targets[space]
        colour = self._colour(space)
        choice = self.colours[palette.CHOICE]
        self._lights.paint(place, colour)
        if space == aim.spot:
            self._lights.mark(place, BEAT, dimmed(choice, _CHOICE))
        elif target == PICK:
            self._lights.mark(place, PULSE, dimmed(colour, _FADED))
        elif target == GOAL:
            self._lights.mark(place, PULSE, dimmed(choice, _CHOICE))
        elif space == aim.origin:
            self._lights.mark(place, BEAT, dimmed(choice, _TRAIL))

    def _colour(self, space: int) -> int:
        board = self._aim.board
        size = board.size[space]
        visits = 1 if space == board.princess else 0
        if not size + visits:
            return self._ground(board.icons[space])
        tried = self._aim.tries and space == self._aim.spot
        turn = self._turn % (size + visits)
        if turn < visits:
            return dimmed(self.colours[palette.PRINCESS], _TRIED if tried else _PRINCESS)
        pawn = board.pawns[GROUP * space + turn - visits]
        return dimmed(self.colours[palette.FAMILY + pawn - 1], _TRIED if tried else _PAWNS[size])

    def _ground(self, icon: int) -> int:
        colours = self.colours
        if icon == CASTLE:
            return dimmed(colours[palette.CASTLE], _SIGN)
        if icon >= CARRIAGE:
            return dimmed(colours[palette.CARRIAGE + icon - CARRIAGE], _SIGN)
        if icon == FEAST:
            return dimmed(colours[palette.FEAST], _BARE)
        return dimmed(colours[palette.CROWN], _BARE * crowns(icon))

    def celebrate(self, winners: int) -> None:
        """Let the colour of the first winner spread from the castle."""
        if self._lights:
            winner = 0
            while not winners >> winner & 1:
                winner += 1
            self._lights.wave(dimmed(self.colours[palette.FAMILY + winner], _WAVE))

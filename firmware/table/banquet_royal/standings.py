"""The standings on the lamps of the board: a row for each player, and the cakes at its end.

A row is the six pawns of the family, lit as they are won; a lamp that swells while it is that
player's turn; the crowns, seven lamps that light up, brighten and brighten again; and a lamp for
whoever has most points. Behind the rows stand the cakes that are left.
"""

from micropython import const

from games.banquet_royal.kingdom import FAMILY
from table.banquet_royal import palette
from ui.colours import dimmed
from ui.lights import COLUMNS, PULSE, WAVE

_TURN = const(6)  # the column of the lamp that says whose turn it is
_CROWNS = const(7)  # the first column of the crowns
_CROWN_LAMPS = const(7)
_LEAD = const(14)  # the column of the lamp for most points
_CAKES = const(15)  # the first of the two columns of cakes
_CAKE_ROWS = const(3)

# Sixteenths of a colour: the kingdom on the panel is brighter.
_WON = const(8)
_GHOST = const(3)  # a pawn that is still to be won
_STEPS = b"\x00\x03\x05\x08"  # by how often a crown's lamp was reached
_SIGN = const(8)  # the turn, most points, a cake
_WAVE = const(6)


class Standings:
    """Draws one state at a time onto the board's `ui.lights.Lights`."""

    def __init__(self, lights) -> None:
        self.colours = palette.ROYAL
        self._lights = lights

    def show(self, now: int, view, player: int) -> None:
        """Paint what everybody has, and that it is the turn of `player`."""
        self._lights.clear(now)
        choice = dimmed(self.colours[palette.CHOICE], _SIGN)
        cake_colour = dimmed(self.colours[palette.CAKE], _SIGN)
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
        family = self.colours[palette.FAMILY + player]
        for pawn in range(FAMILY):
            share = _WON if pawn < view.guests[player] else _GHOST
            self._lights.paint(first + pawn, dimmed(family, share))
        for lamp in range(_CROWN_LAMPS):
            times = (view.crowns[player] + _CROWN_LAMPS - 1 - lamp) // _CROWN_LAMPS
            step = _STEPS[min(times, len(_STEPS) - 1)]
            colour = dimmed(self.colours[palette.CROWN], step)
            self._lights.paint(first + _CROWNS + lamp, colour)

    def celebrate(self, winners: int) -> None:
        """Run the colour of each winner along the row; of a single one along all rows."""
        for row in range(palette.CASTLE):
            colour = dimmed(self.colours[palette.FAMILY + row], _WAVE)
            if winners == 1 << row:
                self._lights.wave(colour)
            elif winners >> row & 1:
                for column in range(COLUMNS):
                    self._lights.mark(row * COLUMNS + column, WAVE, colour)

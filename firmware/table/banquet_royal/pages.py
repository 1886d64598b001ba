"""Which page each end shows: what suits the moment, until somebody turns the pages there."""

import table
from ui import icons
from ui.canvas import WIDTH
from ui.texts import say

MAP, SHEET, SIGNS, HALT = range(4)

_COUNT = 4
_NOT_TURNED = -1


class Pages:
    """The pages of both ends; `seats`: PERSON or a computer's level for each player."""

    def __init__(self, seats: tuple) -> None:
        self._seats = seats
        self._turned = [_NOT_TURNED, _NOT_TURNED]
        self._people = 0  # bits of the ends where people sit
        for player in range(len(seats)):
            if seats[player] == table.PERSON:
                self._people |= 1 << table.end_of(player)

    def shown(self, end: int, player: int) -> int:
        """The page of an end while it is the turn of `player`.

        Who plays has the map, who waits the score sheet; a computer is watched on the map.
        """
        if self.turned(end):
            return self._turned[end]
        if self._seats[player] == table.PERSON or not self._people:
            return MAP if table.end_of(player) == end else SHEET
        return MAP if self._people >> end & 1 else SHEET

    def turned(self, end: int) -> bool:
        """Whether somebody has turned the pages there."""
        return self._turned[end] != _NOT_TURNED

    def turn(self, end: int, player: int, by: int) -> None:
        """Go on to the next page (`by` = 1) or back to the one before (-1), round and round."""
        self._turned[end] = (self.shown(end, player) + by) % _COUNT

    def open(self, end: int, page: int) -> None:
        self._turned[end] = page

    def close(self, end: int) -> None:
        """Show again what suits the moment."""
        self._turned[end] = _NOT_TURNED


def draw_halt(canvas) -> None:
    """The page on which OK lets the match stand still."""
    canvas.icon(icons.PAUSE, (WIDTH - canvas.icon_width(icons.PAUSE)) // 2, 12)
    canvas.centre_title(say("Pause"), 24)
    canvas.centre(say("OK stops the game"), 46)

"""Graph of the points, for the review."""

from array import array

from micropython import const

import tables
from base import loader
from ui.canvas import HEIGHT, WIDTH
from ui.texts import say

_LEGEND_Y = const(9)
_SCALE_X = const(16)  # where the lines begin, right of the figures
_POINTS_Y = const(22)
_POINTS_HIGH = const(37)
_LEGEND_GAPS = const(18)  # columns between its parts
_SAMPLE = const(9)  # columns of a line in the legend


class Graph:
    """Graph of the points after each turn: a line for the turn's player, dots for the others.

    A line at the lower edge marks the turns that decided.

    turns    the number of turns
    """

    def __init__(self, app) -> None:
        self.turns = 0
        self._players = app.match.game.players
        self._names = tables.called
        self._decisive = app.match.decisive
        self._ending = None  # the `Ending` of the game's table
        self._points = array("h")  # of each player after each turn, the last turn first
        self._actors = bytearray()  # whose each turn was, the last turn first

    def collect(self, match, history):
        """Go through all turns, note the points, and come back. Yields each step."""
        ending = loader.load(loader.SCREEN, tables.module(match.game.NAME, "ending"))
        self._ending = ending.Ending(self._names)
        yield
        ahead = len(history.ahead)
        while True:
            match.update_views()
            points = [numbers[-1] for numbers in self._ending.sheet(match.views[0])]
            if not history.back():
                break
            self._points.extend(array("h", points))
            self._actors.append(match.game.to_act())
            self.turns += 1
            yield
        while len(history.ahead) > ahead:
            history.forward()
            yield

    def _of(self, turn: int, player: int) -> int:
        """Return a player's points after a turn."""
        return self._points[(self.turns - 1 - turn) * self._players + player]

    def number(self, turn: int) -> int:
        """Return the number of a turn as players count, where chance divides it into several."""
        number = 1
        for i in range(self.turns - 1 - turn, self.turns - 1):
            number += self._actors[i] != self._actors[i + 1]
        return number

    def state(self, turn: int) -> str:
        """Return the state after a turn in words: nothing, as the legend has it."""
        return ""

    def was_best(self, turn: int) -> bool:
        """Return whether no better turn was found during the match: none was looked for."""
        return False

    def draw(self, canvas, turn: int, player: int) -> None:
        """Draw the graph with its legend; turn: the one shown; player: whose it was."""
        canvas.right(say("Points"), WIDTH, 0)
        points = say("%s: %d") % ("%s", self._of(turn, player))
        self.draw_lines(canvas, turn, player, points)

    def draw_lines(self, canvas, turn: int, player: int, whose: str, scale: str = "") -> None:
        """Draw the lines.

        whose: the words for the solid one, with a place for a name; scale: signs in place of the
        highest and the lowest points
        """
        others = say("others")
        room = WIDTH - 2 * _SAMPLE - canvas.width(others) - _LEGEND_GAPS - canvas.width("‹ ›")
        told = tables.told(whose, self._names[player], width=room)
        most = max(max(self._points), 1)
        least = min(min(self._points), 0)
        frame = canvas.frame
        frame.hline(0, _LEGEND_Y + 5, _SAMPLE, 1)
        x = canvas.text(told, _SAMPLE + 3, _LEGEND_Y) + 8
        _dots(frame, x, _LEGEND_Y + 5)
        canvas.text(others, x + _SAMPLE + 3, _LEGEND_Y)
        canvas.right(scale[:1] or str(most), _SCALE_X - 3, _POINTS_Y - 4)
        canvas.right(scale[1:] or str(least), _SCALE_X - 3, _POINTS_Y + _POINTS_HIGH - 5)
        frame.vline(_SCALE_X - 2, _POINTS_Y, _POINTS_HIGH, 1)
        for i in range(self._players):
            self._draw_line(frame, i, i == player, most, least)
        for decisive in self._decisive:
            frame.hline(self._x(decisive) - 1, HEIGHT - 1, 3, 1)
        for y in range(_POINTS_Y, HEIGHT, 4):
            frame.vline(self._x(turn), y, 2, 1)
        frame.fill_rect(self._x(turn) - 1, HEIGHT - 3, 3, 3, 1)

    def _x(self, turn: int) -> int:
        """Return the column of the state after a turn."""
        return _SCALE_X + (WIDTH - 2 - _SCALE_X) * turn // max(self.turns - 1, 1)

    def _draw_line(self, frame, player: int, solid: bool, most: int, least: int) -> None:
        """Draw the points of a player."""
        last_x = last_y = -1
        for turn in range(self.turns):
            x = self._x(turn)
            y = _POINTS_Y + (_POINTS_HIGH - 1) * (most - self._of(turn, player)) // (most - least)
            if solid and turn:
                frame.line(last_x, last_y, x, y, 1)
            else:
                frame.pixel(x, y, 1)
            last_x = x
            last_y = y


def _dots(frame, x: int, y: int) -> None:
    """Draw a line of dots for the legend."""
    for i in range(0, _SAMPLE, 2):
        frame.pixel(x + i, y, 1)

"""Graphs of a match that is over: the chances of two players, or the points of all."""

from array import array

from micropython import const

import tables
from base import loader
from ui.canvas import HEIGHT, WIDTH
from ui.texts import say

_LEGEND_Y = const(9)
_X = const(10)  # where the chances begin, right of the players' initials

# The chances.
_MAX_PITCH = const(12)  # columns of a turn
_MIDDLE = const(8)  # rows above and below the line
_CHANCES_Y = const(27)  # the line
_MARK_Y = const(36)
_LOST_LEGEND_Y = const(38)
_LOSSES_Y = const(56)  # the line
_REACH = const(7)  # rows up or down
_LOST = const(3)  # per cent in a row; the last row is for more

# The points.
_SCALE_X = const(16)  # where the lines begin, right of the figures
_POINTS_Y = const(22)
_POINTS_HIGH = const(37)
_SAMPLE = const(9)  # columns of a line in the legend


class Chances:
    """Graph of who was likely to win after each turn, and of what each turn lost.

    Above a line it is about the first player, below it about the second.

    turns    the number of turns
    """

    def __init__(self, app) -> None:
        self._hints = app.match.hints
        self._seats = app.declared.SEATS
        self.turns = self._hints.noted

    def collect(self, _match, history):
        """Go back to the state after the last turn of the graph. Yields each step."""
        for _ in range(self._hints.turns - self.turns):
            history.back()
            yield

    def state(self, turn: int) -> str:
        """Return the state after a turn in words."""
        _, played, best = self._hints.note(turn)
        return say("%d%%, best %d%%") % (played, best)

    def was_best(self, turn: int) -> bool:
        """Return whether no better turn was found during the match."""
        _, played, best = self._hints.note(turn)
        return played == best

    def draw(self, canvas, turn: int, _player: int) -> None:
        """Draw the graph with its legend; turn: the one to mark."""
        canvas.text(say("Chance to win"), _X, _LEGEND_Y)
        canvas.text(say("Lost by the turn"), _X, _LOST_LEGEND_Y)
        first, second = self._seats
        for y, rows in ((_CHANCES_Y, _MIDDLE), (_LOSSES_Y, _REACH)):
            canvas.text(say(first)[0], 0, y - rows - 1)
            canvas.text(say(second)[0], 0, y + rows - 7)
        pitch = min((WIDTH - _X) // self.turns, _MAX_PITCH)
        for i in range(self.turns):
            self._draw_turn(canvas.frame, i, _X + i * pitch, pitch)
        canvas.frame.hline(_X, _CHANCES_Y, self.turns * pitch, 1)
        canvas.frame.hline(_X, _LOSSES_Y, self.turns * pitch, 1)
        canvas.frame.fill_rect(_X + turn * pitch, _MARK_Y, pitch, 2, 1)

    def _draw_turn(self, frame, turn: int, x: int, pitch: int) -> None:
        """Draw the chances after a turn, and what it lost, in `pitch` columns from x on."""
        player, played, best = self._hints.note(turn)
        leads = (played > 50) == (player == 0)  # for the first player
        _bar(frame, x, _CHANCES_Y, pitch, abs(played - 50) * _MIDDLE // 50, leads)
        lost = min((best - played + _LOST - 1) // _LOST, _REACH)
        _bar(frame, x, _LOSSES_Y, max(pitch - 1, 1), lost, player == 0)


def _bar(frame, x: int, y: int, width: int, rows: int, up: bool) -> None:
    """Draw a bar of so many rows, up or down from the line at y."""
    frame.fill_rect(x, y - rows if up else y, width, rows + 1, 1)


class Points:
    """Graph of the points after each turn: a line for the turn's player, dots for the others.

    turns    the number of turns
    """

    def __init__(self, app) -> None:
        self.turns = 0
        self._players = app.match.game.players
        self._seats = app.declared.SEATS
        self._ending = loader.load(loader.SCREEN, tables.module(app.game, "ending"))
        self._points = array("h")  # of each player after each turn, the last turn first

    def collect(self, match, history):
        """Go through all turns, note the points, and come back. Yields each step."""
        ahead = len(history.ahead)
        while True:
            match.look()
            points = [numbers[-1] for numbers in self._ending.sheet(match.views[0])]
            if not history.back():
                break
            self._points.extend(array("h", points))
            self.turns += 1
            yield
        while len(history.ahead) > ahead:
            history.forward()
            yield

    def _of(self, turn: int, player: int) -> int:
        """Return a player's points after a turn."""
        return self._points[(self.turns - 1 - turn) * self._players + player]

    def state(self, turn: int) -> str:
        """Return the state after a turn in words: nothing, as the legend has it."""
        return ""

    def was_best(self, turn: int) -> bool:
        """Return whether no better turn was found during the match: none was looked for."""
        return False

    def draw(self, canvas, turn: int, player: int) -> None:
        """Draw the graph with its legend; turn: the one to mark; player: whose it was."""
        most = max(max(self._points), 1)
        least = min(min(self._points), 0)
        frame = canvas.frame
        canvas.right(say("Points"), WIDTH, 0)
        frame.hline(0, _LEGEND_Y + 5, _SAMPLE, 1)
        points = say("%s: %d") % (say(self._seats[player]), self._of(turn, player))
        x = canvas.text(points, _SAMPLE + 3, _LEGEND_Y) + 8
        _dots(frame, x, _LEGEND_Y + 5)
        canvas.text(say("others"), x + _SAMPLE + 3, _LEGEND_Y)
        canvas.right(str(most), _SCALE_X - 3, _POINTS_Y - 4)
        canvas.right(str(least), _SCALE_X - 3, _POINTS_Y + _POINTS_HIGH - 5)
        frame.vline(_SCALE_X - 2, _POINTS_Y, _POINTS_HIGH, 1)
        for i in range(self._players):
            self._draw_line(frame, i, i == player, most, least)
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

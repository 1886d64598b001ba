"""Graph of the chances to win, for the review."""

from micropython import const

import tables
from ui.canvas import WIDTH
from ui.texts import say

_LEGEND_Y = const(9)
_X = const(10)  # where it begins, right of the players' signs
_MAX_PITCH = const(12)  # columns of a turn
_MIDDLE = const(8)  # rows above and below the line
_CHANCES_Y = const(27)  # the line
_SHOWN_Y = const(36)
_LOST_LEGEND_Y = const(38)
_LOSSES_Y = const(56)  # the line
_REACH = const(7)  # rows up or down
_LOST = const(3)  # per cent in a row; the last row is for more


class Graph:
    """Graph of who was likely to win after each turn, and of what each turn lost.

    Above a line it is about the first player, below it about the second.

    A line below the first graph marks the turns that decided.

    turns    the number of turns
    """

    def __init__(self, app) -> None:
        self._hints = app.match.hints
        self._signs = signs(tables.called, [say(seat) for seat in app.declared.SEATS])
        self.turns = self._hints.noted
        self._decisive = [turn for turn in app.match.decisive if turn < self.turns]

    def collect(self, _match, history):
        """Go back to the state after the last turn of the graph. Yields each step."""
        for _ in range(self._hints.rated - self.turns):
            history.back()
            yield

    def number(self, turn: int) -> int:
        """Return the number of a turn as players count."""
        return turn + 1

    def state(self, turn: int) -> str:
        """Return the state after a turn in words."""
        _, played, best = self._hints.note(turn)
        if played == best:
            return say("%d%%") % played
        return say("%d%%, best %d%%") % (played, best)

    def was_best(self, turn: int) -> bool:
        """Return whether no better turn was found during the match."""
        _, played, best = self._hints.note(turn)
        return played == best

    def draw(self, canvas, turn: int, _player: int) -> None:
        """Draw the graph with its legend; turn: the one shown."""
        canvas.text(say("Chance to win"), _X, _LEGEND_Y)
        canvas.text(say("Lost in this turn"), _X, _LOST_LEGEND_Y)
        first, second = self._signs
        for y, rows in ((_CHANCES_Y, _MIDDLE), (_LOSSES_Y, _REACH)):
            canvas.text(first, 0, y - rows - 1)
            canvas.text(second, 0, y + rows - 7)
        pitch = min((WIDTH - _X) // self.turns, _MAX_PITCH)
        for i in range(self.turns):
            self._draw_turn(canvas.frame, i, _X + i * pitch, pitch)
        canvas.frame.hline(_X, _CHANCES_Y, self.turns * pitch, 1)
        canvas.frame.hline(_X, _LOSSES_Y, self.turns * pitch, 1)
        for decisive in self._decisive:
            canvas.frame.hline(_X + decisive * pitch, _SHOWN_Y + 1, pitch, 1)
        canvas.frame.fill_rect(_X + turn * pitch, _SHOWN_Y, pitch, 2, 1)

    def _draw_turn(self, frame, turn: int, x: int, pitch: int) -> None:
        """Draw the chances after a turn, and what it lost, in `pitch` columns from x on."""
        player, played, best = self._hints.note(turn)
        leads = (played > 50) == (player == 0)  # for the first player
        _bar(frame, x, _CHANCES_Y, pitch, abs(played - 50) * _MIDDLE // 50, leads)
        lost = min((best - played + _LOST - 1) // _LOST, _REACH)
        _bar(frame, x, _LOSSES_Y, max(pitch - 1, 1), lost, player == 0)


def signs(names, seats) -> tuple:
    """Return a letter for each of two players: of the name, of the number, or else of the seat."""
    first, second = names
    if first[0] != second[0]:
        return first[0], second[0]
    if first[:-1] == second[:-1]:
        return first[-1], second[-1]
    return seats[0][0], seats[1][0]


def _bar(frame, x: int, y: int, width: int, rows: int, up: bool) -> None:
    """Draw a bar of so many rows, up or down from the line at y."""
    frame.fill_rect(x, y - rows if up else y, width, rows + 1, 1)

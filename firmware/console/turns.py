"""After the game: how good each turn was, as a graph, and the board behind each of them.

Above, who is how likely to win, turn by turn, to either side of a middle line. Below, what each
turn lost against the best that was found, upwards for the first player and downwards for the other.
"""

from micropython import const

import games
from console.screen import Screen
from drivers import buttons
from games.past import Past
from table import ALL
from ui.canvas import WIDTH
from ui.texts import say

_TURN_Y = const(10)
_X = const(10)  # where the graphs begin, right of the players' initials
_MOST_PITCH = const(12)  # columns of a turn
_CHANCES_Y = const(22)
_MIDDLE = const(10)  # rows to either side of the line: 5 per cent each
_MARK_Y = const(44)
_LOSSES_Y = const(47)
_REACH = const(8)  # rows up or down: 3 per cent each, the last one for all that is more


class Turns(Screen):
    """The turns of the match that has ended. Left and right go through them; all else leaves."""

    def __init__(self, console) -> None:
        super().__init__(console)
        self._match = console.match
        self._adviser = console.match.adviser
        self._past = Past(console.match.game)
        self._match.past = self._past
        self._turn = 0  # the one that is pointed at, counted from 0
        self._text = ""

    def enter(self, now: int) -> None:
        super().enter(now)
        game = self._match.game
        if game.to_act() >= 0 and game.can_take_back():
            self._past.back()  # given up in the midst of a turn
        self._turn = self._adviser.turns - 1
        while self._turn >= self._adviser.noted:
            self._step_back()
        self._look(now)

    def press(self, now: int, end: int, button: int):
        if button == buttons.LEFT:
            if self._turn:
                self._step_back()
        elif button == buttons.RIGHT:
            if self._turn < self._adviser.noted - 1:
                self._past.forth()
                self._turn += 1
        else:
            self._leave(now)
            return "result"
        self._look(now)
        return None

    def _step_back(self) -> None:
        self._past.back()
        self._turn -= 1

    def _leave(self, now: int) -> None:
        while self._past.ahead:
            self._past.forth()
        self._match.past = None
        self._match.look_back(now)
        self._match.paint(now)  # the result doesn't

    def _look(self, now: int) -> None:
        """Read the turn that is pointed at, and let the table show the board behind it."""
        game = self._match.game
        actions = self._past.back()
        self._text = games.part(game.NAME, "notation").turn(game, actions)
        self._past.forth()
        self._match.look_back(now)
        self.stale = ALL

    def paint(self, now: int) -> None:
        self._match.paint(now)

    def draw(self, end: int, canvas) -> None:
        player, played, best = self._adviser.note(self._turn)
        seat = say(self.console.kit.SEATS[player])
        canvas.text(say("%d. %s: %d%%") % (self._turn + 1, seat, played), 0, 0)
        canvas.right(say("best %d%%") % best, WIDTH, 0)
        canvas.text(_fitting(canvas, self._text), 0, _TURN_Y)
        self._draw_initials(canvas)
        pitch = min((WIDTH - _X) // self._adviser.noted, _MOST_PITCH)
        for turn in range(self._adviser.noted):
            self._draw_turn(canvas.frame, turn, _X + turn * pitch, pitch)
        canvas.frame.hline(_X, _CHANCES_Y + _MIDDLE, self._adviser.noted * pitch, 1)
        canvas.frame.hline(_X, _LOSSES_Y + _REACH, self._adviser.noted * pitch, 1)
        canvas.frame.fill_rect(_X + self._turn * pitch, _MARK_Y, pitch, 2, 1)

    def _draw_initials(self, canvas) -> None:
        first, second = self.console.kit.SEATS
        for y, rows in ((_CHANCES_Y, _MIDDLE), (_LOSSES_Y, _REACH)):
            canvas.text(say(first)[0], 0, y - 1)
            canvas.text(say(second)[0], 0, y + 2 * rows - 7)

    def _draw_turn(self, frame, turn: int, x: int, pitch: int) -> None:
        """The chances behind a turn, and what it lost, in `pitch` columns from x on."""
        player, played, best = self._adviser.note(turn)
        leads = (played > 50) == (player == 0)  # the first player
        _bar(frame, x, _CHANCES_Y + _MIDDLE, pitch, abs(played - 50) // 5, leads)
        lost = min((best - played + 2) // 3, _REACH)
        _bar(frame, x, _LOSSES_Y + _REACH, max(pitch - 1, 1), lost, player == 0)


def _bar(frame, x: int, y: int, width: int, rows: int, up: bool) -> None:
    """A bar of so many rows, up or down from the line at y."""
    frame.fill_rect(x, y - rows if up else y, width, rows + 1, 1)


def _fitting(canvas, text: str) -> str:
    """As many words of a text as fit in a line."""
    if canvas.width(text) <= WIDTH:
        return text
    words = text.split(" ")
    while canvas.width(" ".join(words) + "…") > WIDTH:
        words.pop()
    return " ".join(words) + "…"

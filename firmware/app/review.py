"""Screen that reviews a match: a graph of how good each turn was, and the board after it.

The upper graph shows who was likely to win after each turn: above the line the first player, below
it the second. The lower graph shows what each turn lost compared with the best turn found: upwards
for the first player, downwards for the second.
"""

from micropython import const

import games
from base.keys import LEFT, RIGHT
from games.history import History
from ui.canvas import WIDTH
from ui.screen import ALL, Screen
from ui.texts import say

_TURN_Y = const(10)
_X = const(10)  # where the graphs begin, right of the players' initials
_MAX_PITCH = const(12)  # columns of a turn
_CHANCES_Y = const(22)
_MIDDLE = const(10)  # rows above and below the line: 5 per cent each
_MARK_Y = const(44)
_LOSSES_Y = const(47)
_REACH = const(8)  # rows up or down: 3 per cent each, the last one for more


class Review(Screen):
    """The turns of a match that is over. Left and right choose one; other buttons leave."""

    def __init__(self, app) -> None:
        super().__init__(app)
        self._match = app.match
        self._hints = app.match.hints
        self._history = History(app.match.game)
        self._match.history = self._history
        self._turn = 0  # the chosen one, counted from 0
        self._text = ""

    def enter(self, now: int) -> None:
        super().enter(now)
        game = self._match.game
        if game.to_act() >= 0 and game.can_take_back():
            self._history.back()  # the last turn wasn't finished
        self._turn = self._hints.turns - 1
        while self._turn >= self._hints.noted:
            self._step_back()
        self._look(now)

    def press(self, now: int, end: int, button: int):
        if button == LEFT:
            if self._turn:
                self._step_back()
        elif button == RIGHT:
            if self._turn < self._hints.noted - 1:
                self._history.forward()
                self._turn += 1
        else:
            self._leave(now)
            return "result"
        self._look(now)
        return None

    def _step_back(self) -> None:
        self._history.back()
        self._turn -= 1

    def _leave(self, now: int) -> None:
        """Go forward to the end of the match."""
        while self._history.ahead:
            self._history.forward()
        self._match.history = None
        self.app.match_screen.look_back(now)
        self.app.match_screen.paint(now)  # the result doesn't paint

    def _look(self, now: int) -> None:
        """Read the chosen turn, and let the table show the board after it."""
        game = self._match.game
        actions = self._history.back()
        self._text = games.part(game.NAME, "notation").turn(game, actions)
        self._history.forward()
        self.app.match_screen.look_back(now)
        self.stale = ALL

    def paint(self, now: int) -> None:
        self.app.match_screen.paint(now)

    def draw(self, end: int, canvas) -> None:
        player, played, best = self._hints.note(self._turn)
        seat = say(self.app.declared.SEATS[player])
        canvas.text(say("%d. %s: %d%%") % (self._turn + 1, seat, played), 0, 0)
        canvas.right(say("best %d%%") % best, WIDTH, 0)
        canvas.text(_fitting(canvas, self._text), 0, _TURN_Y)
        self._draw_initials(canvas)
        pitch = min((WIDTH - _X) // self._hints.noted, _MAX_PITCH)
        for turn in range(self._hints.noted):
            self._draw_turn(canvas.frame, turn, _X + turn * pitch, pitch)
        canvas.frame.hline(_X, _CHANCES_Y + _MIDDLE, self._hints.noted * pitch, 1)
        canvas.frame.hline(_X, _LOSSES_Y + _REACH, self._hints.noted * pitch, 1)
        canvas.frame.fill_rect(_X + self._turn * pitch, _MARK_Y, pitch, 2, 1)

    def _draw_initials(self, canvas) -> None:
        first, second = self.app.declared.SEATS
        for y, rows in ((_CHANCES_Y, _MIDDLE), (_LOSSES_Y, _REACH)):
            canvas.text(say(first)[0], 0, y - 1)
            canvas.text(say(second)[0], 0, y + 2 * rows - 7)

    def _draw_turn(self, frame, turn: int, x: int, pitch: int) -> None:
        """Draw the chances after a turn, and what it lost, in `pitch` columns from x on."""
        player, played, best = self._hints.note(turn)
        leads = (played > 50) == (player == 0)  # for the first player
        _bar(frame, x, _CHANCES_Y + _MIDDLE, pitch, abs(played - 50) // 5, leads)
        lost = min((best - played + 2) // 3, _REACH)
        _bar(frame, x, _LOSSES_Y + _REACH, max(pitch - 1, 1), lost, player == 0)


def _bar(frame, x: int, y: int, width: int, rows: int, up: bool) -> None:
    """Draw a bar of so many rows, up or down from the line at y."""
    frame.fill_rect(x, y - rows if up else y, width, rows + 1, 1)


def _fitting(canvas, text: str) -> str:
    """Return as many words of a text as fit in a line."""
    if canvas.width(text) <= WIDTH:
        return text
    words = text.split(" ")
    while canvas.width(" ".join(words) + "…") > WIDTH:
        words.pop()
    return " ".join(words) + "…"

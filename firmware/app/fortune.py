"""Graph of luck, and of what turns gave away, for the review."""

from micropython import const

from app import points
from ui.canvas import HEIGHT
from ui.texts import say

_ENTRY = const(3)  # numbers of a turn in the account
_FELT = const(50)  # thousandths of a win: luck that is told, and what a turn gave away
_ROW = const(20)  # thousandths given away in a row of pixels
_HIGHEST = const(12)


class Graph(points.Graph):
    """Graph of each player's luck up to each turn; below it, what the turns gave away."""

    def __init__(self, app) -> None:
        super().__init__(app)
        self._entries = app.match.account[1]
        self.turns = len(self._entries) // _ENTRY
        players = self._players
        own = [0] * players
        for turn in range(self.turns):
            own[self._entry(turn, 0)] += self._entry(turn, 1)
        for turn in range(self.turns - 1, -1, -1):
            for luck in own:
                self._points.append(luck - (sum(own) - luck) // (players - 1))
            own[self._entry(turn, 0)] -= self._entry(turn, 1)

    def _entry(self, turn: int, field: int) -> int:
        return self._entries[_ENTRY * turn + field]

    def state(self, turn: int) -> str:
        """Return in words what a turn cost, or its luck."""
        if self._entry(turn, 2) >= _FELT:
            return say("cost much")
        luck = self._entry(turn, 1)
        if abs(luck) < _FELT:
            return say("Luck")
        return say("lucky") if luck > 0 else say("unlucky")

    def draw(self, canvas, turn: int, player: int) -> None:
        """Draw the graph with its legend; turn: the one shown; player: whose it was."""
        self.draw_lines(canvas, turn, player, "%s", "+-")
        for i in range(self.turns):
            rows = min(self._entry(i, 2) // _ROW, _HIGHEST)
            canvas.frame.vline(self._x(i), HEIGHT - 4 - rows, rows, 1)

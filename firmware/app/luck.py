"""Screen of luck and choice in a match that is over: a seesaw, and the turns that cost most.

While the coach goes through the match, which it began behind the result, the seesaw moves with each
turn.
"""

from micropython import const

import tables
from ai.coach import COSTLY, ENTRY
from app.coaching import Coaching
from base import LEFT, RIGHT
from ui import BOTH, Screen, icons
from ui.canvas import HEIGHT, LINE, SOLID, WIDTH, fill, header, progress
from ui.texts import say

# Thousandths of a win.
_LITTLE = const(100)  # less luck than that is none
_MUCH = const(300)

_MIDDLE = WIDTH // 2
_TOP = const(14)
_PIVOT_Y = const(38)
_ARM = const(44)  # columns of the plank on each side
_STEEPEST = const(12)  # rows that an end rises
_HIGH = const(16)  # rows of the pivot
_REACH = const(34)  # columns of the longest bar
_BAR_MIDDLE = const(92)
_FOOT_Y = const(55)
_NAME_WIDE = const(38)
_APART = const(4)  # columns between a name and what stands at the right


class Luck(Screen):
    """Luck and choice. Left and right turn the page, another button leads back to the result."""

    def __init__(self, app) -> None:
        super().__init__(app)
        self._match = app.match
        self._turns_shown = False
        if not app.match.account and not app.match.coaching:
            app.match.coaching = Coaching(app)

    def advance(self, now: int) -> None:
        coaching = self._match.coaching
        if coaching:
            turns = coaching.turns
            coaching.advance(now)
            if coaching.turns > turns or not self._match.coaching:
                self.stale = BOTH

    def press(self, now: int, end: int, button: int):
        if button not in (LEFT, RIGHT):
            return "result"
        if self._match.account:
            self._turns_shown = not self._turns_shown
            self.stale = BOTH
        return None

    def draw(self, end: int, canvas) -> None:
        coaching = self._match.coaching
        luck = coaching.luck if coaching else self._match.account[0]
        if self._turns_shown:
            self._draw_turns(canvas)
        else:
            header(canvas, say("Luck and choice") if coaching else self._told(luck))
            if len(luck) == 2:
                self._draw_seesaw(canvas, luck[0])
            else:
                self._draw_bars(canvas, luck)
        if coaching:
            done = coaching.events - len(self._match.ahead)
            progress(canvas, 4, HEIGHT - 6, WIDTH - 8, 5, done, coaching.events)
        elif _TOP + LINE * len(luck) <= _FOOT_Y:
            canvas.right("‹ ›", WIDTH, _FOOT_Y)

    def _told(self, luck: list) -> str:
        """Return in words who had more luck."""
        most = max(luck)
        if most < _LITTLE:
            return say("Luck was even.")
        words = say("More luck: %s") if most < _MUCH else say("Much more luck: %s")
        return tables.told(words, tables.called[luck.index(most)])

    def _draw_seesaw(self, canvas, luck: int) -> None:
        """Draw the seesaw of two players. The luckier end is up; luck: that of the first player."""
        frame = canvas.frame
        rise = max(min(luck * _STEEPEST // (2 * _MUCH), _STEEPEST), -_STEEPEST)
        for row in range(2):
            y = _PIVOT_Y + row
            frame.line(_MIDDLE - _ARM, y - rise, _MIDDLE + _ARM, y + rise, 1)
        for row in range(_HIGH):
            frame.hline(_MIDDLE - row // 2, _PIVOT_Y + 2 + row, row // 2 * 2 + 1, 1)
        for player in range(2):
            wide = canvas.width(tables.short(tables.called[player], _NAME_WIDE))
            x = _MIDDLE + (_ARM if player else -_ARM) - wide // 2
            x = min(x, WIDTH - wide - 2 - canvas.icon_width(icons.CROWN_BIG))
            self._draw_seat(canvas, player, x, _PIVOT_Y - 12 + (rise if player else -rise))

    def _draw_bars(self, canvas, luck: list) -> None:
        """Draw each player's luck: to the right if it was more than that of the others."""
        for player in range(len(luck)):
            y = _TOP + LINE * player
            self._draw_seat(canvas, player, 0, y)
            length = min(abs(luck[player]) * _REACH // (2 * _MUCH), _REACH)
            x = _BAR_MIDDLE if luck[player] > 0 else _BAR_MIDDLE - length
            fill(canvas.frame, x, y + 2, length + 1, LINE - 3, 1, SOLID)
        canvas.frame.vline(_BAR_MIDDLE, _TOP, LINE * len(luck), 1)

    def _draw_seat(self, canvas, player: int, x: int, y: int) -> None:
        """Draw the name of a player, with a crown behind it for winners."""
        x = canvas.text(tables.short(tables.called[player], _NAME_WIDE), x, y)
        if self._match.winners >> player & 1:
            canvas.icon(icons.CROWN_BIG, x + 2, y)

    def _draw_turns(self, canvas) -> None:
        header(canvas, say("These turns cost most"))
        for player in range(self._match.game.players):
            y = _TOP + LINE * player
            turns = costly(self._match.account[1], player)
            words = (say("none"), say("turn %d"), say("turns %d and %d"))[len(turns)]
            x = canvas.right(words % turns, WIDTH, y)
            canvas.text(tables.short(tables.called[player], x - _APART), 0, y)


def costly(entries, player: int) -> tuple:
    """Return the numbers of the one or two turns in which a player gave away most, if any."""
    given = []
    turn = 1  # as players count: chance divides it into several entries
    for i in range(0, len(entries), ENTRY):
        turn += i > 0 and entries[i] != entries[i - ENTRY]
        if entries[i] == player and entries[i + 2] >= COSTLY:
            given.append((-entries[i + 2], turn))
    return tuple(sorted({turn for _, turn in sorted(given)[:2]}))

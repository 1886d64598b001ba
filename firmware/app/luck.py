"""Screen of luck and choice in a match that is over: a seesaw, and the turns that cost most.

The coach goes through the match meanwhile, and the seesaw moves with each turn. What it has found
stays with the match, for the review. The code of the coach is let go with the screen.
"""

from micropython import const

import ai
import games
from ai.coach import ENTRY, Coach
from base import LEFT, RIGHT, loader, ticks_diff
from games.history import History
from ui import BOTH, Screen, icons
from ui.canvas import HEIGHT, LINE, SOLID, WIDTH, fill, header, progress
from ui.texts import say

READY_TUNE = b"\x4c\x08\x4f\x08\x54\x10"

_STEPS = const(3)  # of the coach in a tick: up to 50 ms on a Pico
_FAST_STEPS = const(12)  # where modules are loaded in ticks of _FAST_MS, as on a page
_FAST_MS = const(5)
_SAMPLES = const(2)  # see `ai.coach.Coach`

# Thousandths of a win.
_LITTLE = const(100)  # less luck than that is none
_MUCH = const(300)
_COSTLY = const(50)  # what a turn gave away to be named

_MIDDLE = WIDTH // 2
_TOP = const(14)
_PIVOT_Y = const(38)
_ARM = const(44)  # columns of the plank on each side
_STEEPEST = const(12)  # rows that an end rises
_HIGH = const(16)  # rows of the pivot
_REACH = const(34)  # columns of the longest bar
_BAR_MIDDLE = const(92)
_FOOT_Y = const(55)


class Luck(Screen):
    """Luck and choice. Left and right turn the page, another button leads back to the result."""

    def __init__(self, app) -> None:
        super().__init__(app)
        self._match = app.match
        self._history = History(app.match.game, app.match.ahead)
        self._luck = [0] * app.match.game.players  # so far
        self._work = None if app.match.account else self._coaching()
        self._now = 0  # ms
        self._events = 1  # actions and chance events of the match
        self._turns_shown = False

    def _coaching(self):
        """Load what judges, and account for the match. Yields each tick."""
        began = self._now
        ticks = 0
        for _ in self._loading():
            ticks += 1
            yield
        fast = ticks_diff(self._now, began) <= _FAST_MS * ticks
        steps = _FAST_STEPS if fast else _STEPS
        coach = Coach(self._match.game, self._match.ahead, _SAMPLES)
        work = coach.working()
        turns = 0
        while True:
            for _ in range(steps):
                if next(work, True):
                    self._match.account = (coach.luck, coach.entries)
                    return
            self.app.thought(steps)
            self._events = max(self._events, len(self._match.ahead))
            if turns < coach.turns:
                turns = coach.turns
                self._luck = coach.luck
                self.stale = BOTH
            yield

    def _loading(self):
        """Load what judges. Yields each tick."""
        name = self._match.game.NAME
        yield from ai.loading(loader.SCREEN, name, self.app.declared.LEVELS[-1])
        judges = ("ai.%s.coach" % games.folder(name),)
        yield from loader.loading(loader.SCREEN, judges, collects=False)

    def advance(self, now: int) -> None:
        self._now = now
        if self._work and next(self._work, True):
            self._work = None
            self.app.pico.buzzer.play(READY_TUNE)
            self.stale = BOTH

    def press(self, now: int, end: int, button: int):
        if button not in (LEFT, RIGHT):
            self.app.work(self._history.going_to(0))
            return "result"
        if not self._work:
            self._turns_shown = not self._turns_shown
            self.stale = BOTH
        return None

    def draw(self, end: int, canvas) -> None:
        luck = self._match.account[0] if self._match.account else self._luck
        if self._turns_shown:
            self._draw_turns(canvas)
        else:
            header(canvas, say("Luck and choice") if self._work else self._told(luck))
            if len(luck) == 2:
                self._draw_seesaw(canvas, luck[0])
            else:
                self._draw_bars(canvas, luck)
        if self._work:
            done = self._events - len(self._match.ahead)
            progress(canvas, 4, HEIGHT - 6, WIDTH - 8, 5, done, self._events)
        elif _TOP + LINE * len(luck) <= _FOOT_Y:
            canvas.right("‹ ›", WIDTH, _FOOT_Y)

    def _told(self, luck: list) -> str:
        """Return in words who had more luck."""
        most = max(luck)
        if most < _LITTLE:
            return say("Luck was even.")
        seat = say(self._match.setup.seats[luck.index(most)])
        return (say("More luck: %s") if most < _MUCH else say("Much more luck: %s")) % seat

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
            seat = say(self._match.setup.seats[player])
            wide = canvas.width(seat)
            x = _MIDDLE + (_ARM if player else -_ARM) - wide // 2
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
        x = canvas.text(say(self._match.setup.seats[player]), x, y)
        if self._match.winners >> player & 1:
            canvas.icon(icons.CROWN_BIG, x + 2, y)

    def _draw_turns(self, canvas) -> None:
        header(canvas, say("These turns cost most"))
        for player in range(self._match.game.players):
            y = _TOP + LINE * player
            canvas.text(say(self._match.setup.seats[player]), 0, y)
            turns = costly(self._match.account[1], player)
            words = (say("none"), say("turn %d"), say("turns %d and %d"))[len(turns)]
            canvas.right(words % turns, WIDTH, y)


def costly(entries, player: int) -> tuple:
    """Return the numbers of the one or two turns in which a player gave away most, if any."""
    given = []
    turn = 1  # as players count: chance divides it into several entries
    for i in range(0, len(entries), ENTRY):
        turn += i > 0 and entries[i] != entries[i - ENTRY]
        if entries[i] == player and entries[i + 2] >= _COSTLY:
            given.append((-entries[i + 2], turn))
    return tuple(sorted({turn for _, turn in sorted(given)[:2]}))

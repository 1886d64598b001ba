"""The coach's work on a match that is over, a little each tick, behind the result or *Luck*.

What it finds stays with the match. Turns of people that gave away most become problems of their
own. Its code is let go with both screens.
"""

from micropython import const

import ai
import games
from ai.coach import Coach
from app.own import keeping
from base import loader, ticks_diff
from tables import PERSON

READY_TUNE = b"\x4c\x08\x4f\x08\x54\x10"

_FAST_STEPS = const(12)  # in a tick, where modules are loaded in ticks of _FAST_MS, as on a page
_FAST_MS = const(5)
# What a tick leaves, in steps of thinking: one of the coach up to 2 KB, of which a Pico W has 26. A
# page has more.
_GARBAGE = const(8)
_SAMPLES = const(2)  # see `ai.coach.Coach`


class Coaching:
    """The work on the match on the table; the match has it as `coaching` until it is done.

    luck      each player's, so far
    turns     that are judged
    events    actions and chance events of the match
    """

    def __init__(self, app) -> None:
        self.luck = [0] * app.match.game.players
        self.turns = 0
        self.events = 1
        self._app = app
        self._match = app.match
        self._now = 0  # ms
        self._work = self._coaching()

    def advance(self, now: int) -> None:
        """Work a little."""
        self._now = now
        next(self._work, None)

    def _coaching(self):
        """Load what judges, and account for the match. Yields each tick."""
        began = self._now
        ticks = 0
        for _ in self._loading():
            ticks += 1
            yield
        fast = ticks_diff(self._now, began) <= _FAST_MS * ticks
        steps = _FAST_STEPS if fast else 1  # as long as one of a computer player
        match = self._match
        people = sum([1 << p for p in range(match.game.players) if match.seats[p] == PERSON])
        coach = Coach(match.game, match.ahead, _SAMPLES, people)
        work = coach.working()
        while True:
            for _ in range(steps):
                if next(work, True):
                    self._conclude(coach)
                    return
            self._app.thought(_GARBAGE)
            self.events = max(self.events, len(match.ahead))
            self.turns = coach.turns
            self.luck = coach.luck
            yield

    def _loading(self):
        """Load what judges. Yields each tick."""
        name = self._match.game.NAME
        yield from ai.loading(loader.SCREEN, name, self._app.declared.LEVELS[-1])
        judges = ("ai.%s.coach" % games.folder(name),)
        yield from loader.loading(loader.SCREEN, judges, collects=False)

    def _conclude(self, coach) -> None:
        """Keep what was found, and tell that it is ready."""
        match = self._match
        match.account = (coach.luck, coach.entries)
        match.coaching = None
        self._app.pico.buzzer.play(READY_TUNE)
        self._app.work(keeping(self._app, match.setup, coach.dearest))

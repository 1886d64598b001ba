"""Hints: a computer player finds the best turn, gives hints, and rates the turn that was played.

It sees what the turn's player sees. It thinks in the background, a little at each tick, and not
while a computer player decides. If a turn is over before it is done, the turn is compared with the
best one found until then.
"""

from micropython import const

import ai
from base import Rng

MAX_NOTED = 100  # turns

_NOTE = const(3)  # bytes: player, chance after the turn that was played, best chance found


class Hints:
    """Hints and ratings for the turns of a match: `watch`, then `close` for each turn.

    Chances are those of the turn's player to win, in per cent.

    watching    whether a turn goes on and is thought about
    rated       number of turns that are over and rated; the first `noted` of them have notes
    hint        the hint, once `advance` has returned True: the best actions to go on with
    chance      the chance after them
    """

    def __init__(self, game: str, level: str) -> None:
        self.watching = False
        self.rated = 0
        self.hint = b""
        self.chance = 0
        self._game = game
        self._level = level
        self._thinker = None
        self._lead = b""  # actions of the turn before those that the thinker looks for
        self._found = b""  # the best turn, all its actions
        self._asked = None  # view of the player who waits for a hint
        self._player = 0
        self._best = 0
        self._ended = None  # view of a turn that is to be noted
        self._winners = 0  # bit mask, after that turn
        self._notes = bytearray()
        self._just_rated = False  # whether a turn was noted since the last `rest`

    @property
    def thinking(self) -> bool:
        """Whether the best turn is still looked for."""
        return self._thinker is not None

    @property
    def noted(self) -> int:
        """The number of turns with notes."""
        return len(self._notes) // _NOTE

    def note(self, turn: int) -> tuple:
        """Return a turn's player, the chance after it, and the best chance found; turn: from 0."""
        at = _NOTE * turn
        return self._notes[at], self._notes[at + 1], self._notes[at + 2]

    def watch(self, view) -> None:
        """Think about the whole turn that goes on; view: that of its player."""
        self.rest()
        self.watching = True
        self._player = view.to_act()
        self._best = 0
        start, _ = _rewound(view)
        self._think(start, b"")

    def ask(self, view) -> None:
        """Find a hint for the player of `view`, once it is watched; None cancels the request."""
        self._asked = view

    def close(self, view, winners: int) -> None:
        """Rate the turn, which is over; `view` still shows it. winners: the game's bit mask now."""
        self.watching = False
        self._asked = None
        self._ended = view.view(self._player)
        self._winners = winners

    def advance(self) -> bool:
        """Think a little; return whether a hint that was asked for is found."""
        if self._thinker is not None:
            if self._thinker.step():
                self._conclude()
        elif self._ended is not None:
            self._write()
        elif self._asked is not None and self.watching:
            return self._answer()
        return False

    def rest(self) -> bool:
        """Stop thinking, with the best found so far; return whether a turn was rated meanwhile.

        Then nobody else should begin to think in this tick: either takes a Pico up to 20 ms.
        """
        if self._thinker is not None:
            self._conclude()
        if self._ended is not None:
            self._write()
        rated = self._just_rated
        self._just_rated = False
        return rated

    def _think(self, view, lead: bytes) -> None:
        """Start to think about a turn; `lead`: the actions done already, as the view shows."""
        self._lead = lead
        self._thinker = self._thinker_about(view)

    def _thinker_about(self, view):
        return ai.thinker(self._game, self._level, view, Rng(0))

    def _conclude(self) -> None:
        """Take over the thinker's choice."""
        thinker = self._thinker
        self._thinker = None
        self._found = self._lead + thinker.choice
        self.chance = _per_cent(thinker.worth)
        self._best = max(self._best, self.chance)

    def _answer(self) -> bool:
        """Set the hint; think again if the turn went another way than the one found."""
        view = self._asked
        _, made = _rewound(view)
        if self._found[: len(made)] != made:
            self._think(view, made)
            return False
        self._asked = None
        self.hint = self._found[len(made) :]
        return True

    def _write(self) -> None:
        """Note the turn that is over."""
        if self._winners:
            played = 100 * (self._winners >> self._player & 1)
        else:
            played = _per_cent(self._thinker_about(self._ended).worth)
        self._ended = None
        self._just_rated = True
        self.rated += 1
        if self.noted < MAX_NOTED:
            self._notes.extend(bytes((self._player, played, max(played, self._best))))


def _rewound(view) -> tuple:
    """Return a view of the start of the turn in `view`, and the actions since."""
    start = view.view(view.to_act())
    made = []
    while start.can_take_back():
        made.append(start.undo())
    return start, bytes(reversed(made))


def _per_cent(worth: int) -> int:
    """Return thousandths as whole per cent; 0 and 100 only for a game that is decided."""
    return worth // 10 if worth in (0, 1000) else min(max((worth + 5) // 10, 1), 99)

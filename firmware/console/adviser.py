"""The adviser: thinks along with every turn, by what its player sees, and notes how good it was.

It thinks in the background, a little at each tick, and not while a computer decides. Whoever is
faster than the adviser is compared with the best that it had found by then.
"""

from micropython import const

import players
from games.rng import Rng

MOST = 100  # turns that are noted

_NOTE = const(3)  # bytes: the player, the chance that was played, and the best that was found


class Adviser:
    """Thinks about the turns of a match, one after the other: `watch`, then `close`.

    Chances are those of the turn's player to win, in per cent.

    watching    a turn is going on, and is thought about
    turns       how many are over; the first `noted` of them were noted
    hint        once `advance` has said so: how the player who asked had best go on
    chance      that of the turn which the hint leads to
    """

    def __init__(self, game: str) -> None:
        self.watching = False
        self.turns = 0
        self.hint = b""
        self.chance = 0
        self._game = game
        self._thinker = None
        self._lead = b""  # what had been done of the turn where the thinker began
        self._found = b""  # the whole turn that was thought out, of `chance`
        self._asked = None  # the view of the player who waits for a hint
        self._player = 0
        self._best = 0
        self._ended = None  # the view of a turn that is to be noted
        self._winners = 0  # after it
        self._notes = bytearray()

    @property
    def noted(self) -> int:
        return len(self._notes) // _NOTE

    def note(self, turn: int) -> tuple:
        """Of a turn, counted from 0: its player, the chance played, and the best chance found."""
        at = _NOTE * turn
        return self._notes[at], self._notes[at + 1], self._notes[at + 2]

    def watch(self, view) -> None:
        """Think about the whole turn that goes on in `view`, that of its player."""
        self.rest()
        self.watching = True
        self._player = view.to_act()
        self._best = 0
        start, _ = _rewound(view)
        self._think(start, b"")

    def ask(self, view) -> None:
        """Find a hint for the player whose view this is; None: nobody waits for one any more."""
        self._asked = view

    def close(self, view, winners: int) -> None:
        """The turn is over; `view` still shows it. `winners` is the game's bit mask by now."""
        self.watching = False
        self._asked = None
        self._ended = view.view(self._player)
        self._winners = winners

    def advance(self) -> bool:
        """Think a little; True when a hint that was asked for is found."""
        if self._thinker is not None:
            if self._thinker.step():
                self._conclude()
        elif self._ended is not None:
            self._write()
        elif self._asked is not None:
            return self._answer()
        return False

    def rest(self) -> None:
        """Come to an end at once, with what was found by now."""
        if self._thinker is not None:
            self._conclude()
        if self._ended is not None:
            self._write()

    def _think(self, view, lead: bytes) -> None:
        """Begin to think about a turn of which `lead` was done, as the view shows it."""
        self._lead = lead
        self._thinker = self._thinker_about(view)

    def _thinker_about(self, view):
        return players.thinker(self._game, players.adviser(self._game), view, Rng(0))

    def _conclude(self) -> None:
        thinker = self._thinker
        self._thinker = None
        self._found = self._lead + thinker.choice
        self.chance = _per_cent(thinker.worth)
        self._best = max(self._best, self.chance)

    def _answer(self) -> bool:
        """Give the rest of what was found; if the turn went another way, think about its rest."""
        view = self._asked
        _, made = _rewound(view)
        if self._found[: len(made)] != made:
            self._think(view, made)
            return False
        self._asked = None
        self.hint = self._found[len(made) :]
        return True

    def _write(self) -> None:
        """Note the turn that has ended."""
        if self._winners:
            played = 100 * (self._winners >> self._player & 1)
        else:
            played = _per_cent(self._thinker_about(self._ended).worth)
        self._ended = None
        self.turns += 1
        if self.noted < MOST:
            self._notes.extend(bytes((self._player, played, max(played, self._best))))


def _rewound(view) -> tuple:
    """The start of the turn that `view` shows, as a view of its own, and what was done since."""
    start = view.view(view.to_act())
    made = []
    while start.can_take_back():
        made.append(start.undo())
    return start, bytes(reversed(made))


def _per_cent(worth: int) -> int:
    """Thousandths in whole per cent; only what is decided is 0 or 100."""
    return worth // 10 if worth in (0, 1000) else min(max((worth + 5) // 10, 1), 99)

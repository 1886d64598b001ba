"""What a player can point at: the cards of a hand, and for each card the ways to play it."""

from micropython import const

from games.royal_visit import plays
from games.royal_visit.board import PIECES

POWER = const(255)  # stands for a card where the Wizard's power is meant


def fill_hand(counts: bytearray, into: bytearray) -> int:
    """Write the kinds of a hand's cards, one byte a card in canonical order; returns how many."""
    n = 0
    for kind in range(len(counts)):
        for _ in range(counts[kind]):
            into[n] = kind
            n += 1
    return n


def uses(action: int, kind: int) -> bool:
    """Whether `action` is a way to play a card of `kind`; POWER stands for the Wizard's power."""
    if action >= plays.PASS:
        return False
    if plays.cost(action) == 0:
        return kind == POWER
    return plays.card_of(action) == kind


class Ways:
    """The ways to play one card, from those that lead furthest towards a to those towards q.

    The letters on the board say where a way leads, at both ends of the table alike.
    """

    def __init__(self) -> None:
        self.actions = bytearray(16)
        self.count = 0
        self.chosen = 0
        self._after = bytearray(PIECES)

    def collect(self, view, legal: bytearray, count: int, kind: int) -> None:
        """Gather the legal actions that use a card of `kind`."""
        self.count = 0
        self.chosen = 0
        for i in range(count):
            if uses(legal[i], kind):
                self._insert(view, legal[i])

    def _insert(self, view, action: int) -> None:
        reach = self._reach(view, action)
        at = self.count
        while at and self._reach(view, self.actions[at - 1]) > reach:
            self.actions[at] = self.actions[at - 1]
            at -= 1
        self.actions[at] = action
        self.count += 1

    def _reach(self, view, action: int) -> int:
        """How far towards q an action leads, all its pieces together."""
        plays.preview(action, view.pieces, self._after)
        reach = 0
        for piece in range(PIECES):
            reach += self._after[piece] - view.pieces[piece]
        return reach

    def step(self, by: int) -> None:
        """Choose the next way towards q (`by` = 1) or a (-1), round and round."""
        self.chosen = (self.chosen + by) % self.count

    @property
    def action(self) -> int:
        return self.actions[self.chosen]

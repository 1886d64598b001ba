"""What a player can point at: the cards of a hand, and for each card the ways to play it."""

from array import array

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


class Ways:
    """The ways to play one card, from those that lead furthest towards a to those towards q.

    The letters on the board say where a way leads, at both ends of the table alike.
    """

    def __init__(self) -> None:
        self.actions = bytearray(16)
        self.count = 0
        self.chosen = 0
        self._reaches = array("b", bytes(len(self.actions)))  # of the actions
        self._after = bytearray(PIECES)

    def collect(self, view, legal: bytearray, count: int, kind: int) -> None:
        """Gather the legal actions that use a card of `kind`, POWER for the Wizard's; -1: none."""
        self.count = 0
        self.chosen = 0
        if kind < 0:
            return
        first = plays.SUMMON if kind == POWER else plays.FIRST[kind]
        end = plays.PASS if kind == POWER else plays.FIRST[kind + 1]
        for i in range(count):
            if first <= legal[i] < end:
                self._insert(legal[i], self._reach(view, legal[i]))

    def _insert(self, action: int, reach: int) -> None:
        at = self.count
        while at and self._reaches[at - 1] > reach:
            self.actions[at] = self.actions[at - 1]
            self._reaches[at] = self._reaches[at - 1]
            at -= 1
        self.actions[at] = action
        self._reaches[at] = reach
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

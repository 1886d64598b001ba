"""A player that looks at every act it has, and takes the one that its network likes best.

All that tells one level from another is the network. It judges by what the player to act sees:
the board, the own hand, and how many cards of each kind are somewhere else.
"""

from array import array

from micropython import const

from games.royal_visit.cards import DECK, KINDS
from games.royal_visit.game import Game
from games.royal_visit.plays import END, PASS
from players.royal_visit import network, reach
from players.royal_visit.features import KEPT_OF, LOST, MOST_ROWS, UNSEEN, WON, describe
from players.royal_visit.search import Search

_AT_ONCE = const(4)  # acts looked at in one step
_CERTAIN = const(0x3FFFFFFF)


class Judge:
    """Decides one turn by `mind`, a module of weights as `network` takes them."""

    def __init__(self, view: Game, mind):
        self._mind = mind
        self._best = -_CERTAIN - 1
        self._over = view.turn_length > 0
        self._rows = array("H", bytes(2 * MOST_ROWS))
        if self._over:
            self.choice = bytes([END])  # all there is to do about a turn that was broken off
        else:
            self.choice = bytes([PASS, END])
            self._search = Search(view)
            self._suit = -1
            self._discards = bytes(view.discards)
            # What all acts of a family share: as the pile is, and where it runs out.
            self._sums = (self._blank_sums(), self._blank_sums())

    def _blank_sums(self):
        return array("i", bytes(4 * self._mind.WIDTH))

    def step(self) -> bool:
        """Look at a few more acts; True once the choice is made."""
        for _ in range(_AT_ONCE):
            if self._over:
                return True
            self._over = not self._search.next()
            if not self._over:
                self._look()
        return self._over

    def _look(self):
        worth = self._worth()
        if worth > self._best:
            self._best = worth
            self.choice = self._search.plays()
            self._over = worth == _CERTAIN

    def _worth(self) -> int:
        search = self._search
        rows = self._rows
        n = describe(search.nodes, search.at, search.turn, KEPT_OF, rows)
        if n == WON:
            return _CERTAIN
        if n == LOST:
            return -_CERTAIN
        if search.turn[reach.SUIT] != self._suit:
            self._suit = search.turn[reach.SUIT]
            self._sum_up()
        mind = self._mind
        return network.judge(self._sums[rows[0]], mind.WEIGHTS, rows, n, mind.OUTPUTS, mind.WIDTH)

    def _sum_up(self):
        """Sum up what every act shares that plays the running suit."""
        mind = self._mind
        search = self._search
        for sums in self._sums:
            network.begin(sums, mind.BIASES, mind.WIDTH)
            for kind in range(KINDS):
                held = search.hand[kind]
                unseen = DECK[kind] - held
                if sums is self._sums[0]:
                    unseen -= self._discards[kind]
                network.add(sums, mind.WEIGHTS, UNSEEN + kind, unseen, mind.WIDTH)
                in_suit = search.turn[reach.SUIT] <= kind < search.turn[reach.SUIT_END]
                if held and not in_suit:
                    network.add(sums, mind.WEIGHTS, KEPT_OF[kind] + held - 1, 1, mind.WIDTH)

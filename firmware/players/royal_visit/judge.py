"""A player that looks at every act it has, and takes the one that its network likes best.

All that tells one level from another is the network. It judges by what the player to act sees:
the board, the own hand, and how many cards of each kind are somewhere else.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

from micropython import const

from games.royal_visit.cards import DECK, KINDS
from games.royal_visit.game import Game
from games.royal_visit.plays import END, PASS
from players.royal_visit import chances, network, reach
from players.royal_visit.features import KEPT_OF, LOST, MOST_ROWS, UNSEEN, WON, describe
from players.royal_visit.search import Search

_AT_ONCE = const(6)  # acts looked at in one step


class Judge:
    """Decides one turn by `mind`, a module of weights as `network` takes them.

    A turn that has begun is judged as it stands at once, and its `choice` is how to go on.
    """

    def __init__(self, view: Game, mind):
        self._mind = mind
        self._best = -chances.CERTAIN - 1
        self._over = False
        self._rows = array("H", bytes(2 * MOST_ROWS))
        self._search = Search(view)
        self._suit = -1
        # What all acts of a family share: as the pile is, and where it runs out.
        self._sums = (self._blank_sums(), self._blank_sums())
        if view.turn_length:
            self._look()
        else:
            self.choice = bytes([PASS, END])

    def _blank_sums(self):
        return array("i", bytes(4 * self._mind.WIDTH))

    @property
    def worth(self) -> int:
        """How likely the choice makes it that its player wins, in thousandths."""
        return chances.of(self._best, self._mind.LOGIT)

    def step(self) -> bool:
        """Look at a few more acts; True once the choice is made."""
        acts = _AT_ONCE
        while acts and not self._over:
            acts -= 1
            self._over = not self._search.next()
            if not self._over:
                self._look()
        if self._over and self._best < -chances.CERTAIN:
            self._search.at = 0  # nothing can be played: the board stays as it is
            self._best = self._worth()
        return self._over

    def _look(self):
        worth = self._worth()
        if worth > self._best:
            self._best = worth
            self.choice = self._search.plays()
            self._over = worth == chances.CERTAIN

    def _worth(self) -> int:
        search = self._search
        rows = self._rows
        n = describe(search.nodes, search.at, search.turn, KEPT_OF, rows)
        if n == WON:
            return chances.CERTAIN
        if n == LOST:
            return -chances.CERTAIN
        if search.turn[reach.SUIT] != self._suit:
            self._suit = search.turn[reach.SUIT]
            self._sum_up()
        units = self._mind.UNITS
        sums = self._sums[rows[0]]
        return network.judge(units[0], 0, rows, n, sums, units, self._mind.WIDTH)

    def _sum_up(self):
        """Sum up what every act shares that plays the running suit."""
        search = self._search
        suit = search.turn[reach.SUIT]
        suit_end = search.turn[reach.SUIT_END]
        rows = bytearray(4 * KINDS)
        n = 2 * KINDS
        for kind in range(KINDS):
            held = search.hand[kind]
            rows[2 * kind] = UNSEEN + kind
            rows[2 * kind + 1] = DECK[kind] - held - search.discards[kind]
            if held and not suit <= kind < suit_end:
                rows[n] = KEPT_OF[kind] + held - 1
                rows[n + 1] = 1
                n += 2
        self._begin(0, rows, n)
        for kind in range(KINDS):
            rows[2 * kind + 1] += search.discards[kind]
        self._begin(1, rows, n)

    def _begin(self, run_out: int, rows: bytearray, n: int):
        units = self._mind.UNITS
        network.begin(units[0], 0, rows, n, self._sums[run_out], units, self._mind.WIDTH)

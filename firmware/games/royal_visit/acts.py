"""Every distinct act of the side to act, found in bounded steps by playing and taking back.

An act is told by its outcome: where the pieces end, and which cards were used. Half a turn counts
as seen before only where what may still be played is the same too, so within its own family.
"""

from micropython import const

from games import Illegal
from games.royal_visit.board import JESTER, KING, LEFT_GUARD, RIGHT_GUARD, SPACES, WIZARD
from games.royal_visit.cards import HAND
from games.royal_visit.game import Game
from games.royal_visit.plays import ACTIONS, CARD, COST, END, FAMILY, JESTERS, NO_CARD, WILD_WIZARD

# Each set of cards of one suit is a number: a kind counts with its place in a mixed radix, whose
# digits go up to how many cards of the kind a hand may hold.
_CARD_PLACES = (1, 1, 5, 45, 1, 3, 27, 1, 2, 8, 40, 160, 320)

# And each family has its own range of these numbers: 9 sets of King cards, 135 of Guard cards, 81
# of Wizard cards, 960 of Jester cards for each piece that they move, no cards, no cards.
_FAMILY_PLACES = (0, 9, 144, 225, 1185, 2145, 3105, 4065, 4066)
_CODES = const(4067)
_SUMS = const(33)  # of two spaces


class Acts:
    """A search over the acts of the side to act, from the start of its turn.

    After a step with `fresh` set, the game itself stands on an outcome not seen before, and its
    running turn is what leads there. `close`, or the end of the search, leaves it as it was found.
    """

    def __init__(self, game: Game):
        if game.turn_length:
            raise Illegal("a search starts at the start of a turn")
        self.game = game
        self.fresh = False
        self._home = bytes(game.pieces)
        self._seen = set()
        self._seen_at_home = set()
        self._actions = [bytearray(ACTIONS) for _ in range(HAND + 1)]  # legal ones, at each depth
        self._count = bytearray(HAND + 1)
        self._next = bytearray(HAND + 1)
        self._depth = 0
        self._open()

    def step(self) -> bool:
        """Play the next play or take one back; False when every act has been seen."""
        self.fresh = False
        depth = self._depth
        if self._next[depth] == self._count[depth]:
            if depth:
                self._go_back()
            return depth > 0
        action = self._actions[depth][self._next[depth]]
        self._next[depth] += 1
        self.game.make(action)
        self._depth += 1
        if self._look():
            self._open()
        else:
            self._go_back()
        return True

    def close(self):
        """Abandon the search and take all its plays back."""
        while self._depth:
            self._go_back()

    def _go_back(self):
        self.game.undo()
        self._depth -= 1

    def _open(self):
        """List what may be played next, without the END that is no play."""
        actions = self._actions[self._depth]
        n = self.game.legal(actions)
        if n and actions[n - 1] == END:
            n -= 1
        self._count[self._depth] = n
        self._next[self._depth] = 0

    def _look(self) -> bool:
        """Whether the half-turn on the table is new; sets `fresh` if its outcome is."""
        game = self.game
        pieces = game.pieces
        family = FAMILY[game.turn_plays[0]]
        cards = self._cards_used()
        # One number below 2**30 for all: within a family Wizard or Jester moves, never both.
        where = (pieces[LEFT_GUARD] * SPACES + pieces[KING]) * SPACES + pieces[RIGHT_GUARD]
        where = where * _SUMS + pieces[WIZARD] + pieces[JESTER]
        key = where * _CODES + _FAMILY_PLACES[family] + cards
        if key in self._seen:
            return False
        self._seen.add(key)
        # Families of the same suit move different pieces: they meet only where all are back home.
        self.fresh = True
        if JESTERS <= family <= WILD_WIZARD and pieces == self._home:
            self.fresh = cards not in self._seen_at_home
            self._seen_at_home.add(cards)
        return True

    def _cards_used(self) -> int:
        game = self.game
        total = 0
        for i in range(game.turn_length):
            action = game.turn_plays[i]
            if CARD[action] != NO_CARD:
                total += _CARD_PLACES[CARD[action]] * COST[action]
        return total

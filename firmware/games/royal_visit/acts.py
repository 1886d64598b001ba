"""Search over all distinct acts of the side to act, by playing and taking back.

An act is all plays of a turn. Two acts are equal if they have the same outcome: the spaces of the
pieces and the cards used. A part of a turn counts as seen only within its own family, because only
then the same plays can follow.
"""

from micropython import const

from games import Illegal
from games.royal_visit.game import Game
from games.royal_visit.plays import (
    ACTIONS,
    CARD,
    COST,
    END,
    FAMILY,
    HAND,
    JESTER,
    JESTERS,
    KING,
    LEFT_GUARD,
    NO_CARD,
    RIGHT_GUARD,
    SPACES,
    WILD_WIZARD,
    WIZARD,
)

# Place values, by kind, for sets of cards of one suit as numbers in a mixed radix. A digit is the
# number of cards of a kind, at most what a hand may hold.
_CARD_PLACES = (1, 1, 5, 45, 1, 3, 27, 1, 2, 8, 40, 160, 320)

# The first number of each family's range: 9 sets of King cards, 135 of Guard cards, 81 of Wizard
# cards, 960 of Jester cards for each of four families, no cards, no cards.
_FAMILY_PLACES = (0, 9, 144, 225, 1185, 2145, 3105, 4065, 4066)
_CODES = const(4067)
_SUMS = const(33)  # possible sums of two spaces


class Acts:
    """Search over the acts of the side to act, from the start of its turn.

    After a step that sets `fresh`, the game is at an outcome not seen before, and its running turn
    holds the plays. `close`, or the end of the search, restores the game. Raises Illegal if the
    turn has begun.
    """

    def __init__(self, game: Game):
        if game.turn_length:
            raise Illegal("a search starts at the start of a turn")
        self.game = game
        self.fresh = False
        self._home = bytes(game.pieces)
        self._seen = set()
        self._seen_at_home = set()
        self._actions = [bytearray(ACTIONS) for _ in range(HAND + 1)]  # legal actions at each depth
        self._count = bytearray(HAND + 1)
        self._next = bytearray(HAND + 1)
        self._depth = 0
        self._open()

    def step(self) -> bool:
        """Play the next action or take one back; False when every act has been seen."""
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
        if self._is_new():
            self._open()
        else:
            self._go_back()
        return True

    def close(self):
        """Stop the search and take all its plays back."""
        while self._depth:
            self._go_back()

    def _go_back(self):
        self.game.undo()
        self._depth -= 1

    def _open(self):
        """List the plays that may follow, without END."""
        actions = self._actions[self._depth]
        n = self.game.legal(actions)
        if n and actions[n - 1] == END:
            n -= 1
        self._count[self._depth] = n
        self._next[self._depth] = 0

    def _is_new(self) -> bool:
        """Return whether the plays so far are new; set `fresh` if their outcome is."""
        game = self.game
        pieces = game.pieces
        family = FAMILY[game.turn_plays[0]]
        cards = self._cards_used()
        # One number below 2**30 is enough: in a family either the Wizard or the Jester moves.
        pieces_key = (pieces[LEFT_GUARD] * SPACES + pieces[KING]) * SPACES + pieces[RIGHT_GUARD]
        pieces_key = pieces_key * _SUMS + pieces[WIZARD] + pieces[JESTER]
        key = pieces_key * _CODES + _FAMILY_PLACES[family] + cards
        if key in self._seen:
            return False
        self._seen.add(key)
        # Families of the Jester suit move different pieces, so their outcomes are equal only if all
        # pieces are back at their first spaces.
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

"""Every act of the player to act, one after the other, each told by the node that it leads to.

It leads `reach` through the families: the suits of the hand, Jester cards on each other piece, and
the Wizard's power. The player sits at the low end here, so Green's turns are turned around. Of a
turn that has begun it is every way to go on, the first node being the turn as it stands.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

from games.royal_visit.board import GREEN, KING, LAST, LEFT_GUARD, PIECES, RIGHT_GUARD
from games.royal_visit.cards import KINDS
from games.royal_visit.game import Game
from games.royal_visit.plays import CARD, COST, END, FAMILY, FIRST, MOVES, NO_CARD, PASS, POWER
from players.royal_visit import reach


class Search:
    """A walk through the acts of a turn.

    nodes, at    what was found of the running family, and the node that the walk stands on
    turn         what the running family is about, as `reach` has it
    hand         how many cards of each kind the player held as the turn began
    discards     how many of each kind were discarded then
    """

    def __init__(self, view: Game):
        self.nodes = bytearray(reach.NODES * reach.NODE)
        self.at = 0
        self._held = bytes(view.hands[view.side])  # what the turn has left of the hand
        self.hand = bytearray(self._held)
        self.discards = bytearray(view.discards)
        for i in range(view.turn_length):
            self._hold_again(view.turn_plays[i])
        self._pieces = bytes(view.pieces)
        self._crown = view.crown
        self._turned = view.side == GREEN
        if self._turned:
            self._turn_around()
        self.turn = self._turn(view)
        self._seen = array("H", bytes(2 * reach.SLOTS))
        self._size = 0
        self._family = -1
        self._last_family = POWER
        if view.turn_length:
            self._go_on_with(FAMILY[view.turn_plays[0]])

    def _hold_again(self, action: int):
        """Count the cards of a play as if it hadn't been made yet."""
        kind = CARD[action]
        if kind != NO_CARD:
            self.hand[kind] += COST[action]
            self.discards[kind] -= COST[action]

    def _go_on_with(self, family: int):
        """Stand on the turn as it is: all that may follow is of the same family."""
        self._last_family = min(family, POWER)  # a pass uses no card either
        self._family = self._last_family - 1
        self._begin_family()
        if family >= POWER:
            self._size = 0  # nothing may follow

    def _turn_around(self):
        pieces = bytearray([LAST - space for space in self._pieces])
        pieces[LEFT_GUARD], pieces[RIGHT_GUARD] = pieces[RIGHT_GUARD], pieces[LEFT_GUARD]
        self._pieces = bytes(pieces)
        self._crown = LAST - self._crown

    def _turn(self, view: Game) -> bytearray:
        """What all families share of `turn`."""
        rules = view.rules
        options = reach.NULL_PLAY if rules.null_play else 0
        if rules.wild_middle:
            options |= reach.WILD_MIDDLE
        if rules.edition == "fr2021":
            options |= reach.KING_SHUNS_JESTER
        turn = bytearray(reach.TURN)
        turn[: 2 * KINDS] = reach.SHIFTS + reach.MASKS
        turn[reach.OPTIONS] = options
        turn[reach.CROWN] = self._crown
        turn[reach.LITTLE] = view.little
        turn[reach.PILE] = view.pile_size
        turn[reach.EAGER] = 1 if rules.eager_run_out else 0
        turn[reach.DISCARDS] = sum(self.discards)
        return turn

    def next(self) -> bool:
        """Go on to the node of the next act; False when there is none left. Bounded work."""
        while True:
            if self._size:
                self._expand()
                self.at += 1
            if self.at < self._size:
                return True
            if not self._begin_family():
                return False

    def _expand(self):
        self._size = reach.expand(
            self.nodes, self._size, self.at, self.turn, self._seen, CARD, COST, FAMILY, MOVES
        )

    def _begin_family(self) -> bool:
        """Put down the root of the next family that the hand has cards for; False if none is."""
        held = 0
        while not held:
            if self._family == self._last_family:
                return False
            self._family += 1
            suit = reach.SUIT_OF_FAMILY[self._family]
            first = reach.KINDS_FROM[suit]
            behind = reach.KINDS_FROM[suit + 1]
            held = sum(self.hand[first:behind]) if self._family < POWER else 1
        turn = self.turn
        turn[reach.FAMILY] = self._family
        turn[reach.SUIT] = first
        turn[reach.SUIT_END] = behind
        turn[reach.FIRST] = FIRST[first]
        turn[reach.BEHIND] = FIRST[behind] if self._family < POWER else PASS
        turn[reach.IN_SUIT] = sum(self.hand[first:behind])
        turn[reach.HELD] = sum(self.hand) - turn[reach.IN_SUIT]
        left = 0
        for kind in range(first, behind):
            left |= self._held[kind] << reach.SHIFTS[kind]
        self.nodes[:PIECES] = self._pieces
        self.nodes[reach.CARDS] = left & 255
        self.nodes[reach.CARDS + 1] = left >> 8
        reach.clear(self._seen)
        self._size = 1
        self.at = 0
        return True

    def plays(self) -> bytes:
        """What leads to the node on which the walk stands, and ends the turn there."""
        nodes = self.nodes
        king = nodes[self.at * reach.NODE + KING]
        plays = bytearray([END] if 1 < king < LAST - 1 else [])
        at = self.at
        while at:
            node = at * reach.NODE
            action = nodes[node + reach.ACTION]
            plays.append(reach.MIRROR[action] if self._turned else action)
            at = nodes[node + reach.PARENT] | nodes[node + reach.PARENT + 1] << 8
        return bytes(reversed(plays))

"""Royal Visit at one moment: what lies where, and what may be done about it."""

from games import CHANCE, OVER
from games.royal_visit import refusals
from games.royal_visit.board import (
    FOUNTAIN,
    JESTER,
    KING,
    LEFT_GUARD,
    PIECES,
    RED,
    RIGHT_GUARD,
    WIZARD,
    in_chateau,
    in_duchy,
)
from games.royal_visit.cards import CARDS, HAND, JM, KINDS, SUITS
from games.royal_visit.plays import (
    CARD,
    COST,
    END,
    FAMILY,
    FIRST,
    NO_CARD,
    PASS,
    POWER,
    SUMMON,
    WILD_KING,
    is_wild,
    preview,
)
from games.royal_visit.rules import Rules

BY_KING, BY_CROWN, BY_DECK = 1, 2, 3  # how a game is won

# The parts of `Position.crown_due`.
DUE_LEFT_GUARD, DUE_RIGHT_GUARD, DUE_WIZARD, DUE_JESTER, DUE_COURT = 1, 2, 4, 8, 16


class Position:
    """Pieces, Crown, cards and the running turn. Counts and spaces only, all in place.

    pieces       5 spaces: left Guard, King, right Guard, Wizard, Jester
    crown        its space beside the board; `little` is 1 when its little side is up
    side         whose turn it is
    hands        for each side how many cards it holds of each of the 13 kinds
    hidden       for each side how many cards it holds that are not known here
    pile         kinds of the draw pile's cards, HIDDEN where not known: pile[pile_size - 1] is on
                 top, and what lies behind pile_size means nothing
    discards     how many cards of each kind are discarded, the running turn's own included
    turn_plays   the actions of the running turn, turn_length of them
    how          0, or how the game was won
    shuffle_due  whether the pile has run out in the middle of a refill
    """

    def __init__(self, rules: Rules | None = None):
        self.rules = rules or Rules()
        self.pieces = bytearray(PIECES)
        self.crown = FOUNTAIN
        self.little = 0
        self.side = RED
        self.hands = (bytearray(KINDS), bytearray(KINDS))
        self.hidden = bytearray(2)
        self.pile = bytearray(CARDS)
        self.pile_size = 0
        self.discards = bytearray(KINDS)
        self.turn_plays = bytearray(HAND)
        self.turn_length = 0
        self.how = 0
        self.shuffle_due = False
        self._after = bytearray(PIECES)

    def to_act(self) -> int:
        """The side to act, CHANCE when the new pile has to be shuffled, or OVER."""
        if self.how:
            return OVER
        return CHANCE if self.shuffle_due else self.side

    def winners(self) -> int:
        """Bit mask of the sides that won: 1 Red, 2 Green, 0 while the game goes on."""
        if not self.how:
            return 0
        decider = self.crown if self.how == BY_CROWN else self.pieces[KING]
        return 1 if decider < FOUNTAIN else 2

    def hand_size(self, side: int) -> int:
        """How many cards that side holds, known or not."""
        return sum(self.hands[side]) + self.hidden[side]

    def crown_due(self, side: int) -> int:
        """What draws the Crown towards that side as the pieces stand, one bit for each space."""
        pieces = self.pieces
        due = 0
        if in_chateau(pieces[LEFT_GUARD], side):
            due |= DUE_LEFT_GUARD
        if in_chateau(pieces[RIGHT_GUARD], side):
            due |= DUE_RIGHT_GUARD
        if in_chateau(pieces[WIZARD], side):
            due |= DUE_WIZARD
        if in_chateau(pieces[JESTER], side):
            due |= DUE_JESTER
        if in_duchy(pieces[LEFT_GUARD], side) and in_duchy(pieces[RIGHT_GUARD], side):
            due |= DUE_COURT
        return due

    def jester_power(self, side: int) -> bool:
        """Whether the Jester stands strictly between that side's end and the King."""
        return _is_before(self.pieces, side)

    def refusal(self, action: int) -> int:
        """0 when the action is legal, or the code of the first reason why it is not."""
        if self.how:
            return refusals.FINISHED
        if self.shuffle_due:
            return refusals.CHANCE_IS_DUE
        if action == END:
            return 0 if self.turn_length else refusals.NOTHING_PLAYED
        if action == PASS:
            return self._pass_refusal()
        return self._play_refusal(action)

    def _pass_refusal(self) -> int:
        if self.turn_length:
            return refusals.ANOTHER_TYPE
        if self.hidden[self.side]:
            return refusals.HAND_UNKNOWN
        for action in range(PASS):
            if not self._play_refusal(action):
                return refusals.MUST_ACT
        return 0

    def _play_refusal(self, action: int) -> int:
        family = FAMILY[action]
        if self.turn_length and (family >= POWER or family != FAMILY[self.turn_plays[0]]):
            return refusals.ANOTHER_TYPE
        kind = CARD[action]
        if kind != NO_CARD and self.hands[self.side][kind] < COST[action]:
            return refusals.NOT_HELD
        return self._movement_refusal(action)

    def _movement_refusal(self, action: int) -> int:
        after = self._after
        if not preview(action, self.pieces, after):
            return refusals.OFF_BOARD
        if not after[LEFT_GUARD] < after[KING] < after[RIGHT_GUARD]:
            return refusals.COURT_BROKEN
        if after == self.pieces and (CARD[action] == NO_CARD or not self.rules.null_play):
            return refusals.NOTHING_MOVES
        if is_wild(action):
            return self._wild_refusal(action)
        return 0

    def _wild_refusal(self, action: int) -> int:
        if not _is_before(self.pieces, self.side):
            return refusals.JESTER_POWERLESS
        if CARD[action] == JM and not self.rules.wild_middle:
            return refusals.NO_WILD_MIDDLE
        meets = FAMILY[action] == WILD_KING and not _is_before(self._after, self.side)
        if meets and self.rules.edition == "fr2021":
            return refusals.KING_MEETS_JESTER
        return 0

    def legal(self, into: bytearray) -> int:
        """Write the legal actions, ascending, to the front of `into`; how many there are."""
        if self.how or self.shuffle_due:
            return 0
        n = 0
        hand = self.hands[self.side]
        suit = SUITS[CARD[self.turn_plays[0]]] if self._turn_is_of_cards() else -1
        for kind in range(KINDS):
            if hand[kind] and (suit < 0 or SUITS[kind] == suit):
                n = self._add_legal(FIRST[kind], FIRST[kind + 1], into, n)
        if self.turn_length:
            into[n] = END
            return n + 1
        n = self._add_legal(SUMMON, PASS, into, n)
        if not n and not self.hidden[self.side]:
            into[0] = PASS
            n = 1
        return n

    def _turn_is_of_cards(self) -> bool:
        return self.turn_length > 0 and FAMILY[self.turn_plays[0]] < POWER

    def _add_legal(self, first: int, behind: int, into: bytearray, n: int) -> int:
        for action in range(first, behind):
            if not self._play_refusal(action):
                into[n] = action
                n += 1
        return n


def _is_before(pieces: bytearray, side: int) -> bool:
    """Whether the Jester is nearer to that side's end of the board than the King."""
    if side == RED:
        return pieces[JESTER] < pieces[KING]
    return pieces[JESTER] > pieces[KING]

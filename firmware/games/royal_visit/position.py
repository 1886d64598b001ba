"""State and legal actions of Royal Visit."""

from games import CHANCE, OVER
from games.royal_visit.plays import (
    CARD,
    CARD_KINDS,
    CARDS,
    COST,
    END,
    FAMILY,
    FIRST,
    FOUNTAIN,
    HAND,
    JESTER,
    KING,
    LEFT_GUARD,
    NO_CARD,
    PASS,
    PIECES,
    POWER,
    RED,
    RIGHT_GUARD,
    SUITS,
    SUMMON,
    WILD_KING,
    WIZARD,
    in_chateau,
    in_duchy,
    is_wild,
    preview,
)

BY_KING, BY_CROWN, BY_DECK = 1, 2, 3  # values of `Position.termination`

# Bits of `Position.crown_due`.
DUE_LEFT_GUARD, DUE_RIGHT_GUARD, DUE_WIZARD, DUE_JESTER, DUE_COURT = 1, 2, 4, 8, 16

# Codes of `illegal_reason`, in the order of `validate.REASONS`.
(
    FINISHED,
    CHANCE_IS_DUE,
    NOTHING_PLAYED,
    MUST_ACT,
    HAND_UNKNOWN,
    NOT_HELD,
    ANOTHER_TYPE,
    OFF_BOARD,
    COURT_BROKEN,
    NOTHING_MOVES,
    JESTER_POWERLESS,
    KING_MEETS_JESTER,
) = range(1, 13)


class Position:
    """Pieces, Crown, cards and running turn. Only counts and spaces, changed in place.

    edition      "fr2021": a wild Jester card never brings the King onto or past the Jester's
                 space. "en2020": the Jester's power is checked before each card only
    pieces       5 spaces: left Guard, King, right Guard, Wizard, Jester
    crown        the Crown's space beside the board
    little       1 if the Crown's little side is up
    side         the side whose turn it is
    hands        for each side the number of cards of each of the 13 kinds
    hidden       for each side the number of cards in the hand that are unknown here
    pile         kinds of the draw pile's cards, HIDDEN_CARD for an unknown one:
                 pile[pile_size - 1] is the top card; bytes from pile_size on are unused
    discards     the number of discarded cards of each kind, with those of the running turn
    turn_plays   the actions of the running turn, turn_length of them
    termination  0, or how the game was won
    shuffle_due  whether the pile has run out during a refill
    """

    def __init__(self, edition: str):
        self.edition = edition
        self.pieces = bytearray(PIECES)
        self.crown = FOUNTAIN
        self.little = 0
        self.side = RED
        self.hands = (bytearray(CARD_KINDS), bytearray(CARD_KINDS))
        self.hidden = bytearray(2)
        self.pile = bytearray(CARDS)
        self.pile_size = 0
        self.discards = bytearray(CARD_KINDS)
        self.turn_plays = bytearray(HAND)
        self.turn_length = 0
        self.termination = 0
        self.shuffle_due = False
        self._after = bytearray(PIECES)

    def to_act(self) -> int:
        """Return the side to act, CHANCE if a shuffle is due, or OVER."""
        if self.termination:
            return OVER
        return CHANCE if self.shuffle_due else self.side

    def winners(self) -> int:
        """Return the winner as a bit mask: 1 Red, 2 Green, 0 while the game goes on."""
        if not self.termination:
            return 0
        decider = self.crown if self.termination == BY_CROWN else self.pieces[KING]
        return 1 if decider < FOUNTAIN else 2

    def hand_size(self, side: int) -> int:
        """Return the number of cards of that side, known and hidden."""
        return sum(self.hands[side]) + self.hidden[side]

    def crown_due(self, side: int) -> int:
        """Return what moves the Crown towards that side: one DUE_ bit for each space."""
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
        """Return whether the Jester is strictly between that side's end and the King."""
        return _jester_before_king(self.pieces, side)

    def illegal_reason(self, action: int) -> int:
        """Return 0 if the action is legal, else the code of the first reason against it."""
        if self.termination:
            return FINISHED
        if self.shuffle_due:
            return CHANCE_IS_DUE
        if action == END:
            return 0 if self.turn_length else NOTHING_PLAYED
        if action == PASS:
            return self._pass_illegal_reason()
        return self._play_illegal_reason(action)

    def _pass_illegal_reason(self) -> int:
        if self.turn_length:
            return ANOTHER_TYPE
        if self.hidden[self.side]:
            return HAND_UNKNOWN
        for action in range(PASS):
            if not self._play_illegal_reason(action):
                return MUST_ACT
        return 0

    def _play_illegal_reason(self, action: int) -> int:
        family = FAMILY[action]
        if self.turn_length and (family >= POWER or family != FAMILY[self.turn_plays[0]]):
            return ANOTHER_TYPE
        kind = CARD[action]
        if kind != NO_CARD and self.hands[self.side][kind] < COST[action]:
            return NOT_HELD
        return self._movement_illegal_reason(action)

    def _movement_illegal_reason(self, action: int) -> int:
        after = self._after
        if not preview(action, self.pieces, after):
            return OFF_BOARD
        if not after[LEFT_GUARD] < after[KING] < after[RIGHT_GUARD]:
            return COURT_BROKEN
        if after == self.pieces:
            return NOTHING_MOVES
        if is_wild(action):
            return self._wild_illegal_reason(action)
        return 0

    def _wild_illegal_reason(self, action: int) -> int:
        if not _jester_before_king(self.pieces, self.side):
            return JESTER_POWERLESS
        reaches = FAMILY[action] == WILD_KING and not _jester_before_king(self._after, self.side)
        if reaches and self.edition == "fr2021":
            return KING_MEETS_JESTER
        return 0

    def legal(self, into: bytearray) -> int:
        """Write the legal actions, ascending, to into[0:n]; return n."""
        if self.termination or self.shuffle_due:
            return 0
        n = 0
        suit = SUITS[CARD[self.turn_plays[0]]] if self._turn_uses_cards() else -1
        for kind in range(CARD_KINDS):
            if (suit < 0 or SUITS[kind] == suit) and self._may_hold(kind, 1):
                n = self._add_legal(FIRST[kind], FIRST[kind + 1], into, n)
        if self.turn_length:
            into[n] = END
            return n + 1
        n = self._add_legal(SUMMON, PASS, into, n)
        if not n and not self.hidden[self.side]:
            into[0] = PASS
            n = 1
        return n

    def _may_hold(self, kind: int, number: int) -> bool:
        """Return whether the side to act may have so many cards of a kind."""
        return self.hands[self.side][kind] >= number

    def _turn_uses_cards(self) -> bool:
        return self.turn_length > 0 and FAMILY[self.turn_plays[0]] < POWER

    def _add_legal(self, first: int, behind: int, into: bytearray, n: int) -> int:
        for action in range(first, behind):
            if not self._play_illegal_reason(action):
                into[n] = action
                n += 1
        return n


def _jester_before_king(pieces: bytearray, side: int) -> bool:
    """Return whether the Jester is nearer to that side's end of the board than the King."""
    if side == RED:
        return pieces[JESTER] < pieces[KING]
    return pieces[JESTER] > pieces[KING]

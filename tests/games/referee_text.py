"""Positions of the Royal Visit referee, and their texts.

Spaces are numbers 0..16 for `a`..`q`, the pieces a tuple of five spaces. A card is its two letters,
a hidden card is `?`. All values are immutable: a move makes a new value.
"""

from collections import Counter
from typing import NamedTuple

SPACES = "abcdefghijklmnopq"
CHATEAU = {"r": (0, 1), "g": (15, 16)}

LEFT, KING, RIGHT, WIZARD, JESTER = range(5)

DECK = Counter(K1=12, G1=4, G2=10, GF=2, W1=2, W2=8, W3=2, J1=1, J2=3, J3=4, J4=3, J5=1, JM=2)
KINDS = tuple(DECK)
HAND_SIZE = 8
HIDDEN = "?"

Pieces = tuple[int, ...]
Cards = tuple[str, ...]


class RefusedError(ValueError):
    """Error for a turn that the rules do not allow; says why."""


class Position(NamedTuple):
    """State of a game between two turns.

    The pile has its top card first. `result` is the winner and how it won (`g crown`), once the
    game is over.
    """

    pieces: Pieces
    crown: int
    big: bool
    side: str
    red: Cards
    green: Cards
    pile: Cards
    discards: Cards
    result: str = ""

    @property
    def hand(self) -> Cards:
        """The cards of the side to act."""
        return self.red if self.side == "r" else self.green


def court_in_order(pieces: Pieces) -> bool:
    """Return whether all are on the board and the King is strictly between the Guards."""
    on_board = all(0 <= space < len(SPACES) for space in pieces)
    return on_board and pieces[LEFT] < pieces[KING] < pieces[RIGHT]


def king_winner(pieces: Pieces) -> str | None:
    """Return the owner of the Château with the King: this side wins, whoever moved him."""
    return next((side for side in CHATEAU if pieces[KING] in CHATEAU[side]), None)


def in_order(cards: Cards) -> Cards:
    """Return the same cards in the deck's order."""
    return tuple(sorted(cards, key=KINDS.index)) if HIDDEN not in cards else cards


def without(cards: Cards, used: Cards) -> Cards:
    """Return the cards that are left."""
    return in_order(tuple((Counter(cards) - Counter(used)).elements()))


def write_pieces(pieces: Pieces) -> str:
    """Return five letters: left Guard, King, right Guard, Wizard, Jester."""
    return "".join(SPACES[space] for space in pieces)


def write_cards(cards: Cards) -> str:
    """Return a set of cards: kinds in the deck's order with counts, `-` or `?n` (hidden)."""
    count = Counter(cards)
    if not cards:
        return "-"
    if HIDDEN in count:
        return f"?{len(cards)}"
    return ",".join(f"{k}*{count[k]}" if count[k] > 1 else k for k in KINDS if count[k])


def read_cards(text: str) -> Cards:
    """Return a set or a sequence of cards, in the given order."""
    if text == "-":
        return ()
    if text[0] == HIDDEN:
        return (HIDDEN,) * int(text[1:])
    items = (item.partition("*") for item in text.split(","))
    return tuple(kind for kind, _, number in items for _ in range(int(number or 1)))


def write_position(position: Position) -> str:
    """Return the seven fields of a position."""
    pile = position.pile
    return " ".join(
        (
            write_pieces(position.pieces),
            SPACES[position.crown] + ("+" if position.big else "-"),
            position.side,
            write_cards(position.red),
            write_cards(position.green),
            ",".join(pile) if pile and HIDDEN not in pile else write_cards(pile),
            write_cards(position.discards),
        )
    )


def read_position(text: str) -> Position:
    """Return the possible position that a text describes."""
    pieces, crown, side, *cards = text.split(" ")
    red, green, pile, discards = map(read_cards, cards)
    where, space = tuple(map(SPACES.index, pieces)), SPACES.index(crown[0])
    return Position(where, space, crown[1] == "+", side, red, green, pile, discards)

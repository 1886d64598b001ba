"""Referee of Royal Visit: a second implementation of the rules, written to be read, for tests.

The engine uses tables for a microcontroller. This referee is slow and simple. The two share no
code, so a wrong reading of the rules shows as a disagreement.
"""

from collections import Counter
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from tests.games.referee_text import (
    CHATEAU,
    HAND_SIZE,
    HIDDEN,
    JESTER,
    KING,
    LEFT,
    RIGHT,
    SPACES,
    WIZARD,
    Cards,
    Pieces,
    Position,
    RefusedError,
    court_in_order,
    in_order,
    king_winner,
    read_position,
    without,
    write_cards,
    write_pieces,
)

FOUNTAIN = SPACES.index("i")
DUCHY = {"r": range(FOUNTAIN), "g": range(FOUNTAIN + 1, len(SPACES))}
TOWARD = {"r": -1, "g": 1}
OPPONENT = {"r": "g", "g": "r"}

COURT = (LEFT, KING, RIGHT)
CHARACTERS = {"K": (KING,), "G": (LEFT, RIGHT), "W": (WIZARD,), "J": (JESTER,)}

# Kinds of turns: cards of one suit, Jester cards on one other character, or the Wizard's power.
CARD_ACTS = ("K", "G", "W", "J", "J=K", "J=G", "J=W")
SUMMONS = "S"


class Turn(NamedTuple):
    """State of a running turn: side, pieces, cards left, and its kind."""

    side: str
    pieces: Pieces
    hand: Cards
    act: str = ""


# --- One play -------------------------------------------------------------------------------------


def put(pieces: Pieces, spaces: dict[int, int]) -> Pieces:
    """Return the pieces with some of them on other spaces."""
    return tuple(spaces.get(piece, space) for piece, space in enumerate(pieces))


def walks(card: str, character: str, pieces: Pieces) -> list[Pieces]:
    """Return the moves by a number of steps, either way, or to the Fountain for `M`."""
    movers = CHARACTERS[character]
    if card[1] == "M":
        return [put(pieces, {piece: FOUNTAIN}) for piece in movers]
    steps = (int(card[1]), -int(card[1]))
    return [put(pieces, {piece: pieces[piece] + step}) for piece in movers for step in steps]


def movements(card: str, character: str, pieces: Pieces) -> list[Pieces]:
    """Return the pieces after each movement of one card, before other rules apply."""
    left, king, right = (pieces[piece] for piece in COURT)
    if card == "K1+K1":  # the privilege: the whole Court one space the same way
        return [put(pieces, {piece: pieces[piece] + step for piece in COURT}) for step in (-1, 1)]
    if card == "G2":  # 1+1: each Guard one space, either way each, or one Guard two spaces
        pairs = product((left - 1, left + 1), (right - 1, right + 1))
        return [put(pieces, {LEFT: a, RIGHT: b}) for a, b in pairs] + walks(card, "G", pieces)
    if card == "GF":  # flank: both Guards beside the King
        return [put(pieces, {LEFT: king - 1, RIGHT: king + 1})]
    return walks(card, character, pieces)


def jester_power(side: str, pieces: Pieces) -> bool:
    """Return whether the Jester is strictly between the side's end of the board and the King."""
    if side == "r":
        return pieces[JESTER] < pieces[KING]
    return pieces[JESTER] > pieces[KING]


def wild_play_allowed(edition: str, card: str, before: Pieces, after: Pieces) -> bool:
    """Return whether a wild play is legal. 2021: the King never moves onto or past the Jester."""
    low, high = sorted((before[KING], after[KING]))
    meets_jester = low <= before[JESTER] <= high
    return edition == "en2020" or not meets_jester


def write_play(card: str, before: Pieces, after: Pieces) -> str:
    """Return a card and its from-to pairs in the order of the pieces, or `-`."""
    pairs = [SPACES[a] + SPACES[b] for a, b in zip(before, after, strict=True) if a != b]
    return card + ":" + (",".join(pairs) or "-")


def summonses(turn: Turn) -> dict[str, Turn]:
    """Return the plays of the Wizard's power: King or one Guard moves to the Wizard's space."""
    found = {}
    for piece in COURT:
        after = put(turn.pieces, {piece: turn.pieces[WIZARD]})
        if after != turn.pieces and court_in_order(after):
            text = write_play(SUMMONS, turn.pieces, after)
            found[text] = turn._replace(pieces=after, act=SUMMONS)
    return found


def card_plays(edition: str, turn: Turn) -> dict[str, Turn]:
    """Return the legal plays of one card (two for the privilege) in a turn of kind `turn.act`."""
    suit, _, wild = turn.act.partition("=")
    if wild and not jester_power(turn.side, turn.pieces):  # checked before each card
        return {}
    cards = {card for card in turn.hand if card[0] == suit}
    if turn.act == "K" and turn.hand.count("K1") >= 2:
        cards.add("K1+K1")
    found = {}
    for card in cards:
        for after in movements(card, wild or suit, turn.pieces):
            moves = after != turn.pieces
            allowed = not wild or wild_play_allowed(edition, card, turn.pieces, after)
            if moves and allowed and court_in_order(after):
                text = write_play(f"{card}={wild}" if wild else card, turn.pieces, after)
                hand = without(turn.hand, tuple(card.split("+")))
                found[text] = turn._replace(pieces=after, hand=hand)
    return found


@lru_cache(maxsize=10_000)  # turns of one position share their first plays
def plays(edition: str, turn: Turn) -> dict[str, Turn]:
    """Return the text of every legal next play, and the turn after it.

    The first play decides the kind of the turn: one use of the Wizard's power, or any number of
    cards of one type. A King in a Château ends the turn.
    """
    if king_winner(turn.pieces) or turn.act == SUMMONS:
        return {}
    if turn.act:
        return card_plays(edition, turn)
    found = summonses(turn)
    for act in CARD_ACTS:
        found |= card_plays(edition, turn._replace(act=act))
    return found


# --- A whole turn ---------------------------------------------------------------------------------


def begin(position: Position) -> Turn:
    """Return the turn at its start."""
    if HIDDEN in position.hand:
        raise RefusedError("the hand of the side to act is hidden")
    return Turn(position.side, position.pieces, in_order(position.hand))


def outcome(first: Turn, last: Turn) -> str:
    """Return the outcome of an act: the spaces of the pieces and the cards used."""
    return f"{write_pieces(last.pieces)} {write_cards(without(first.hand, last.hand))}"


def outcomes(text: str, edition: str) -> set[str]:
    """Return every distinct outcome of an act in the position `text`."""
    first = begin(read_position(text))
    reached: set[Turn] = set()
    waiting = [first]
    while waiting:
        new = set(plays(edition, waiting.pop()).values()) - reached
        reached |= new
        waiting.extend(new)
    # Without a legal act the player passes: no piece moves, no card is used.
    return {outcome(first, last) for last in reached or {first}}


def follow(edition: str, first: Turn, text: str) -> Turn:
    """Return the turn after the plays in `text`. Raises RefusedError for an illegal play."""
    turn = first
    if text == "pass" and not plays(edition, first):
        return first
    for number, play in enumerate(text.split(" "), 1):
        legal = plays(edition, turn)
        if play not in legal:
            choice = ", ".join(sorted(legal)) or "nothing"
            raise RefusedError(f"play {number}, {play!r}, is not legal; legal there: {choice}")
        turn = legal[play]
    return turn


def crown_steps(side: str, pieces: Pieces) -> int:
    """Return the Crown's steps: one for each guest in the Château, one for the Duchy."""
    guests = sum(pieces[piece] in CHATEAU[side] for piece in (LEFT, RIGHT, WIZARD, JESTER))
    return guests + all(pieces[piece] in DUCHY[side] for piece in COURT)


def apply(position: Position, text: str, edition: str, shuffled: Cards = ()) -> Position:
    """Return the position after a whole turn: its plays, the Crown, the refill.

    `shuffled` is the new pile if the pile runs out, top card first: the discards in some order.
    """
    last = follow(edition, begin(position), text)
    after = position._replace(pieces=last.pieces)
    if winner := king_winner(last.pieces):
        return after._replace(result=f"{winner} king")

    crown = position.crown + TOWARD[position.side] * crown_steps(position.side, last.pieces)
    crown = min(max(crown, 0), len(SPACES) - 1)
    if crown in CHATEAU[position.side]:
        return after._replace(result=f"{position.side} crown")

    hand, pile, big = list(last.hand), list(position.pile), position.big
    discards = position.discards + without(position.hand, last.hand)
    while len(hand) < HAND_SIZE:
        if pile:
            hand.append(pile.pop(0))
        if not pile:  # it runs out when its last card is drawn
            king = last.pieces[KING]
            if not big and king != FOUNTAIN:
                return after._replace(result="r deck" if king < FOUNTAIN else "g deck")
            if Counter(shuffled) != Counter(discards):
                raise RefusedError("the new pile is not the discards")
            pile, discards, big = list(shuffled), (), False

    return after._replace(
        crown=crown,
        big=big,
        side=OPPONENT[position.side],
        red=in_order(tuple(hand)) if position.side == "r" else position.red,
        green=in_order(tuple(hand)) if position.side == "g" else position.green,
        pile=tuple(pile),
        discards=in_order(discards),
    )

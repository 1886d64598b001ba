"""Checks of a position of Royal Visit. Each returns what is wrong, or ""."""

from games.royal_visit.plays import (
    CARD_KINDS,
    CARD_NAMES,
    CARDS,
    DECK,
    FOUNTAIN,
    GREEN,
    HAND,
    HIDDEN_CARD,
    KING,
    LEFT_GUARD,
    LETTERS,
    RED,
    RIGHT_GUARD,
    in_chateau,
)
from games.royal_visit.position import Position

_SIDES = ("Red", "Green")

# Why an action is illegal, by the code of `illegal_reason`; code 0 is a legal action.
REASONS = (
    "",
    "the game is over",
    "the new pile has to be shuffled first",
    "nothing was played yet",
    "there is a legal act, so nobody may pass",
    "the hand is not known here",
    "the hand does not hold the card",
    "all plays of a turn are of one type",
    "a piece would leave the board",
    "the King would not stand strictly between the Guards",
    "no piece would move",
    "the Jester is not strictly between the player's end of the board and the King",
    "a wild card may not bring the King onto the Jester's space nor past it",
)


def material_error(game: Position) -> str:
    """Return why hands, pile and discards are not the 54 cards, or "". For any moment."""
    known = bytearray(game.discards)
    unknown = sum(game.hidden)
    for hand in game.hands:
        for kind in range(CARD_KINDS):
            known[kind] += hand[kind]
    for i in range(game.pile_size):
        if game.pile[i] == HIDDEN_CARD:
            unknown += 1
        else:
            known[game.pile[i]] += 1
    for kind in range(CARD_KINDS):
        if known[kind] > DECK[kind]:
            return "cards: %d %s, there are only %d" % (known[kind], CARD_NAMES[kind], DECK[kind])
    if sum(known) + unknown != CARDS:
        return "cards: hands, draw pile and discards are %d cards together, not %d" % (
            sum(known) + unknown,
            CARDS,
        )
    return ""


def position_error(game: Position) -> str:
    """Return why no game can be in this position at the start of a turn, or ""."""
    return _pieces_error(game) or _hands_error(game) or material_error(game) or _pile_error(game)


def hidden_error(game: Position) -> str:
    """Return which hidden cards the game needs to continue, or ""."""
    for side in (RED, GREEN):
        if game.hidden[side]:
            return "%s's hand: it must be known" % _SIDES[side]
    return chance_error(game)


def chance_error(game: Position) -> str:
    """Return which hidden cards the next action may draw, or ""."""
    for i in range(game.pile_size):
        if game.pile[i] == HIDDEN_CARD:
            return "draw pile: every card of it must be known"
    return ""


def decision_error(game: Position) -> str:
    """Return which hidden cards the side to act needs to decide, or ""."""
    if game.hidden[game.side]:
        return "%s's hand: it must be known" % _SIDES[game.side]
    return ""


def _pieces_error(game: Position) -> str:
    pieces = game.pieces
    king = pieces[KING]
    if not pieces[LEFT_GUARD] < king < pieces[RIGHT_GUARD]:
        return "pieces: the King on %s is not strictly between the Guards on %s and %s" % (
            LETTERS[king],
            LETTERS[pieces[LEFT_GUARD]],
            LETTERS[pieces[RIGHT_GUARD]],
        )
    for side in (RED, GREEN):
        if in_chateau(king, side):
            return "pieces: the game is over, the King is in %s's Chateau" % _SIDES[side]
        if in_chateau(game.crown, side):
            return "crown: the game is over, the Crown is in %s's Chateau" % _SIDES[side]
    return ""


def _hands_error(game: Position) -> str:
    for side in (RED, GREEN):
        if game.hand_size(side) > HAND:
            return "%s's hand: %d cards, a hand has at most %d" % (
                _SIDES[side],
                game.hand_size(side),
                HAND,
            )
    return ""


def _pile_error(game: Position) -> str:
    if game.pile_size:
        return ""
    if game.little and game.pieces[KING] != FOUNTAIN:
        return "draw pile: the game is over, the pile has run out with the little Crown"
    return "draw pile: empty, but it is shuffled anew when its last card is drawn"

"""What is wrong with a position, in words; "" when nothing is."""

from games.royal_visit.board import (
    FOUNTAIN,
    GREEN,
    KING,
    LEFT_GUARD,
    LETTERS,
    RED,
    RIGHT_GUARD,
    in_chateau,
)
from games.royal_visit.cards import CARDS, DECK, HAND, HIDDEN, KINDS, NAMES
from games.royal_visit.position import Position

_SIDES = ("Red", "Green")


def lost(game: Position) -> str:
    """Whether hands, pile and discards are the 54 cards, at any moment of a game."""
    known = bytearray(game.discards)
    unknown = sum(game.hidden)
    for hand in game.hands:
        for kind in range(KINDS):
            known[kind] += hand[kind]
    for i in range(game.pile_size):
        if game.pile[i] == HIDDEN:
            unknown += 1
        else:
            known[game.pile[i]] += 1
    for kind in range(KINDS):
        if known[kind] > DECK[kind]:
            return "cards: %d %s, there are only %d" % (known[kind], NAMES[kind], DECK[kind])
    if sum(known) + unknown != CARDS:
        return "cards: hands, draw pile and discards are %d cards together, not %d" % (
            sum(known) + unknown,
            CARDS,
        )
    return ""


def impossible(game: Position) -> str:
    """Why no game can stand like this at the start of a turn."""
    return _misplaced(game) or _overfull(game) or lost(game) or _run_out(game)


def unknown(game: Position) -> str:
    """Which hidden cards keep the game from going on, as they do in a view."""
    for side in (RED, GREEN):
        if game.hidden[side]:
            return "%s's hand: it must be known" % _SIDES[side]
    return undrawn(game)


def undrawn(game: Position) -> str:
    """Whether there are cards to draw that aren't known."""
    for i in range(game.pile_size):
        if game.pile[i] == HIDDEN:
            return "draw pile: every card of it must be known"
    return ""


def blind(game: Position) -> str:
    """Which cards the side to act must know to decide, and does not."""
    if game.hidden[game.side]:
        return "%s's hand: it must be known" % _SIDES[game.side]
    return ""


def _misplaced(game: Position) -> str:
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


def _overfull(game: Position) -> str:
    for side in (RED, GREEN):
        if game.hand_size(side) > HAND:
            return "%s's hand: %d cards, a hand has at most %d" % (
                _SIDES[side],
                game.hand_size(side),
                HAND,
            )
    return ""


def _run_out(game: Position) -> str:
    if game.pile_size or not game.rules.eager_run_out:
        return ""
    if game.little and game.pieces[KING] != FOUNTAIN:
        return "draw pile: the game is over, the pile has run out with the little Crown"
    return "draw pile: empty, but it is shuffled anew when its last card is drawn"

"""Texts of Royal Visit: rules, events, results, plays, turns and positions. `parse` reads them.

All texts are ASCII. Each thing has exactly one text.
"""

from games import Illegal
from games.royal_visit import plays
from games.royal_visit.game import Game
from games.royal_visit.plays import (
    CARD,
    CARD_NAMES,
    COST,
    END,
    FAMILY,
    GREEN,
    HIDDEN_CARD,
    LETTERS,
    NO_CARD,
    PASS,
    PIECES,
    RED,
    SIDES,
    WILD_KING,
    preview,
    spaces_text,
)

__all__ = ("action", "position", "turn")

EVENT = "shuffle"
TERMINATIONS = ("", "king", "crown", "deck")


def event(pile: bytes) -> str:
    """Return the text of a shuffle: the new pile from the top, "J3,K1,K1"."""
    return plays.sequence_text(pile)


def result(game: Game) -> str:
    """Return the winner and how the game was won, "g crown"; "*" while the game goes on."""
    if not game.termination:
        return "*"
    return SIDES[game.winners() >> 1] + " " + TERMINATIONS[game.termination]


# Plays and turns: `J3=K:il`, `W2:hj W2:jl`. A play is a card, the piece that a wild card moves, and
# a from-to pair of spaces for each piece that moved, in the order of the pieces.

POWER_NAME = "S"
PASS_NAME = "pass"
END_NAME = "end"
PRIVILEGE_NAME = "K1+K1"
WILD_NAMES = ("=K", "=G", "=W")
NOTHING_MOVED = "-"  # such a play is never legal


def action(game: Game, action: int) -> str:
    """Return a play with its moves from here, "pass" or "end". Raises Illegal off the board."""
    if action == PASS:
        return PASS_NAME
    if action == END:
        return END_NAME
    text = play_text(game, action)
    if not text:
        raise Illegal("a piece would leave the board")
    return text


def play_text(game: Game, action: int) -> str:
    """Return the text of a card or the Wizard's power from here; "" off the board."""
    after = bytearray(PIECES)
    if not preview(action, game.pieces, after):
        return ""
    moved = []
    for piece in range(PIECES):
        if after[piece] != game.pieces[piece]:
            moved.append(LETTERS[game.pieces[piece]] + LETTERS[after[piece]])
    return _head(action) + ":" + (",".join(moved) or NOTHING_MOVED)


def _head(action: int) -> str:
    """Return the part of a play before the colon."""
    if CARD[action] == NO_CARD:
        return POWER_NAME
    if COST[action] == 2:
        return PRIVILEGE_NAME
    name = CARD_NAMES[CARD[action]]
    if FAMILY[action] >= WILD_KING:
        name += WILD_NAMES[FAMILY[action] - WILD_KING]
    return name


def turn(game: Game, actions: bytes) -> str:
    """Return the plays of a turn that starts here; END has no text."""
    words = []
    for a in actions:
        if a != END:
            words.append(action(game, a))
            game.make(a)
    for _ in words:
        game.undo()
    return " ".join(words)


# Positions: `gikhj i+ r K1*3,G1,G2*2,W2,J3 ?8 ?38 -`. Seven fields: the pieces, the Crown, the side
# to act, Red's hand, Green's hand, the draw pile from the top, the discards.


def position(game: Game) -> str:
    """Return the seven fields. They describe the whole position at the start of a turn only."""
    fields = [
        spaces_text(game.pieces),
        LETTERS[game.crown] + ("-" if game.little else "+"),
        SIDES[game.side],
    ]
    for side in (RED, GREEN):
        fields.append(
            "?%d" % game.hand_size(side)
            if game.hidden[side]
            else plays.cards_text(game.hands[side])
        )
    fields.append(_pile_text(game))
    fields.append(plays.cards_text(game.discards))
    return " ".join(fields)


def _pile_text(game: Game) -> str:
    top_first = [game.pile[game.pile_size - 1 - i] for i in range(game.pile_size)]
    if HIDDEN_CARD in top_first:
        return "?%d" % game.pile_size
    return plays.sequence_text(bytes(top_first))

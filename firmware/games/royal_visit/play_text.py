"""Plays and turns of Royal Visit in text: `J3=K:il`, `W2:hj W2:jl`.

A play is a card, what it moves if it is wild, and every piece it moved as a pair of spaces, from
and to, in piece order. A turn is its plays. `reading` reads them.
"""

from games import Illegal
from games.royal_visit.board import LETTERS, PIECES
from games.royal_visit.cards import NAMES
from games.royal_visit.game import Game
from games.royal_visit.plays import CARD, END, FAMILY, NO_CARD, PASS, WILD_KING, cost, preview

POWER_NAME = "S"
PASS_NAME = "pass"
END_NAME = "end"
PRIVILEGE_NAME = "K1+K1"
WILD_NAMES = ("=K", "=G", "=W")
NOTHING_MOVED = "-"


def action(game: Game, action: int) -> str:
    """A play as it would move the pieces now; "pass", "end". Raises Illegal off the board."""
    if action == PASS:
        return PASS_NAME
    if action == END:
        return END_NAME
    text = written(game, action)
    if not text:
        raise Illegal("a piece would leave the board")
    return text


def written(game: Game, action: int) -> str:
    """A card or the Wizard's power as it would move the pieces now; "" off the board."""
    after = bytearray(PIECES)
    if not preview(action, game.pieces, after):
        return ""
    moved = []
    for piece in range(PIECES):
        if after[piece] != game.pieces[piece]:
            moved.append(LETTERS[game.pieces[piece]] + LETTERS[after[piece]])
    return _head(action) + ":" + (",".join(moved) or NOTHING_MOVED)


def _head(action: int) -> str:
    """What stands before the colon."""
    if CARD[action] == NO_CARD:
        return POWER_NAME
    if cost(action) == 2:
        return PRIVILEGE_NAME
    name = NAMES[CARD[action]]
    if FAMILY[action] >= WILD_KING:
        name += WILD_NAMES[FAMILY[action] - WILD_KING]
    return name


def turn(game: Game, actions: bytes) -> str:
    """The plays of a turn that starts where the game stands; its END is not written."""
    words = []
    for a in actions:
        if a != END:
            words.append(action(game, a))
            game.make(a)
    for _ in words:
        game.undo()
    return " ".join(words)

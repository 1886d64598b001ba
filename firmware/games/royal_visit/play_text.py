"""Plays, turns and outcomes of Royal Visit in text: `J3=K:il`, `W2:hj W2:jl`, `gikjj W2`.

A play is a card, what it moves if it is wild, and every piece it moved as a pair of spaces, from
and to, in piece order. A turn is its plays. An outcome is where the pieces end and what was used.
"""

from games import Illegal, Invalid
from games.royal_visit import cards
from games.royal_visit.board import LETTERS, PIECES, spaces_text
from games.royal_visit.cards import J1, KINDS, NAMES
from games.royal_visit.game import Game
from games.royal_visit.plays import (
    CARD,
    END,
    FAMILY,
    FIRST,
    NO_CARD,
    PASS,
    PRIVILEGE,
    SUMMON,
    WILD_KING,
    cost,
    preview,
)

_POWER_NAME = "S"
_PASS_NAME = "pass"
_END_NAME = "end"
_PRIVILEGE_NAME = "K1+K1"
_WILD_NAMES = ("=K", "=G", "=W")
_NOTHING_MOVED = "-"


def action(game: Game, action: int) -> str:
    """A play as it would move the pieces now; "pass", "end". Raises Illegal off the board."""
    if action == PASS:
        return _PASS_NAME
    if action == END:
        return _END_NAME
    text = _written(game, action)
    if not text:
        raise Illegal("a piece would leave the board")
    return text


def _written(game: Game, action: int) -> str:
    after = bytearray(PIECES)
    if not preview(action, game.pieces, after):
        return ""
    moved = []
    for piece in range(PIECES):
        if after[piece] != game.pieces[piece]:
            moved.append(LETTERS[game.pieces[piece]] + LETTERS[after[piece]])
    return _head(action) + ":" + (",".join(moved) or _NOTHING_MOVED)


def _head(action: int) -> str:
    """What stands before the colon."""
    if CARD[action] == NO_CARD:
        return _POWER_NAME
    if cost(action) == 2:
        return _PRIVILEGE_NAME
    name = NAMES[CARD[action]]
    if FAMILY[action] >= WILD_KING:
        name += _WILD_NAMES[FAMILY[action] - WILD_KING]
    return name


def read_action(game: Game, text: str) -> int:
    """The action that is written so, legal or not. Raises Invalid for a text that is no play.

    Raises Illegal when no card could ever move the pieces so from where they stand.
    """
    if text == _PASS_NAME:
        return PASS
    if text == _END_NAME:
        return END
    first, behind = _check(text)
    for action in range(first, behind):
        if _written(game, action) == text:
            return action
    raise Illegal("%s: no such movement from where the pieces stand" % text)


def _check(text: str) -> tuple:
    """The range of actions that a well-formed play may stand for. Raises Invalid."""
    head, colon, moved = text.partition(":")
    if not colon:
        raise Invalid("'%s' is not a play: a card, a colon and from-to pairs" % text)
    actions = _actions(head)
    if moved != _NOTHING_MOVED:
        for pair in moved.split(","):
            if len(pair) != 2 or pair[0] not in LETTERS or pair[1] not in LETTERS:
                raise Invalid("%s: '%s' is not a from-to pair of spaces from a to q" % (text, pair))
    return actions


def _actions(head: str) -> tuple:
    if head == _POWER_NAME:
        return SUMMON, PASS
    if head == _PRIVILEGE_NAME:
        return PRIVILEGE, PRIVILEGE + 2
    name = head
    if head[2:] in _WILD_NAMES:
        name = head[:2]
        if name in NAMES and NAMES.index(name) < J1:
            raise Invalid("'%s': only Jester cards may be wild" % head)
    kind = cards.kind(name)
    return FIRST[kind], FIRST[kind + 1]


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


def read_turn(game: Game, text: str) -> bytes:
    """The actions of a whole turn, with its END where the turn has one.

    Raises Invalid for a malformed turn, Illegal for one that the rules refuse; both name the play.
    """
    words = text.split(" ")
    for word in words:
        if word != _PASS_NAME:
            _check(word)
    actions = bytearray()
    try:
        for word in words:
            actions.append(_play(game, word))
        if game.to_act() == game.side:
            actions.append(END)
    finally:
        for a in actions:
            if a != END:
                game.undo()
    return bytes(actions)


def _play(game: Game, word: str) -> int:
    action = read_action(game, word)
    try:
        game.play(action)
    except Illegal as why:
        raise Illegal("%s: %s" % (word, why))
    return action


def outcome(game: Game) -> str:
    """Where the pieces stand and which cards the running turn used: "gikjj W2"."""
    used = bytearray(KINDS)
    for i in range(game.turn_length):
        kind = CARD[game.turn_plays[i]]
        if kind != NO_CARD:
            used[kind] += cost(game.turn_plays[i])
    return spaces_text(game.pieces) + " " + cards.set_text(used)

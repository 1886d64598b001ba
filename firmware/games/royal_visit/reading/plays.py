"""Reads the plays and turns that `play_text` writes."""

from games import Illegal, Invalid, brief
from games.royal_visit.board import LETTERS, PIECES
from games.royal_visit.cards import HAND, J1, NAMES
from games.royal_visit.game import Game
from games.royal_visit.play_text import (
    END_NAME,
    NOTHING_MOVED,
    PASS_NAME,
    POWER_NAME,
    PRIVILEGE_NAME,
    WILD_NAMES,
    written,
)
from games.royal_visit.plays import END, FIRST, PASS, PRIVILEGE, SUMMON
from games.royal_visit.reading import cards


def read_action(game: Game, text: str) -> int:
    """The action that is written so, legal or not. Raises Invalid for a text that is no play.

    Raises Illegal when no card could ever move the pieces so from where they stand.
    """
    if text == PASS_NAME:
        return PASS
    if text == END_NAME:
        return END
    first, behind = _check(text)
    for action in range(first, behind):
        if written(game, action) == text:
            return action
    raise Illegal("%s: no such movement from where the pieces stand" % brief(text))


def _check(text: str) -> tuple:
    """The range of actions that a well-formed play may stand for. Raises Invalid."""
    head, colon, moved = text.partition(":")
    if not colon:
        raise Invalid("'%s' is not a play: a card, a colon and from-to pairs" % brief(text))
    actions = _actions(head)
    count = moved.count(",") + 1
    if count > PIECES:
        raise Invalid("%s: %d from-to pairs, there are only %d pieces" % (head, count, PIECES))
    if moved != NOTHING_MOVED:
        for pair in moved.split(","):
            if len(pair) != 2 or pair[0] not in LETTERS or pair[1] not in LETTERS:
                raise Invalid(
                    "%s: '%s' is not a from-to pair of spaces from a to q" % (head, brief(pair))
                )
    return actions


def _actions(head: str) -> tuple:
    if head == POWER_NAME:
        return SUMMON, PASS
    if head == PRIVILEGE_NAME:
        return PRIVILEGE, PRIVILEGE + 2
    name = head
    if head[2:] in WILD_NAMES:
        name = head[:2]
        if name in NAMES and NAMES.index(name) < J1:
            raise Invalid("'%s': only Jester cards may be wild" % brief(head))
    kind = cards.kind(name)
    return FIRST[kind], FIRST[kind + 1]


def read_turn(game: Game, text: str) -> bytes:
    """The actions of a whole turn, with its END where the turn has one.

    Raises Invalid for a malformed turn, Illegal for one that the rules refuse; both name the play.
    """
    count = text.count(" ") + 1
    if count > HAND:
        raise Invalid("turn: %d plays, a hand has at most %d cards" % (count, HAND))
    words = text.split(" ")
    for word in words:
        if word != PASS_NAME:
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

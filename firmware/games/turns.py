"""Turns in text, for games that write every action as a word of its own.

What a word means may depend on what was done before it, so the actions are played on the way, and
taken back again.
"""

from games import Illegal, brief


def turn(game, actions: bytes, action) -> str:
    """The words of actions that follow each other; `action(game, a)` is the word of one."""
    words = []
    for a in actions:
        words.append(action(game, a))
        game.play(a)
    for _ in actions:
        game.undo()
    return " ".join(words)


def read_turn(game, text: str, read_action) -> bytes:
    """The actions of the player to act, as far as the text goes; `read_action(game, word)` reads.

    Raises Invalid for a malformed word, Illegal for one that the rules refuse; both name it.
    """
    player = game.to_act()
    actions = bytearray()
    try:
        for word in text.split(" "):
            if game.to_act() != player:
                raise Illegal("%s: the turn of this player is over" % brief(word))
            a = read_action(game, word)
            _play(game, a, word)
            actions.append(a)
    finally:
        for _ in actions:
            game.undo()
    return bytes(actions)


def _play(game, a: int, word: str) -> None:
    try:
        game.play(a)
    except Illegal as why:
        raise Illegal("%s: %s" % (word, why))

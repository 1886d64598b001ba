"""Reader of turns, for games that write each action as one word.

The meaning of a word may depend on the actions before it, so they are played and taken back.
"""

from games import Illegal, brief


def read_turn(game, text: str, read_action) -> bytes:
    """Return the actions of the player to act in a text; `read_action(game, word)` reads one.

    Raises Invalid for a malformed word, Illegal for an illegal action; both name the word.
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

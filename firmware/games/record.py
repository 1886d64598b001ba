"""Writes game records: a whole game in text, which replays without any random number.

    [Game "royal-visit"]
    [Rules "fr2021"]
    [Red "Ada"]
    [Green "squire"]
    [Result "g crown"]
    start gikhj i+ r K1*3,G1,G2*2,W2,J3 ...
    1. W2:hj # 58%, best 64%
    shuffle J3,K1,K1,...

Headers, the position at the start, then a numbered line for each turn and a line of its own for
each chance event. `#` starts a comment; blank lines mean nothing. Any game that keeps the contract
of `games` can be written so; the `replay` module reads it.
"""

from micropython import const

import games
from games import CHANCE, Invalid
from games.past import Past

_STRIDE = const(8)  # actions that are taken back in one go
_PRINTABLE = "".join([chr(code) for code in range(32, 127)])


def write(game, names=(), judged=(), past=None) -> str:
    """The record of a game from its start; for the arguments see `lines`."""
    return "".join([line + "\n" for line in lines(game, names, judged, past) if line])


def lines(game, names=(), judged=(), past=None):
    """The lines of the record of a game from its start, one by one; "" where only time was taken.

    names: of the players, in order; judged: for each turn, as far as it is known, how likely it
    made its player to win and how likely the best one would have, in per cent: a comment; past:
    the `Past` by which the game stands further back just now. A turn that is still going on is
    left out. Raises Invalid for a name that can't be written.

    Each line is a bounded piece of work. The game goes through its past meanwhile, and stands where
    it stood once all lines are taken.
    """
    notation = games.part(game.NAME, "notation")
    yield _header("Game", game.NAME)
    yield _header("Rules", game.rules.text())
    for player, name in zip(notation.PLAYERS, names):
        yield _header(player, name)
    past = past or Past(game)
    ahead = len(past.ahead)
    while past.ahead:
        past.redo()
    yield _header("Result", notation.result(game))
    while past.undo() is not None:
        if len(past.ahead) % _STRIDE == 0:
            yield ""
    yield "start " + notation.position(game)
    turns = 0
    while past.ahead:
        player = game.to_act()
        if player == CHANCE:
            yield notation.EVENT + " " + notation.event(past.ahead[-1])
            past.redo()
            continue
        actions = past.play_turn()
        if game.to_act() != player:
            line = "%d. %s" % (turns + 1, _turn_text(game, notation, actions))
            if turns < len(judged):
                line += " # %d%%, best %d%%" % judged[turns]
            yield line
            turns += 1
    while len(past.ahead) < ahead:
        past.undo()


def _header(key: str, value: str) -> str:
    if '"' in value or value.strip(_PRINTABLE):
        raise Invalid("%s: '%s' has characters that a record can't hold" % (key, value))
    return '[%s "%s"]' % (key, value)


def _turn_text(game, notation, actions: bytes) -> str:
    """The text of the actions just played."""
    for _ in actions:
        game.undo()
    text = notation.turn(game, actions)
    for action in actions:
        game.play(action)
    return text

"""Writes game records: a whole game in text, which replays without any random number.

    [Game "royal-visit"]
    [Rules "fr2021"]
    [Red "Ada"]
    [Green "squire"]
    [Result "g crown"]
    start gikhj i+ r K1*3,G1,G2*2,W2,J3 ...
    1. W2:hj
    shuffle J3,K1,K1,...

Headers, the position at the start, then a numbered line for each turn and a line of its own for
each chance event. `#` starts a comment; blank lines mean nothing. Any game that keeps the contract
of `games` can be written so; the `replay` module reads it.
"""

import games
from games import CHANCE, Illegal, Invalid

_PRINTABLE = "".join([chr(code) for code in range(32, 127)])


def write(game, names=()) -> str:
    """The record of a game from its start; `names` of the players, in order.

    A turn that is still going on is left out. Raises Invalid for a name that can't be written.
    """
    notation = games.part(game.NAME, "notation")
    lines = [_header("Game", game.NAME), _header("Rules", game.rules.text())]
    for player, name in zip(notation.PLAYERS, names):
        lines.append(_header(player, name))
    lines.append(_header("Result", notation.result(game)))
    lines.extend(_moves(game, notation))
    return "\n".join(lines) + "\n"


def _header(key: str, value: str) -> str:
    if '"' in value or value.strip(_PRINTABLE):
        raise Invalid("%s: '%s' has characters that a record can't hold" % (key, value))
    return '[%s "%s"]' % (key, value)


def _moves(game, notation) -> list:
    """The lines below the headers; the game ends up as it was."""
    past = _rewind(game)
    lines = ["start " + notation.position(game)]
    turns = 0
    while past:
        if game.to_act() == CHANCE:
            lines.append(notation.EVENT + " " + notation.event(past[-1]))
            game.settle(past.pop())
            continue
        player = game.to_act()
        actions = _play_turn(game, past)
        if game.to_act() != player:
            turns += 1
            lines.append("%d. %s" % (turns, _turn_text(game, notation, actions)))
    return lines


def _rewind(game) -> list:
    """Take everything back; the actions and events, the first one last."""
    past = []
    try:
        while True:
            past.append(game.undo())
    except Illegal:
        return past


def _play_turn(game, past: list) -> bytes:
    """Play on from the past as long as one player acts, and return the actions."""
    player = game.to_act()
    actions = bytearray()
    while past and game.to_act() == player:
        actions.append(past[-1])
        game.play(past.pop())
    return bytes(actions)


def _turn_text(game, notation, actions: bytes) -> str:
    """The text of the actions just played."""
    for _ in actions:
        game.undo()
    text = notation.turn(game, actions)
    for action in actions:
        game.play(action)
    return text

"""Game records: a whole game as text, which replays without random numbers.

    [Game "royal-visit"]
    [Rules "fr2021"]
    [Red "Ada"]
    [Green "squire"]
    [Result "g crown"]
    start gikhj i+ r K1*3,G1,G2*2,W2,J3 ...
    1. W2:hj # 58%, best 64%
    shuffle J3,K1,K1,...

A record has headers, the start position, then a numbered line for each turn and a line for each
chance event. `#` starts a comment; blank lines are ignored. This works for every game that follows
the contract in `games`. The `replay` module reads records.
"""

from micropython import const

import games
from games import CHANCE, Invalid
from games.history import History

_STRIDE = const(8)  # actions that are taken back per step


def write(game, names=(), judged=(), ahead=None) -> str:
    """Return the record of a game from its start; for the arguments see `lines`."""
    return "".join([line + "\n" for line in lines(game, names, judged, ahead) if line])


def lines(game, names=(), judged=(), ahead=None):
    """Yield the lines of the record of a game from its start, and "" after work without a line.

    names      the players' names, in order
    judged     for each turn the chance to win after it and after the best turn, in per cent,
               written as a comment; may be shorter than the game
    ahead      what a History has taken back of the game, which then is the end of the record

    Leaves out what could still be taken back at the end. Raises Invalid for a name that can't be
    written. Each step is a bounded piece of work. The game is rewound and replayed meanwhile; after
    the last line it is in the same position as before.
    """
    notation = games.part(game.NAME, "notation")
    yield _header("Game", game.NAME)
    yield _header("Rules", game.edition)
    for player, name in zip(games.declared(game.NAME).SEATS, names):
        yield _header(player, name)
    history = History(game, ahead)
    ahead = history.ahead
    later = len(ahead)
    while ahead:
        history.redo()
    yield _header("Result", notation.result(game))
    while game.to_act() >= 0 and game.can_take_back():
        history.undo()
    unfinished = list(ahead)
    ahead.clear()
    while history.undo() is not None:
        if len(ahead) % _STRIDE == 0:
            yield ""
    yield "start " + notation.position(game)
    turns = 0
    while ahead:
        player = game.to_act()
        if player == CHANCE:
            yield notation.EVENT + " " + notation.event(ahead[-1])
            history.redo()
            continue
        words = []
        while ahead and game.to_act() == player:
            words.append(notation.turn(game, bytes((ahead[-1],))))
            yield ""
            history.redo()
            yield ""
        turns += 1
        line = "%d. %s" % (turns, " ".join([word for word in words if word]))
        if turns <= len(judged):
            line += " # %d%%, best %d%%" % judged[turns - 1]
        yield line
    ahead.extend(unfinished)
    while len(ahead) > later:
        history.redo()
    while len(ahead) < later:
        history.undo()


def _header(key: str, value: str) -> str:
    if [c for c in value if c == '"' or not (" " <= c <= "~" or "À" <= c <= "Ÿ")]:
        raise Invalid("%s: '%s' has characters that a record can't hold" % (key, value))
    return '[%s "%s"]' % (key, value)

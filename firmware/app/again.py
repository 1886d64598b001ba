"""Matches to be played again: from one of their turns, or from the same deal at exchanged ends.

Such a match then waits, for the screen "restore".
"""

from micropython import const

import games
from app.save import Save
from games.history import History

_STRIDE = const(8)  # actions that are taken back per step


def retry(app) -> None:
    """Have the match on the table go on from the turn it is at, in the place of the one played."""
    match = app.match
    _wait(app, match.setup.copy(), match.counted(app.score, -1))


def exchange(app):
    """Have the match begin again with the ends exchanged. Yields between the steps.

    The score goes along with the players.
    """
    match = app.match
    history = History(match.game, match.ahead)
    while history.undo() is not None:
        if len(history.ahead) % _STRIDE == 0:
            yield
    setup = match.setup.copy()
    for seat, who in zip(setup.seats, reversed(setup.sitting)):
        setup.set(seat.lower(), who)
    first, second, began, shared = app.score
    _wait(app, setup, (second, first, began, shared), 1)


def _wait(app, setup, score: tuple, turn: int = 0) -> None:
    """Have a match wait that begins as the one on the table stands; turn: its number, if known."""
    game = app.match.game
    position = games.part(game.NAME, "notation").position(game)
    app.waiting = Save(app.settings, setup, position, score=score, turn=turn)
    app.keep()

"""Matches to be played again: from one of their turns, or from the same deal at exchanged ends.

Such a match then waits, for the screen "restore".
"""

from micropython import const

import games
from app.save import Save, Score
from games.history import History

_STRIDE = const(8)  # actions that are taken back per step


def retry(app):
    """Have the match on the table go on from the turn it is at, in the place of the one played.

    Yields between the steps.
    """
    match = app.match
    history = History(match.game, match.ahead)
    here = len(history.ahead)
    turn = match.turn
    player = match.game.to_act()
    while history.ahead and turn:
        history.forward()
        if match.game.to_act() not in (player, games.OVER):
            player = match.game.to_act()
            turn -= 1
        yield
    yield from history.going_to(here)
    _wait(app, match.setup.copy(), match.counted(app.score, -1), turn)


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
    setup.give(list(reversed(setup.given[: setup.players])))
    score = app.score
    _wait(app, setup, Score(score.second, score.first, score.began, score.shared), 1)


def _wait(app, setup, score: Score, turn: int) -> None:
    """Have a match wait that begins as the one on the table stands; turn: its number."""
    game = app.match.game
    position = games.part(game.NAME, "notation").position(game)
    app.waiting = Save(app.settings, setup, position, score=score, turn=turn)
    app.keep()

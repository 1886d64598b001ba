"""Luck and errors of a game that was played, as `python3 -m host_sim coach` tells them.

MicroPython does that many times as fast as CPython, because it compiles the players' arithmetic.
"""

import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

import games
from games import record
from tools import interpreters


class Account(NamedTuple):
    """Luck and errors of the two entrants of a game.

    luck     the first entrant's net luck, as a share of the win
    given    the share of the win that each entrant gave away
    turns    the number of turns of each, counted as in a record
    """

    luck: float
    given: tuple[float, float]
    turns: tuple[int, int]


def account(game, seats: tuple[int, ...]) -> Account:
    """Return the account of a game that is over; `seats` has the entrant of each player.

    Raises Trouble if the coach fails.
    """
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "game.txt"
        file.write_text(record.write(game), encoding="utf-8")
        answer = _interpreter().output("-m", "host_sim", "coach", str(file))
    letters = [seat[0].lower() for seat in games.declared(game.NAME).SEATS]
    luck = 0
    given = [0, 0]
    turns = [0, 0]
    for word, *rest in map(str.split, answer.splitlines()):
        if word == "turn":
            turns[seats[letters.index(rest[1])]] += 1
        elif word == "total":
            entrant = seats[letters.index(rest[0])]
            luck += int(rest[2]) * (entrant == 0)
            given[entrant] += int(rest[4])
    return Account(luck / 1000, (given[0] / 1000, given[1] / 1000), (turns[0], turns[1]))


@cache
def _interpreter() -> interpreters.Interpreter:
    try:
        return interpreters.micropython()
    except interpreters.Missing:
        return interpreters.cpython()

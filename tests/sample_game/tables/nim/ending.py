"""How Nim was won, in words."""

from games.nim import SEATS
from ui.texts import say


def won(winners: int) -> str:
    return say("%s wins") % say(SEATS[winners - 1])


def win(_termination: int, winners: int) -> str:
    return say("%s took the last stone.") % say(SEATS[winners - 1])


def resigned(player: int) -> str:
    return say("%s resigned.") % say(SEATS[player])

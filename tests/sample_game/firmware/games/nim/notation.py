"""Writes Nim in text: position "3,4,5 w", action "b2" for two stones of the second heap."""

from games import turn_text
from games.nim.game import COUNT_OF, HEAP_OF, Game

EVENT = ""  # there are none
TERMINATIONS = ("", "last")

HEAPS = "abc"
PLAYERS = "wb"


def position(game: Game) -> str:
    return ",".join([str(stones) for stones in game.heaps]) + " " + PLAYERS[game.player]


def action(_game: Game, action: int) -> str:
    return HEAPS[HEAP_OF[action]] + str(COUNT_OF[action])


def turn(game: Game, actions: bytes) -> str:
    return turn_text(game, actions, action)


def event(_event: bytes) -> str:
    return ""


def result(game: Game) -> str:
    if not game.termination:
        return "*"
    return PLAYERS[game.player] + " " + TERMINATIONS[game.termination]

"""Writes Banquet Royal in text, as the contract asks for it; `reading` reads it.

ASCII, and one way to write each thing.
"""

from games import turns
from games.banquet_royal.action_text import action
from games.banquet_royal.game import Game
from games.banquet_royal.position import PLAYERS
from games.banquet_royal.position_text import position
from games.banquet_royal.rules import Rules

__all__ = ("PLAYERS", "action", "position")

EVENT = "dice"
HOWS = ("", "cakes", "turns")


def read_rules(text: str) -> Rules:
    """The rules that `Rules.text()` writes: "regular" or "wild". Raises Invalid."""
    return Rules.read(text)


def turn(game: Game, actions: bytes) -> str:
    """What a player did without a break: the words of the actions."""
    return turns.turn(game, actions, action)


def event(number: bytes) -> str:
    """What fell: "4"."""
    return str(number[0])


def result(game: Game) -> str:
    """The players who won and how, "r cakes", "ry turns"; "*" while the game goes on."""
    if not game.how:
        return "*"
    winners = game.winners()
    letters = [PLAYERS[p][0].lower() for p in range(game.players) if winners >> p & 1]
    return "".join(letters) + " " + HOWS[game.how]

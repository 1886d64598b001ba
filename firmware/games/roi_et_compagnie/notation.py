"""Writes Roi & Compagnie in text, as the contract asks for it; `reading` reads it.

ASCII, and one way to write each thing.
"""

from games import turns
from games.roi_et_compagnie.action_text import EVENT, action, event
from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.position_text import LETTERS, PLAYERS, position
from games.roi_et_compagnie.rules import Rules

__all__ = ("EVENT", "PLAYERS", "action", "event", "position")

HOWS = ("", "inhabitants", "penalties", "locations")


def read_rules(text: str) -> Rules:
    """The rules that `Rules.text()` writes. Raises Invalid."""
    return Rules.read(text)


def turn(game: Game, actions: bytes) -> str:
    """The actions of one player up to the next roll or turn: "roll:145"."""
    return turns.turn(game, actions, action)


def result(game: Game) -> str:
    """Who won and how, "le inhabitants"; "*" while the game goes on."""
    if not game.how:
        return "*"
    winners = game.winners()
    letters = [LETTERS[player] for player in range(game.players) if winners >> player & 1]
    return "".join(letters) + " " + HOWS[game.how]

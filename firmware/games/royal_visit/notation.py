"""Writes Royal Visit in text, as the contract asks for it; `reading` reads it.

ASCII, and one way to write each thing.
"""

from games.royal_visit import cards
from games.royal_visit.board import SIDES
from games.royal_visit.game import Game
from games.royal_visit.play_text import action, turn
from games.royal_visit.position_text import position
from games.royal_visit.rules import Rules

__all__ = ("action", "position", "turn")

PLAYERS = ("Red", "Green")
EVENT = "shuffle"
HOWS = ("", "king", "crown", "deck")


def read_rules(text: str) -> Rules:
    """The rules that `Rules.text()` writes: "fr2021", "en2020+null_play". Raises Invalid."""
    return Rules.read(text)


def event(pile: bytes) -> str:
    """A shuffle: the new pile's cards from the top, "J3,K1,K1"."""
    return cards.sequence_text(pile)


def result(game: Game) -> str:
    """The side that won and how, "g crown"; "*" while the game goes on."""
    if not game.how:
        return "*"
    return SIDES[game.winners() >> 1] + " " + HOWS[game.how]

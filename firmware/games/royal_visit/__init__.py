"""Royal Visit: two players pull one King, his Court and his Crown to and fro between them."""

from games.royal_visit.game import Game
from games.royal_visit.rules import Rules

__all__ = ("Game", "Rules")

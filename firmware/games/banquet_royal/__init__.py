"""Banquet Royal: groups of courtiers gather where the Princess may find them and give a feast."""

from games.banquet_royal.game import Game
from games.banquet_royal.rules import Rules

__all__ = ("Game", "Rules")

"""Roi & Compagnie: two to five kings cast dice to win inhabitants for their kingdoms."""

from games.roi_et_compagnie.game import Game
from games.roi_et_compagnie.rules import Rules

__all__ = ("Game", "Rules")

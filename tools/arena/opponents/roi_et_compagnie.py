"""Opponents in Roi & Compagnie."""

from tools.arena.opponents import points

MAKERS = {"points": points.Thinker}

"""Reads Roi & Compagnie's texts, strictly: what `notation` writes and nothing else."""

from games.roi_et_compagnie.reading.actions import read_action, read_event, read_turn
from games.roi_et_compagnie.reading.positions import read_position

__all__ = ("read_action", "read_event", "read_position", "read_turn")

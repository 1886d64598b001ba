"""Reads Banquet Royal's texts, strictly: what `notation` writes and nothing else."""

from games.banquet_royal.reading.actions import read_action, read_event, read_turn
from games.banquet_royal.reading.positions import read_position

__all__ = ("read_action", "read_event", "read_position", "read_turn")

"""Reads Royal Visit's texts, strictly: what `notation` writes and nothing else."""

from games.royal_visit.reading.cards import read_event
from games.royal_visit.reading.plays import read_action, read_turn
from games.royal_visit.reading.positions import read_position

__all__ = ("read_action", "read_event", "read_position", "read_turn")

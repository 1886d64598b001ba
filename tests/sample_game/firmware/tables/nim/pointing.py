"""Lamps of Nim by their names: a heap is its letter."""

from games.nim.notation import HEAPS
from tables.nim.table import FIRST
from ui.lights import COLUMNS


def lamps(view, name: str) -> list:
    heap = HEAPS.index(name)
    return [(False, heap * COLUMNS + FIRST + stone) for stone in range(view.heaps[heap])]

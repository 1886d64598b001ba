"""Lamps of Banquet Royal by their names, for lessons.

The name of a space is a lamp of the hexagon; the other names are lamps of the first player's row on
the board.
"""

from micropython import const

from games.banquet_royal.kingdom import INNER, space_name
from ui.lights import COLUMNS

_COLUMNS = {  # first and last column
    "pawns": (0, 5),
    "turn": (6, 6),
    "crowns": (7, 13),
    "fame": (14, 14),
}
_CAKES = const(15)  # the first of the two columns of cakes
_CAKE_ROWS = const(3)


def lamps(view, name: str) -> list:
    """Return the lamps of a name, as (on the hexagon, place). Raises ValueError."""
    if name in _COLUMNS:
        first, last = _COLUMNS[name]
        return [(False, place) for place in range(first, last + 1)]
    if name == "cakes":
        return [
            (False, cake % _CAKE_ROWS * COLUMNS + _CAKES + cake // _CAKE_ROWS)
            for cake in range(view.cakes_size)
        ]
    if name == "princess":
        name = space_name(view.princess)
    for place in range(len(INNER)):
        if space_name(INNER[place]) == name:
            return [(True, place)]
    raise ValueError("no lamp is called " + name)

"""What the lamps of Royal Visit show: a piece, and the part of the board."""

import wiring
from tables.royal_visit import pointing
from ui.texts import say

_PIECES = (
    ("king", "King"),
    ("left-guard", "Guard"),
    ("right-guard", "Guard"),
    ("wizard", "Wizard"),
    ("jester", "Jester"),
)
_PARTS = (  # the smaller ones first
    ("red-chateau", ("Chateau", "Red")),
    ("green-chateau", ("Chateau", "Green")),
    ("fountain", ("Fountain",)),
    ("red-duchy", ("Duchy", "Red")),
    ("green-duchy", ("Duchy", "Green")),
)


def lamp(view, on_hexagon: bool, row: int, column: int) -> list:
    """See `host_sim.web.pointed`."""
    at = (on_hexagon, row * wiring.COLUMNS + column)
    words = []
    if at in pointing.lamps(view, "crown"):
        words.append("Little Crown" if view.little else "Crown")
    words += [say(word) for name, word in _PIECES if at in pointing.lamps(view, name)]
    for name, part in _PARTS:
        if at in pointing.lamps(view, name):
            return words + [say(word) for word in part]
    return words

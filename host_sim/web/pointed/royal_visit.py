"""What the lamps of Royal Visit show: a piece, and the part of the board."""

import wiring
from tables.royal_visit import pointing
from ui.texts import N_, say

_PIECES = (
    ("king", "King"),
    ("left-guard", "Guard"),
    ("right-guard", "Guard"),
    ("wizard", "Wizard"),
    ("jester", "Jester"),
)
_PARTS = (  # the smaller ones first
    ("red-chateau", (N_("Chateau"), "Red")),
    ("green-chateau", (N_("Chateau"), "Green")),
    ("fountain", (N_("Fountain"),)),
    ("red-duchy", (N_("Duchy"), "Red")),
    ("green-duchy", (N_("Duchy"), "Green")),
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

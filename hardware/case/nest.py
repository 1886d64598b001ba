"""The wooden sheets of the table laid out on two plates of 600 x 400 mm, and three of the panel's.

Each is drawn at its true edge. The cutter's program has to offset by half its kerf: KERF is what a
CO2 laser takes of 3 mm plywood; the finger joints are drawn for it without play.
"""

from typing import NamedTuple

from hardware.case import sheets
from hardware.case.outline import Outline, bounds

PLATE = (600.0, 400.0)
GAP = 3.0
KERF = 0.2


class Place(NamedTuple):
    """Where a sheet's left front corner lies on its plate, and whether it is turned upright."""

    name: str
    x: float
    y: float
    turned: bool = False


PLATES = (
    (
        Place("floor", 3, 3),
        Place("wells", 3, 130),
        Place("wells", 3, 251),
        Place("panel-wells", 420, 3),
        Place("panel-wells", 420, 133),
        Place("panel-wells", 420, 263),
    ),
    (
        Place("wells", 3, 3),
        Place("wall-front", 3, 124),
        Place("wall-back", 3, 179),
        Place("deck", 3, 234),
        Place("deck-back", 420, 3, True),
        Place("wall-end", 531, 3, True),
        Place("wall-end", 531, 131, True),
    ),
)


def shapes(plate: tuple[Place, ...]) -> list[Outline]:
    """Return all shapes of a plate: of each sheet its holes, then its outline."""
    known = {sheet.name: sheet for sheet in (*sheets.table(), *sheets.panel())}
    found = []
    for place in plate:
        sheet = known[place.name]
        turned = [_turned(s) if place.turned else s for s in (*sheet.holes, sheet.outline)]
        left, front, _, _ = bounds(turned[-1:])
        found += [
            tuple((x - left + place.x, y - front + place.y, bulge) for x, y, bulge in shape)
            for shape in turned
        ]
    return found


def _turned(shape: Outline) -> Outline:
    return tuple((-y, x, bulge) for x, y, bulge in shape)

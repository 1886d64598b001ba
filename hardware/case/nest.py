"""The laser sheets laid out on plates of 600 x 400 mm.

Two plates are wood for the table, one is wood for the panel, one is acrylic for both.

Each sheet is drawn at its true edge. The cutter's program has to offset by half its kerf: KERF is
what a CO2 laser takes of 3 mm plywood; the finger joints are drawn for it without play.
"""

from typing import NamedTuple

from hardware.case import sheets
from hardware.case.outline import Outline, bounds

SIZE = (600.0, 400.0)
GAP = 3.0
KERF = 0.2


class Place(NamedTuple):
    """Where a sheet's left front corner lies on its plate, and whether it is turned upright."""

    name: str
    x: float
    y: float
    turned: bool = False


class Plate(NamedTuple):
    """A plate: the name of its files, what it is of, and the sheets on it."""

    name: str
    material: str
    places: tuple[Place, ...]


PLATES = (
    Plate(
        "plate-1",
        sheets.WOOD,
        (
            Place("floor", 3, 3),
            Place("wells", 3, 130),
            Place("wells", 3, 251),
            Place("deck-back", 420, 3, True),
        ),
    ),
    Plate(
        "plate-2",
        sheets.WOOD,
        (
            Place("wells", 3, 3),
            Place("wall-front", 3, 124),
            Place("wall-back", 3, 179),
            Place("deck", 3, 234),
            Place("wall-end", 420, 3, True),
            Place("wall-end", 475, 3, True),
        ),
    ),
    Plate(
        "plate-panel",
        sheets.WOOD,
        (
            Place("panel-wells", 3, 3),
            Place("panel-wells", 152, 3),
            Place("panel-wells", 301, 3),
            Place("panel-frame", 450, 3),
            Place("panel-back", 3, 132),
        ),
    ),
    Plate("plate-opal", sheets.OPAL, (Place("lid", 3, 3), Place("panel-lid", 420, 3))),
)


def shapes(plate: Plate) -> list[Outline]:
    """Return all shapes of a plate: of each sheet its holes, then its outline."""
    known = {sheet.name: sheet for sheet in (*sheets.table(), *sheets.panel())}
    found = []
    for place in plate.places:
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

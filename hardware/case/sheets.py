"""The case for a laser cutter: flat sheets, 3 mm thick, stacked and joined by fingers.

The lid is a plate of opal acrylic on three layers of wells; the strips lie in slots of a fourth
layer on a fifth. Lid and deck together are as thick as in print, so both share one inside.
"""

from typing import NamedTuple

from hardware.case import comb, plan, variants
from hardware.case.outline import Outline, circle, hexagon, rectangle

THICKNESS = 3.0
OPAL, WOOD = "opal acrylic", "plywood or MDF"

_GAP = 0.3  # around what has to go inside the walls
_LONG_FINGERS, _END_FINGERS, _UPRIGHT_FINGERS = 21, 7, 5
_WOOD_INSERT, _WOOD_PILOT = 4.8, 2.0


class Sheet(NamedTuple):
    """A flat part: its name, what it is cut from, how many of it, its outline and its holes."""

    name: str
    material: str
    copies: int
    outline: Outline
    holes: tuple[Outline, ...]


def table() -> tuple[Sheet, ...]:
    """Return the sheets of the table."""
    return (
        Sheet("lid", OPAL, 1, _outside(), (*_windows_of_displays(), *_button_holes())),
        Sheet("wells", WOOD, 3, _inside(), (*_wells(), *_rooms(), *_screws_from_below())),
        Sheet("deck", WOOD, 1, rectangle(plan.DECK_PLATE), (*_slots(), *_deck_screws())),
        Sheet("deck-back", WOOD, 1, rectangle(plan.DECK_PLATE), (*_deck_screws(), *_wires())),
        Sheet("floor", WOOD, 1, _floor(), _floor_holes()),
        Sheet("wall-front", WOOD, 1, _long_wall(), ()),
        Sheet("wall-back", WOOD, 1, _long_wall(), _openings()),
        Sheet("wall-end", WOOD, 2, _end_wall(), ()),
    )


def panel() -> tuple[Sheet, ...]:
    """Return the sheets of the optional panel, a stack held by four screws."""
    whole = hexagon((0, 0), plan.PANEL_APOTHEM, pointed=False)
    room = hexagon((0, 0), plan.PANEL_ROOM - 6, pointed=False)
    screws = _circles((spot, plan.CLEARANCE_HOLE) for spot in plan.PANEL_SCREWS)
    wells = tuple(hexagon(spot, plan.WINDOW / 2, pointed=True) for _, spot in plan.panel_wells())
    cable = rectangle((0, -plan.PANEL_ROOM + 10, 8, 5), 2.4)
    return (
        Sheet("panel-lid", OPAL, 1, whole, screws),
        Sheet("panel-wells", WOOD, 3, whole, (*wells, *screws)),
        Sheet("panel-frame", WOOD, 1, whole, (room, *screws)),
        Sheet("panel-back", WOOD, 1, whole, (cable, *screws)),
    )


def _circles(spots) -> tuple[Outline, ...]:
    return tuple(circle(centre, diameter) for centre, diameter in spots)


def _outside() -> Outline:
    return rectangle((0, 0, plan.LENGTH, plan.DEPTH))


def _inside() -> Outline:
    less = 2 * (plan.WALL + _GAP)
    return rectangle((0, 0, plan.LENGTH - less, plan.DEPTH - less))


def _windows_of_displays() -> list[Outline]:
    return [rectangle(plan.around(plan.oled(end), *plan.OLED_WINDOW), 1) for end in (0, 1)]


def _button_holes() -> tuple[Outline, ...]:
    return _circles((spot, plan.BUTTON_HOLE) for end in (0, 1) for spot in plan.buttons(end))


def _wells() -> list[Outline]:
    return [rectangle(well.opening) for well in plan.wells()]


def _rooms() -> list[Outline]:
    """Return what the wells leave free at the ends: displays and boards of buttons."""
    found = []
    for end in (0, 1):
        found.append(rectangle(plan.oled_module(end)))
        found.append(rectangle(plan.button_board(end, play=0.5)))
    return found


def _screws_from_below() -> tuple[Outline, ...]:
    inserts = [(spot, _WOOD_INSERT) for spot in plan.LID_SCREWS]
    return _circles(inserts + [(spot, _WOOD_PILOT) for spot in plan.DECK_SCREWS])


def _deck_screws() -> tuple[Outline, ...]:
    return _circles((spot, plan.CLEARANCE_HOLE) for spot in plan.DECK_SCREWS)


def _wires() -> tuple[Outline, ...]:
    return _circles((spot, plan.WIRE_HOLE) for spot in plan.WIRE_HOLES)


def _slots() -> list[Outline]:
    return [rectangle((0, y, plan.GROOVE_LENGTH, plan.GROOVE_WIDTH)) for y in plan.ROW_Y]


def _floor_holes() -> tuple[Outline, ...]:
    return _circles(
        [(spot, plan.CLEARANCE_HOLE) for spot in _screws_of_the_floor()]
        + [(spot, plan.SOUND_HOLE) for spot in plan.SOUND_HOLES]
    )


def _screws_of_the_floor() -> tuple[plan.Point, ...]:
    return (*plan.LID_SCREWS, *plan.board_holes(), *variants.stripboard_holes())


def _floor() -> Outline:
    x, y, deep = plan.LENGTH / 2, plan.DEPTH / 2, THICKNESS
    return comb.joined(
        comb.edge((-x, -y), (x, -y), (0, deep), _LONG_FINGERS, True),
        comb.edge((x, -y), (x, y), (-deep, 0), _END_FINGERS, True),
        comb.edge((x, y), (-x, y), (0, -deep), _LONG_FINGERS, True),
        comb.edge((-x, y), (-x, -y), (deep, 0), _END_FINGERS, True),
    )


def _long_wall() -> Outline:
    """Return a long wall: x along the table, y upwards. It owns the ends of the upright corners."""
    return _wall(plan.LENGTH, _LONG_FINGERS, owns_corner=True)


def _end_wall() -> Outline:
    return _wall(plan.DEPTH, _END_FINGERS, owns_corner=False)


def _wall(length: float, fingers: int, owns_corner: bool) -> Outline:
    x, top, deep = length / 2, plan.PLATE_Z, THICKNESS
    return comb.joined(
        comb.edge((-x, 0), (x, 0), (0, deep), fingers, False),
        comb.edge((x, deep), (x, top), (-deep, 0), _UPRIGHT_FINGERS, owns_corner),
        comb.edge((-x, top), (-x, deep), (deep, 0), _UPRIGHT_FINGERS, owns_corner),
    )


def _openings() -> tuple[Outline, ...]:
    """Return the openings of the back wall, seen from inside: x as in the case."""
    return tuple(
        rectangle((hole.x, hole.z, hole.width, hole.height), min(hole.width, hole.height) / 2 - 0.1)
        for hole in plan.OPENINGS
    )

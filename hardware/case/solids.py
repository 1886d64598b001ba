"""The printed parts, each fused from flat layers; the large ones are parted at their seams."""

import math
from collections.abc import Iterable

import build123d as cad

from hardware.case import plan, variants
from hardware.case.outline import Outline, circle, hexagon, middle, rectangle, sides
from hardware.case.plan import Box, Point
from hardware.displays import DISPLAYS, Display

_DECK_TOP = plan.DECK_Z + plan.DECK
_POCKET_TOP = plan.PLATE_Z + plan.POCKET
_SKIN_Z = plan.HEIGHT - plan.SKIN
_PILOT_DEPTH = 10.0


def table() -> dict[str, cad.Part]:
    """Return the table's parts by name, whole, where they belong in the case."""
    return {"base": base(), "deck": deck(), "lid": lid()}


def printed() -> dict[str, cad.Part]:
    """Return what goes onto a printer's bed, by name: halves where the whole doesn't fit."""
    whole = {**table(), **panel(), **hoods()}
    seams = {"base": plan.BASE_SEAM, "deck": plan.BASE_SEAM, "lid": plan.LID_SEAM}
    found = {}
    for name, part in whole.items():
        if name in seams:
            found[f"{name}-a"], found[f"{name}-b"] = parted(part, seams[name])
        else:
            found[name] = part
    return found


def base() -> cad.Part:
    """Return the tray: floor, walls, and the posts that the lid is screwed to."""
    outside = rectangle((0, 0, plan.LENGTH, plan.DEPTH), plan.CORNER)
    inside = rectangle(
        (0, 0, plan.LENGTH - 2 * plan.WALL, plan.DEPTH - 2 * plan.WALL), plan.CORNER - plan.WALL
    )
    floor_holes = [
        *_circles(plan.board_holes(), plan.CLEARANCE_HOLE),
        *_circles(variants.stripboard_holes(), plan.CLEARANCE_HOLE),
        *_circles(plan.SOUND_HOLES, plan.SOUND_HOLE),
    ]
    post_top = plan.PLATE_Z - plan.BOSS_DEPTH
    posts = _fused(part for spot in plan.LID_SCREWS for part in _post(spot, post_top))
    tray = _fused(
        [
            layer(outside, floor_holes, 0, plan.FLOOR),
            layer(outside, [inside], plan.FLOOR, plan.PLATE_Z),
            _block(plan.SHELF, plan.FLOOR, plan.SHELF_TOP),
            posts & layer(outside, [], 0, post_top),
            _block(Box(plan.BASE_SEAM, 0, 2 * plan.FLANGE, plan.DEPTH - 2), 0, plan.FLANGE_HEIGHT),
        ]
    )
    drilled = [_screw_hole(spot, post_top) for spot in plan.LID_SCREWS]
    drilled += [_flange_bolt(y) for y in plan.FLANGE_BOLTS_Y]
    drilled += [_opening(hole) for hole in plan.OPENINGS]
    return tray - drilled


def _post(spot: Point, top: float) -> list[cad.Part]:
    """Return a post and what joins it to the walls: touching along an edge is not enough."""
    found = [layer(circle(spot, plan.POST), [], 0, top)]
    y, wall = (1 if spot.y > 0 else -1), plan.DEPTH / 2 - plan.WALL / 2
    found.append(
        _block(Box(spot.x, (spot.y + y * wall) / 2, plan.POST, wall - abs(spot.y)), 0, top)
    )
    x, end = (1 if spot.x > 0 else -1), plan.LENGTH / 2 - plan.WALL / 2
    if end - abs(spot.x) < plan.POST:
        box = Box((spot.x + x * end) / 2, spot.y, end - abs(spot.x), plan.POST)
        found.append(_block(box, 0, top))
    return found


_HOOD_FOOT, _HOOD_SKIN = 6.0, 1.2
"""How high a hood's front edge stands, and how thick its slope is over the display's board."""


def hood(size: str) -> cad.Part:
    """Return the box of a display, its middle the origin; the player looks along y.

    The display lies in a pocket under the slope. The back is open, for laying it in. A tail leads
    to the window of the lid.
    """
    display, aside, ahead = DISPLAYS[size], plan.HOOD_ASIDE[size], plan.HOOD_AHEAD[size]
    wall = plan.HOOD_WALL
    wide, high, deep = _hood_size(display)
    back = _HOOD_FOOT + high * math.sin(math.radians(plan.HOOD_TILT))
    under = wall / math.cos(math.radians(plan.HOOD_TILT))
    outer = _wedge(wide, (-deep / 2, deep / 2), deep, (_HOOD_FOOT, back))
    inside = (wall - deep / 2, deep / 2 + 1)
    inner = _wedge(wide - 2 * wall, inside, deep, (_HOOD_FOOT - under, back - under))
    brow = plan.HOOD_BROW
    frame = cad.Pos(0, 0, brow / 2) * cad.Box(wide, high, brow)
    frame -= cad.Pos(0, -wall, brow / 2) * cad.Box(wide - 2 * wall, high, brow + 1)
    window = cad.Pos(0, display.above, 0) * cad.Box(*display.window, 20)
    pocket = cad.Pos(0, 0, -wall) * cad.Box(*display.board, 2 * (wall - _HOOD_SKIN))
    slope = hood_slope(display)
    tongue_x, tongue_y = plan.HOOD_TONGUE[1], plan.HOOD_TONGUE[0]  # turned to the player
    base = cad.Pos(0, 0, 1) * cad.Box(wide - wall, deep - wall, 2)
    tongue = cad.Pos(-aside, ahead, -plan.PLATE / 2) * cad.Box(tongue_x, tongue_y, plan.PLATE)
    bore = cad.Pos(-aside, ahead, 0) * cad.Box(tongue_x - 3.2, tongue_y - 3.2, 2 * plan.PLATE + 0.1)
    end = ahead + tongue_y / 2 + wall
    length = end - deep / 2 + wall
    outside = Box(-aside, end - length / 2, tongue_x + 2 * wall, length)
    tail = cad.Part() + _block(outside, 0, plan.HOOD_TAIL)
    tail -= _block(Box(-aside, end / 2 - wall, tongue_x, end), 2, plan.HOOD_TAIL - 1.2)
    box = outer - inner + slope * frame - slope * window - slope * pocket
    return box + base + tail + tongue - bore


def hood_place(size: str, end: int) -> cad.Location:
    """Return where the hood of a display stands at `end`."""
    spot = plan.oled(end)
    turned = cad.Pos(spot.x, spot.y, plan.HEIGHT) * cad.Rot(0, 0, -90 if end == 0 else 90)
    return turned * cad.Pos(plan.HOOD_ASIDE[size], -plan.HOOD_AHEAD[size], 0)


def hood_slope(display: Display) -> cad.Location:
    """Return where the middle of a hood's slope lies, and how it is tilted."""
    _, high, _ = _hood_size(display)
    rise = high * math.sin(math.radians(plan.HOOD_TILT))
    return cad.Pos(0, 0, _HOOD_FOOT + rise / 2) * cad.Rot(plan.HOOD_TILT, 0, 0)


def _hood_size(display: Display) -> tuple[float, float, float]:
    """Return a hood's width, the height of its slope, and its depth on the lid."""
    wide, high = (size + 2 * plan.HOOD_WALL for size in display.board)
    return wide, high, high * math.cos(math.radians(plan.HOOD_TILT))


def _wedge(
    wide: float, between: tuple[float, float], deep: float, heights: tuple[float, float]
) -> cad.Part:
    """Return a block across x under a slope, from one y to another.

    The slope has `heights` at y = -deep / 2 and y = deep / 2.
    """
    low, high = (heights[0] + (heights[1] - heights[0]) * (y / deep + 0.5) for y in between)
    (front, back) = between
    profile = cad.Polyline((front, 0), (back, 0), (back, high), (front, low), close=True)
    face = cad.make_face(cad.Plane.YZ * profile)
    return cad.Pos(-wide / 2, 0, 0) * cad.extrude(face, amount=wide, dir=(1, 0, 0))


def hoods() -> dict[str, cad.Part]:
    """Return the hood of each display, by name."""
    return {f"hood-{size}": hood(size) for size in DISPLAYS}


def deck() -> cad.Part:
    """Return the plate under the wells, with a groove for each strip."""
    shape = rectangle(plan.DECK_PLATE)
    screws = _circles(plan.DECK_SCREWS, plan.CLEARANCE_HOLE)
    wires = _circles(plan.WIRE_HOLES, plan.WIRE_HOLE)
    grooves = [rectangle((0, y, plan.GROOVE_LENGTH, plan.GROOVE_WIDTH)) for y in plan.ROW_Y]
    bottom = _DECK_TOP - plan.GROOVE_DEPTH
    return _fused(
        [
            layer(shape, [*screws, *wires], plan.DECK_Z, bottom),
            layer(shape, [*screws, *grooves], bottom, _DECK_TOP),
        ]
    )


def lid() -> cad.Part:
    """Return the plate with its wells; over each a skin is left that spreads the light."""
    outside = rectangle((0, 0, plan.LENGTH, plan.DEPTH), plan.CORNER)
    wells = [rectangle(well.opening) for well in plan.wells()]
    windows = [rectangle(plan.around(plan.oled(end), *plan.OLED_WINDOW), 1) for end in (0, 1)]
    pockets = [rectangle(plan.oled_module(end)) for end in (0, 1)]
    buttons = [circle(spot, plan.BUTTON_HOLE) for end in (0, 1) for spot in plan.buttons(end)]
    inserts = _circles(plan.LID_SCREWS, plan.INSERT_HOLE)
    pilots = _circles(plan.DECK_SCREWS, plan.PILOT_HOLE)
    pilot_top = _DECK_TOP + _PILOT_DEPTH
    lip_z = plan.PLATE_Z - plan.LIP_DEPTH
    boss_z = plan.PLATE_Z - plan.BOSS_DEPTH
    bosses = [
        layer(circle(spot, plan.BOSS), [circle(spot, plan.INSERT_HOLE)], boss_z, plan.PLATE_Z)
        for spot in plan.LID_SCREWS
    ]
    board_z = plan.PLATE_Z - plan.BUTTON_BOARD_DROP
    board_screws = [spot for end in (0, 1) for spot in plan.button_screws(end)]
    board_pilots = _circles(board_screws, plan.PILOT_HOLE)
    bosses += [
        layer(circle(spot, plan.SMALL_BOSS), [circle(spot, plan.PILOT_HOLE)], board_z, plan.PLATE_Z)
        for spot in board_screws
    ]
    return _fused(
        [
            layer(rectangle(plan.BLOCK), [*wells, *pilots], _DECK_TOP, pilot_top),
            layer(rectangle(plan.BLOCK), wells, pilot_top, plan.PLATE_Z),
            layer(
                outside,
                [*wells, *pockets, *buttons, *inserts, *board_pilots],
                plan.PLATE_Z,
                _POCKET_TOP,
            ),
            layer(outside, [*wells, *windows, *buttons], _POCKET_TOP, _SKIN_Z),
            layer(outside, [*windows, *buttons], _SKIN_Z, plan.HEIGHT),
            *bosses,
            *(
                _block(plan.LIP._replace(y=side * plan.LIP.y), lip_z, plan.PLATE_Z)
                for side in (-1, 1)
            ),
        ]
    )


def panel() -> dict[str, cad.Part]:
    """Return the optional panel: its lid with 37 wells, its bottom with grooves for strips."""
    whole, room, block = (
        hexagon((0, 0), apothem, pointed=False)
        for apothem in (plan.PANEL_APOTHEM, plan.PANEL_ROOM, plan.PANEL_WELLS_APOTHEM)
    )
    spots = plan.panel_wells()
    wells = [hexagon(spot, plan.WINDOW / 2, pointed=True) for _, spot in spots]
    inserts = _circles(plan.PANEL_SCREWS, plan.INSERT_HOLE)
    bottom, moat = plan.PANEL_BOTTOM, plan.PANEL_BOTTOM + plan.PANEL_MOAT
    insert_top = bottom + plan.BOSS_DEPTH + plan.POCKET
    skin = plan.PANEL_HEIGHT - plan.SKIN
    bosses = [
        layer(circle(spot, plan.SMALL_BOSS), [circle(spot, plan.INSERT_HOLE)], bottom, moat)
        for spot in plan.PANEL_SCREWS
    ]
    top = _fused(
        [
            layer(whole, [room], bottom, moat),
            layer(block, wells, bottom, moat),
            *bosses,
            layer(whole, [*wells, *inserts], moat, insert_top),
            layer(whole, wells, insert_top, skin),
            layer(whole, [], skin, plan.PANEL_HEIGHT),
        ]
    )
    cable = _block(Box(0, -plan.PANEL_APOTHEM, 5, 10), bottom, moat)
    screws = _circles(plan.PANEL_SCREWS, plan.CLEARANCE_HOLE)
    floor = bottom - plan.GROOVE_DEPTH
    plate = _fused(
        [
            layer(whole, screws, 0, floor),
            layer(whole, [*screws, *_panel_grooves()], floor, bottom),
        ]
    )
    return {"panel-lid": top - cable, "panel-bottom": plate}


def _panel_grooves() -> list[Outline]:
    rows: dict[float, list[float]] = {}
    for _, spot in plan.panel_wells():
        rows.setdefault(spot.y, []).append(spot.x)
    return [
        rectangle((0, y, len(columns) * plan.PITCH + 4, plan.GROOVE_WIDTH))
        for y, columns in rows.items()
    ]


def _circles(spots: Iterable[Point], diameter: float) -> list[Outline]:
    return [circle(spot, diameter) for spot in spots]


def layer(shape: Outline, holes: Iterable[Outline], bottom: float, top: float) -> cad.Part:
    """Return a flat shape with holes, from one height to another."""
    face = cad.Face(_wire(shape), [_wire(hole) for hole in holes])
    return cad.Pos(0, 0, bottom) * cad.extrude(face, amount=top - bottom, dir=(0, 0, 1))


def _wire(shape: Outline) -> cad.Wire:
    edges = [
        cad.ThreePointArc(start[:2], middle(start, end), end[:2])
        if start[2]
        else cad.Line(start[:2], end[:2])
        for start, end in sides(shape)
    ]
    return cad.Wire(edges)


def _block(box: Box, bottom: float, top: float) -> cad.Part:
    return cad.Pos(box.x, box.y, (bottom + top) / 2) * cad.Box(box.width, box.height, top - bottom)


def _fused(parts: Iterable[cad.Part]) -> cad.Part:
    first, *others = parts
    return cad.Part() + first + others


def _screw_hole(spot: Point, top: float) -> cad.Part:
    """Return room for a lid screw and its head, with a cone that prints without support."""
    head, shaft = plan.HEAD_HOLE / 2, plan.CLEARANCE_HOLE / 2
    face = top - plan.POST_FACE
    cone = cad.Pos(*spot, face + (head - shaft) / 2) * cad.Cone(head, shaft, head - shaft)
    return _fused(
        [
            layer(circle(spot, plan.HEAD_HOLE), [], 0, face),
            cone,
            layer(circle(spot, plan.CLEARANCE_HOLE), [], 0, top),
        ]
    )


def _flange_bolt(y: float) -> cad.Part:
    bolt = cad.Cylinder(plan.CLEARANCE_HOLE / 2, 4 * plan.FLANGE)
    return cad.Pos(plan.BASE_SEAM, y, plan.FLANGE_BOLT_Z) * cad.Rot(0, 90, 0) * bolt


def _opening(hole: plan.Opening) -> cad.Part:
    round_off = min(hole.width, hole.height) / 2 - 0.1
    sketch = cad.Rot(90, 0, 0) * cad.RectangleRounded(hole.width, hole.height, round_off)
    solid = cad.extrude(sketch, amount=2 * plan.WALL, dir=(0, 1, 0))
    return cad.Pos(hole.x, plan.DEPTH / 2 - 1.5 * plan.WALL, hole.z) * solid


def parted(part: cad.Part, seam: float) -> tuple[cad.Part, cad.Part]:
    """Return both sides of the plane x = `seam`."""
    reach = plan.LENGTH
    halves = []
    for side in (-1, 1):
        box = Box(seam + side * reach / 2, 0, reach, 2 * plan.DEPTH)
        halves.append(part & _block(box, -1, plan.HEIGHT + 1))
    return halves[0], halves[1]

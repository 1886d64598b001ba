"""The case fits the LEDs, the circuit board, a printer's bed, and its own parts.

All but the last test read the committed files and need no CAD. That these are what the plan says is
checked by `dev.py hardware --check`.
"""

import math
from collections import Counter
from itertools import combinations, pairwise

import pytest

from hardware.board import board as circuit_board
from hardware.board.board import board
from hardware.case import nest, plan, sheets
from hardware.case.outline import Outline, bounds, sides
from hardware.displays import DISPLAYS
from tests.hardware.plates import HARDWARE, Extent, drawing, extent, shapes, triangles

pytest.importorskip("numpy", reason="needs numpy (dependency group case)")
import numpy as np

import wiring

CASE = HARDWARE / "case"
PITCH = 1000 / 60  # 60 LEDs a metre
BED = 220


def cuts(name: str) -> list[Extent]:
    """Return what is cut into a sheet; its own outline comes last."""
    return [extent(shape) for shape in shapes(drawing(CASE / f"laser/{name}.svg"), "cut")]


def wells() -> list[list[Extent]]:
    """Return the wells of the committed sheet, row by row from the back, each from the left."""
    openings = [cut for cut in cuts("wells") if math.isclose(cut.size[0], plan.WINDOW)]
    lines = sorted({cut.centre[1] for cut in openings})
    return [sorted(cut for cut in openings if cut.centre[1] == line) for line in lines]


def test_every_led_of_the_chain_has_its_well():
    found = wells()
    assert [len(row) for row in found] == [wiring.COLUMNS] * wiring.ROWS
    chain = {
        wiring.BOARD[row][column]: found[row][column].centre
        for row in range(wiring.ROWS)
        for column in range(wiring.COLUMNS)
    }
    assert sorted(chain) == list(range(wiring.LEDS))
    for led, after in pairwise(range(wiring.LEDS)):
        (x, y), (u, v) = chain[led], chain[after]
        if (led + 1) % wiring.COLUMNS:
            assert math.hypot(u - x, v - y) == pytest.approx(PITCH, abs=0.002)
        else:
            assert u == pytest.approx(x, abs=0.002), "the chain turns round at a row's end"


def test_walls_between_wells_are_thick_enough_to_cut_and_to_print():
    for row in wells():
        for left, right in pairwise(row):
            assert right.left - left.right >= 3
    for back, front in pairwise(wells()):
        assert front[0].top - back[0].bottom >= 3


def test_a_strip_lies_under_every_row_of_wells():
    table, deck = cuts("wells")[-1], cuts("deck")[-1]
    rows = [row[0].centre[1] - table.centre[1] for row in wells()]
    slots = [cut for cut in cuts("deck") if math.isclose(cut.size[1], plan.GROOVE_WIDTH)]
    before = -plan.DECK_PLATE.y  # so far the deck's middle lies in front of the table's
    heights = sorted(slot.centre[1] - deck.centre[1] + before for slot in slots)
    assert heights == pytest.approx(rows, abs=0.002)
    for slot in slots:
        assert slot.size[0] >= wiring.COLUMNS * PITCH
        assert slot.size[1] >= 12, "strips are up to 12 mm wide"


@pytest.mark.parametrize("path", sorted(CASE.glob("print/*.stl")), ids=lambda path: path.stem)
def test_a_print_is_closed_and_fits_the_bed(path):
    corners = triangles(path)
    low, high = corners.min(axis=(0, 1)), corners.max(axis=(0, 1))
    assert max(high[:2] - low[:2]) <= BED
    assert low[2] == pytest.approx(0, abs=0.001), "it lies on the bed"
    edges = Counter()
    for triangle in np.round(corners, 3).tolist():
        a, b, c = map(tuple, triangle)
        edges.update([(a, b), (b, c), (c, a)])
    # Exactly two triangles run along each of them, one each way.
    assert all(edges[b, a] == count == 1 for (a, b), count in edges.items())


@pytest.mark.parametrize(("half", "side"), [("a", -1), ("b", 1)])
def test_over_every_well_the_printed_lid_leaves_a_skin_and_nothing_else(half, side):
    corners = triangles(CASE / f"print/lid-{half}.stl")
    outer = side * plan.LENGTH / 2
    middle = (outer + plan.LID_SEAM) / 2
    mine = [well for well in plan.wells() if side * (well.opening.x - plan.LID_SEAM) > 0]
    assert len(mine) == wiring.ROWS * (8 if side < 0 else 9)
    for well in mine:
        x, y, width, _ = well.opening
        here = crossings(corners, x - middle, -y)  # the lid lies face down
        assert here == pytest.approx([0, plan.SKIN], abs=0.01)
        if well.column not in (
            7,
            16,
        ):  # beside these the wall ends, at a seam or at the block's edge
            wall = crossings(corners, x + width / 2 + 1.5 - middle, -y)
            assert wall == pytest.approx([0, plan.PLATE + plan.WELL_DEPTH], abs=0.01)


def crossings(corners: np.ndarray, x: float, y: float) -> list[float]:
    """Return the heights at which the upright through (x, y) meets the surface."""
    x, y = x + 0.0137, y + 0.0071  # off the edges of triangles
    a, b, c = (corners[:, i].astype(float) for i in range(3))
    area = _cross(b - a, c - a)
    point = np.array([x, y, 0.0])
    with np.errstate(divide="ignore", invalid="ignore"):
        u = _cross(point - a, c - a) / area
        v = _cross(b - a, point - a) / area
        hit = (u >= 0) & (v >= 0) & (u + v <= 1)
        heights = a[:, 2] + u * (b - a)[:, 2] + v * (c - a)[:, 2]
    return sorted({round(float(z), 2) for z in heights[hit]})


def _cross(one: np.ndarray, other: np.ndarray) -> np.ndarray:
    return one[..., 0] * other[..., 1] - one[..., 1] * other[..., 0]


def test_the_halves_part_where_no_well_is_and_not_all_at_one_place():
    for seam in (plan.LID_SEAM, plan.BASE_SEAM):
        for well in plan.wells():
            assert abs(well.opening.x - seam) - well.opening.width / 2 >= 1.2
    assert abs(plan.LID_SEAM - plan.BASE_SEAM) >= 10


def test_the_circuit_board_finds_its_holes_and_its_room():
    floor = cuts("floor")
    holes = {
        (round(x - floor[-1].centre[0], 3), round(floor[-1].centre[1] - y, 3))
        for x, y in (cut.centre for cut in floor[:-1])
    }
    corner = min(plan.board_holes(), key=lambda hole: (hole.x, -hole.y))
    first = circuit_board.holes()[0]
    for x, y in circuit_board.holes():
        at = (round(corner.x + x - first[0], 3), round(corner.y - (y - first[1]), 3))
        assert at in holes
    left, back = corner.x - first[0], corner.y + first[1]
    assert back <= plan.DEPTH / 2 - plan.WALL
    assert left >= -plan.LENGTH / 2 + plan.WALL
    for post in plan.LID_SCREWS:
        nearest_x = min(max(post.x, left), left + board().width)
        nearest_y = min(max(post.y, back - board().height), back)
        assert math.hypot(post.x - nearest_x, post.y - nearest_y) > plan.POST / 2 + 0.5
    assert left + board().width < plan.BASE_SEAM - plan.FLANGE, "clear of the ribs of the seam"
    assert plan.DECK_Z - plan.BOARD_Z >= plan.TALLEST + 1


def test_the_back_wall_opens_before_the_usb_socket_of_the_pico():
    wall = cuts("wall-back")
    usb = next(cut for cut in wall[:-1] if math.isclose(cut.size[0], plan.USB.width))
    x = usb.centre[0] - wall[-1].centre[0]
    pico = board().footprints["U1"].spot[0] + 17.78 / 2  # pins stand in two rows, 0.7 inches apart
    assert x == pytest.approx(plan.BOARD_LEFT + pico, abs=0.01)
    assert usb.size[0] >= 12
    assert usb.size[1] >= 8, "a plug's grip is 8 by 12 mm at most"


def test_the_back_wall_takes_the_grip_of_a_usb_c_plug_and_is_thin_enough():
    assert plan.USB_C.width >= 13.5, "the grip of a plug is 13.5 x 7.5 mm at most"
    assert plan.USB_C.height >= 7.5
    assert plan.USB_C.z - plan.USB_C.height / 2 > plan.FLOOR, "clear of the floor"
    inside = plan.DEPTH / 2 - plan.WALL
    socket = plan.SHELF.y + plan.SHELF.height / 2
    assert inside - socket < 0.5, "the socket's face is at the wall"
    assert plan.WALL < 6.65, "the metal of a plug reaches through, should its grip be larger"


def test_reset_and_boot_loader_are_reached_through_the_back_wall():
    parts = board().footprints
    for opening, ref in ((plan.RESET, "SW1"), (plan.BOOTSEL, "SW2")):
        assert opening in plan.OPENINGS
        middle = sum(spot[0] for spot in parts[ref].pads.values()) / len(parts[ref].pads)
        assert opening.x == pytest.approx(plan.BOARD_LEFT + middle, abs=0.05)


def test_the_openings_of_the_back_wall_keep_apart():
    for one, other in combinations(plan.OPENINGS, 2):
        across = abs(one.x - other.x) - (one.width + other.width) / 2
        upwards = abs(one.z - other.z) - (one.height + other.height) / 2
        assert max(across, upwards) > 3


@pytest.mark.parametrize("size", DISPLAYS)
def test_a_hood_leaves_the_buttons_free(size):
    display = DISPLAYS[size]
    corners = triangles(CASE / f"print/hood-{size}.stl")
    low, high = corners.min(axis=(0, 1)), corners.max(axis=(0, 1))
    wide = (high - low)[2]  # it is printed on a cheek
    assert wide == pytest.approx(display.board[0] + 2 * plan.HOOD_WALL, abs=0.1)
    right = plan._OLED_U + plan.HOOD_ASIDE[size] + wide / 2  # as its player sees it
    ok, left = plan.buttons(0)[-1], plan.buttons(0)[0]
    leftmost = plan._CROSS_U - math.dist(ok, left) - plan.BUTTON_HOLE / 2
    assert right < leftmost
    assert display.window[0] > display.lit[0]
    assert display.window[1] > display.lit[1]


def test_the_larger_displays_have_letters_of_two_millimetres():
    assert [round(d.letter, 1) for d in DISPLAYS.values()] == [1.4, 1.8, 3.4]


@pytest.mark.slow
@pytest.mark.parametrize("size", DISPLAYS)
def test_a_hood_has_room_for_its_display_and_is_open_behind(size):
    cad = pytest.importorskip("build123d", reason="needs build123d (dependency group case)")
    from hardware.case import solids

    display = DISPLAYS[size]
    hood = solids.hood(size)
    board = cad.Box(display.board[0] - 0.5, display.board[1] - 0.5, 1.2)
    for back in (0, 10, 20, 40, 80):  # the way in, along the slope
        place = solids.hood_slope(display) * cad.Pos(0, back, -plan.HOOD_WALL - 0.7)
        shared = (place * board) & hood
        assert not shared or shared.volume < 0.01, f"{back} mm behind its place"


@pytest.mark.parametrize("size", DISPLAYS)
def test_what_is_lit_lies_in_the_opening(size):
    display = DISPLAYS[size]
    across, up = ((room - lit) / 2 for room, lit in zip(display.window, display.lit, strict=True))
    assert across >= 1.5
    assert up >= 1.5
    offsets = {"0.96": (2.1,), "1.3": (-0.2, 2.05, 3.0), "2.42": (0.0,)}
    for offset in offsets[size]:  # of the lit part from the middle of the board, as published
        assert abs(offset - display.above) <= up


def test_the_keys_reach_over_the_lid_and_their_switches_fit_below():
    assert plan.SWITCH_HEIGHT + 0.4 < plan.BUTTON_BOARD_DROP, "the body is clear of the plate"
    lowest, highest = plan.CAP_OVER - 0.4, plan.CAP_OVER + 0.4
    assert lowest > 1.5
    assert highest < 4
    assert plan.BUTTON_HOLE > plan.CAP + 0.2 + 0.5, "a key top is 0.2 mm larger at most"
    assert plan.BUTTON_STEP > plan.SWITCH + 2
    assert plan.BUTTON_BOARD_DROP == 2 * sheets.THICKNESS


def overlaps(plate: nest.Plate) -> list[str]:
    """Return what lies off the plate or too close to something else."""
    found = []
    extents = {}
    outlines = {sheet.name: sheet.outline for sheet in (*sheets.table(), *sheets.panel())}
    for number, place in enumerate(plate.places):
        left, front, right, back = bounds([outlines[place.name]])
        size = (back - front, right - left) if place.turned else (right - left, back - front)
        extent = (place.x, place.y, place.x + size[0], place.y + size[1])
        extents[f"{number} {place.name}"] = extent
        if min(extent[:2]) < nest.GAP or any(
            end > limit - nest.GAP + 1e-6 for end, limit in zip(extent[2:], nest.SIZE, strict=True)
        ):
            found.append(f"{place.name} lies off the plate")
    for (name, one), (near, other) in combinations(extents.items(), 2):
        apart = max(one[0] - other[2], other[0] - one[2], one[1] - other[3], other[1] - one[3])
        if apart < nest.GAP - 0.5:
            found.append(f"{name} and {near}")
    return found


def test_every_sheet_lies_on_a_plate_of_its_material_and_keeps_apart():
    placed = Counter(
        (place.name, plate.material) for plate in nest.PLATES for place in plate.places
    )
    every = (*sheets.table(), *sheets.panel())
    assert placed == {(sheet.name, sheet.material): sheet.copies for sheet in every}
    assert [overlaps(plate) for plate in nest.PLATES] == [[]] * len(nest.PLATES)


@pytest.mark.parametrize("plate", nest.PLATES, ids=lambda plate: plate.name)
def test_a_plate_names_its_size_and_kerf(plate):
    root = drawing(CASE / f"laser/{plate.name}.svg")
    title = next(child.text or "" for child in root if child.tag.endswith("title"))
    assert "600 x 400 mm" in title
    assert f"about {nest.KERF} mm" in title


@pytest.mark.parametrize("end", [0, 1])
def test_displays_and_buttons_lie_at_both_ends_clear_of_everything(end):
    *openings, lid = cuts("lid")
    assert len(openings) == 2 * (1 + len(wiring.BUTTONS[end]))
    side = -1 if end == 0 else 1
    inner = plan.LENGTH / 2 - plan.WALL
    along, across = plan.button_board(end).width / 2, plan.button_board(end).height / 2
    here = [cut for cut in openings if side * (cut.centre[0] - lid.centre[0]) > 0]
    window = next(cut for cut in here if cut.size[0] > 12)
    assert window.size == pytest.approx((15, 26)), "upright for who sits at that end"
    left, right, up, down, ok = plan.buttons(end)
    assert side * ok.x + along < inner
    assert side * ok.x - along > plan.BLOCK.width / 2
    for post in plan.LID_SCREWS:
        apart = max(abs(post.x - ok.x) - along, abs(post.y - ok.y) - across)
        assert apart > plan.BOSS / 2, "the button board is clear of the posts"
    assert side * (up.x - ok.x) < 0 < side * (down.x - ok.x), "up is away from the player"
    assert side * (right.y - ok.y) > 0 > side * (left.y - ok.y)


def test_finger_joints_share_every_corner_without_gap_or_overlap():
    wall, deep = plan.WALL, sheets.THICKNESS
    flat = {sheet.name: sheet.outline for sheet in sheets.table()}
    x_end, y_end = plan.LENGTH / 2, plan.DEPTH / 2
    spots = [i + 0.5 for i in range(int(plan.PLATE_Z))]
    for z in spots:  # the upright corner at the right front
        owners = [
            z < deep and inside(flat["floor"], x_end - wall / 2, -y_end + wall / 2),
            inside(flat["wall-front"], x_end - wall / 2, z),
            inside(flat["wall-end"], -y_end + wall / 2, z),
        ]
        assert sum(owners) == 1, f"{z} mm above the table"
    for x in np.arange(-x_end + wall + 0.5, x_end - wall).tolist():  # the front edge of the floor
        owners = [
            inside(flat["floor"], x, -y_end + wall / 2),
            inside(flat["wall-front"], x, deep / 2),
        ]
        assert sum(owners) == 1, f"{x} mm along the front"
    for y in np.arange(-y_end + wall + 0.5, y_end - wall).tolist():
        owners = [inside(flat["floor"], x_end - wall / 2, y), inside(flat["wall-end"], y, deep / 2)]
        assert sum(owners) == 1, f"{y} mm along the end"


def inside(shape: Outline, x: float, y: float) -> bool:
    """Return whether a point lies in a shape: an odd number of sides is on its right."""
    beyond = 0
    for (a, b, _), (c, d, _) in sides(shape):
        if (b > y) != (d > y) and x < a + (y - b) * (c - a) / (d - b):
            beyond += 1
    return beyond % 2 == 1


def test_what_goes_inside_the_walls_has_play():
    room = (plan.LENGTH - 2 * plan.WALL, plan.DEPTH - 2 * plan.WALL)
    for name in ("wells", "deck", "deck-back"):
        for size, limit in zip(cuts(name)[-1].size, room, strict=True):
            assert size <= limit - 0.4
    stack = 3 * sheets.THICKNESS + 2 * sheets.THICKNESS
    assert stack == plan.WELL_DEPTH + plan.DECK, "laser and print share one inside"


def test_the_panels_chain_runs_from_neighbour_to_neighbour():
    found = [cut for cut in cuts("panel-wells")[:-1] if cut.size[0] > 10]
    assert len(found) == wiring.HEX_LEDS
    rows = {}
    for cut in found:
        rows.setdefault(round(cut.centre[1], 2), []).append(cut.centre)
    lines = [sorted(rows[y]) for y in sorted(rows)]
    assert [len(line) for line in lines] == [len(row) for row in wiring.HEXAGON]
    chain = {
        wiring.HEXAGON[row][column]: lines[row][column]
        for row in range(len(lines))
        for column in range(len(lines[row]))
    }
    for led, after in pairwise(range(wiring.HEX_LEDS)):
        assert math.dist(chain[led], chain[after]) == pytest.approx(PITCH, abs=0.01)


def test_dxf_and_svg_are_one_drawing():
    ezdxf = pytest.importorskip("ezdxf", reason="needs ezdxf (dependency group case)")
    bbox = pytest.importorskip("ezdxf.bbox")
    for path in sorted(CASE.glob("laser/*.dxf")):
        if path.stem.startswith("plate-"):
            continue
        found = ezdxf.readfile(path)
        assert found.units == ezdxf.units.MM
        space = list(found.modelspace())
        flat = cuts(path.stem)
        assert len(space) == len(flat)
        for entity, cut in zip(space[1:], flat[:-1], strict=True):  # here the outline comes first
            assert bbox.extents([entity]).size.x == pytest.approx(cut.size[0], abs=0.02)
        assert bbox.extents(space[:1]).size.x == pytest.approx(flat[-1].size[0], abs=0.02)


@pytest.mark.slow
def test_put_together_no_part_runs_into_another():
    pytest.importorskip("build123d", reason="needs build123d (dependency group case)")
    from hardware.case import solids

    parts = solids.table()
    for one, other in (("base", "lid"), ("base", "deck"), ("deck", "lid")):
        shared = parts[one] & parts[other]
        assert not shared or shared.volume < 0.01, f"{one} and {other}"
    assert all(part.is_valid for part in parts.values())

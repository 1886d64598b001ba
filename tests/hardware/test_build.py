"""BUILD.md agrees with the rest of hardware/, its links lead to files, parts have their names."""

import re

import numpy as np
import pytest

from hardware.board import bom, power, where
from hardware.board.board import board
from hardware.board.circuit import parts
from hardware.board.pico import wiring
from hardware.breadboard import model, symbols
from hardware.case import plan, variants
from hardware.stripboard import buttons
from tests.hardware.plates import HARDWARE, drawing, extent, triangles

TEXT = (HARDWARE / "BUILD.md").read_text("utf-8")
WORDS = " ".join(TEXT.split())
NAMES = re.compile(r"\b(?:BZ|LS|SW|TP|[CDFJQRU])\d{1,2}\b")  # of parts, as KiCad gives them


@pytest.mark.parametrize("page", sorted(HARDWARE.rglob("*.md")), ids=lambda page: page.name)
def test_the_parts_that_a_page_names_are_on_the_sheet(page):
    named = set(NAMES.findall(page.read_text("utf-8")))
    assert named - {part.ref for part in parts()} <= {"TP6"}, "which is the Pico's own"


@pytest.mark.parametrize("supply", power.SUPPLIES)
def test_its_current_limits_are_the_firmwares(supply):
    row = next(line for line in TEXT.splitlines() if line.startswith(f"| {supply} |"))
    _, _, total, leds, _ = (cell.strip() for cell in row.strip("|").split("|"))
    budget = power.budget(supply, next(iter(power.CHAINS)))
    assert total == f"{budget.usable:.0f} mA"
    assert leds == f"{budget.chains} mA"
    assert ("PC" in row) == (supply <= power.THROUGH_PC_MA)


def test_its_measures_are_the_cases():
    seams = round(plan.BASE_SEAM - plan.LID_SEAM)
    assert f"seams of lid and base lie {seams} mm apart" in WORDS
    assert f"openings are {plan.BUTTON_HOLE} mm" in WORDS
    assert f"{plan.BUTTON_BOARD_DROP} mm in all" in WORDS
    bread, inside = variants.BREADBOARD, (plan.LENGTH / 2 - plan.WALL, plan.DEPTH / 2 - plan.WALL)
    left, front = bread.x - bread.width / 2, bread.y - bread.height / 2
    assert f"{inside[0] + left:.0f} mm from the end wall" in WORDS
    assert f"{inside[1] + front:.0f} mm from the front wall" in WORDS


@pytest.mark.parametrize(("size", "over"), [("0.96", 6), ("1.3", 16), ("2.42", 30)])
def test_it_says_how_far_a_hood_stands_over_the_edge(size, over):
    """Its length on its cheek, less the tail, less the way from the window to the edge."""
    assert "by 6, 16 and 30 mm" in WORDS
    corners = triangles(HARDWARE / f"case/print/hood-{size}.stl")
    along = (corners.max(axis=(0, 1)) - corners.min(axis=(0, 1)))[1]
    behind = plan.HOOD_TONGUE[0] / 2 + plan.HOOD_WALL  # of the window's middle, the tail
    assert along - behind - (plan.LENGTH / 2 - plan.END_X) == pytest.approx(over, abs=0.6)


@pytest.mark.parametrize("name", bom.VARIANTS)
def test_its_costs_are_the_lists(name):
    assert f"about {bom.total(bom.listed(name)):.0f} dollars" in TEXT
    printed, laser = (bom.total(bom.listed(case)) for case in (bom.PRINTED, bom.LASER))
    assert f"printed about {printed:.0f} dollars, laser-cut about {laser:.0f}" in TEXT
    assert "{:.0f} to {:.0f} dollars".format(*bom.displays_usd()) in TEXT


def test_its_joints_are_the_boards_and_what_is_soldered_beyond():
    strips = 2 * (wiring.ROWS - 1) + 2 * 2 * wiring.ROWS + 3 + 2  # data, supply, J1 and J11
    modules = 2 * 4 + 4  # displays, USB-C breakout
    assert f"{bom.joints()} joints" in TEXT
    assert f"{strips + modules + 2 * buttons.joints()} more are soldered" in TEXT


def test_the_most_of_each_board_is_the_powers():
    row = next(line for line in TEXT.splitlines() if line.startswith("| most that"))
    wired = power.WIRED_MA
    assert row.split("|")[2:5] == [f" {ma} " for ma in (max(power.SUPPLIES), wired, wired)]


def test_its_columns_of_the_breadboard_are_the_picos_pins():
    rows = re.findall(
        r"(\d+) in (?:column )?(\d+)\b", WORDS.split("On a breadboard they are")[1][:190]
    )
    assert len(rows) == 9
    holes = model.Board().parts["U1"]
    assert [holes[int(pin) - 1] for pin, _ in rows] == [f"c{row}" for _, row in rows]


def test_it_names_what_stays_empty_and_nothing_else():
    sentence = (
        WORDS.split("stay empty**")[0]
        .rsplit("**", 1)[1]
        .replace("R10 to R13", "R10, R11, R12, R13")
    )
    empty = {part.ref for part in parts() if part.bought and not part.fitted}
    assert set(NAMES.findall(sentence)) == empty


def test_the_sides_of_reset_and_boot_loader_are_as_seen_from_behind():
    assert plan.BOOTSEL.x < plan.USB.x < plan.RESET.x, "from the front, along the wall"
    assert "Seen from behind, RESET is left of the Pico's opening and BOOTSEL right" in WORDS


def test_the_pico_that_is_not_there_joins_what_the_measurements_need():
    """R5 goes to AGND, which only the Pico joins to ground: without it C2 has no 20 kilohm."""
    joined = {net for part in parts() if part.ref != "U1" for net in part.nets.values()}
    assert {"AGND", "GND"} <= joined
    assert "pins 33 (AGND) and 38 (GND)" in WORDS.split("C2 plus to minus")[0]


def test_the_edge_of_the_deck_with_screw_holes_is_the_front():
    deck = plan.DECK_PLATE
    near = [spot for spot in plan.DECK_SCREWS if deck.height / 2 - abs(spot.y - deck.y) < 5]
    assert "the edge that has four screw holes towards you" in WORDS
    assert len(near) == 4
    assert all(spot.y < deck.y for spot in near)


def test_every_ceramic_capacitor_is_told_apart_by_its_print():
    page = (HARDWARE / "shopping.md").read_text("utf-8")
    for part in parts():
        if part.ref[0] == "C" and part.ref != "C2":
            picofarads = round(float(part.value[:-1]) * {"n": 1e3, "u": 1e6}[part.value[-1]])
            printed = f"{str(picofarads)[:2]}{len(str(picofarads)) - 2}"
            assert f"{printed} is {part.value}" in page


def test_a_bed_that_is_too_small_is_named():
    sizes = [
        (corners.max(axis=(0, 1)) - corners.min(axis=(0, 1)))[:2].max()
        for corners in (triangles(path) for path in HARDWARE.glob("case/print/*.stl"))
    ]
    assert 180 < max(sizes) < 220
    assert "one of 180 mm" in WORDS


def test_the_halves_of_end_a_are_told_apart_by_their_length():
    assert "`base-a` and `deck-a` are the longer halves, `lid-a` is the shorter one" in WORDS
    for part, longer in (("base", "a"), ("deck", "a"), ("lid", "b")):
        lengths = {
            end: np.ptp(triangles(HARDWARE / f"case/print/{part}-{end}.stl")[..., 0])
            for end in "ab"
        }
        assert max(lengths, key=lengths.__getitem__) == longer


def test_the_picture_of_step_3_names_the_pins_that_it_measures():
    steps = re.findall(r"(?ms)^## 3[abc]?\. [^\n]+\n(.*?)(?=^## |\Z)", TEXT)
    measured = re.findall(
        r"pins? (\d+)(?:[^|.]{0,12}? and (\d+))?", "".join(steps).replace("\n", " ")
    )
    numbers = {int(pin) for pair in measured for pin in pair if pin} - {1, 2}  # those of J7
    assert numbers == set(where.MEASURED)
    nets = board().footprints["U1"].nets
    for pin, name in where.MEASURED.items():
        assert name.upper() in nets[str(pin)]


@pytest.mark.parametrize("name", ["measure", "pico", "supply"])
def test_red_leads_to_a_supply_and_black_to_ground_in_the_pictures_of_power(name):
    nets = {
        tuple(round(value, 2) for value in where._at(spot)): part.nets[pad]
        for part in board().footprints.values()
        for pad, spot in part.pads.items()
    }
    dots = [
        (shape.attrib["fill"], nets[float(shape.attrib["cx"]), float(shape.attrib["cy"])])
        for shape in drawing(HARDWARE / f"wiring/{name}.svg").iter()
        if shape.attrib.get("stroke-width") == "0.5" and shape.tag.endswith("circle")
    ]
    assert dots
    for colour, net in dots:
        assert (colour == symbols.SUPPLY) <= net.startswith(("+5V", "+3V3"))
        assert (colour == symbols.GROUND) <= (net == "GND")


@pytest.mark.parametrize(
    ("name", "way"), [("measure", "CHARGER"), ("pico", "PC"), ("supply", "CHARGER")]
)
def test_the_jumper_is_drawn_where_the_step_has_it(name, way):
    (drawn,) = [
        extent(shape)
        for shape in drawing(HARDWARE / f"wiring/{name}.svg").iter()
        if shape.attrib.get("id", "").startswith("jumper")
    ]
    pads, nets = board().footprints["J9"].pads, board().footprints["J9"].nets
    covered = {
        nets[pad] for pad, spot in pads.items() if drawn.top < where._at(spot)[1] < drawn.bottom
    }
    assert covered == {"+5V", {"PC": "VBUS", "CHARGER": "+5V_EXT"}[way]}

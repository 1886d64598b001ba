"""Everything on the board can be bought and fits its footprint; the lists have all of it."""

import csv
import io
import json
import math
import re

import pytest

from hardware.board import bom, power, silk
from hardware.board.board import board
from hardware.board.circuit import HOME, parts
from hardware.board.pico import wiring
from hardware.board.revision import DATE, REVISION
from hardware.case import plan
from hardware.displays import DISPLAYS
from hardware.stripboard import layout as stripboard
from tools import pins

LEGS_GIVE = 0.2
"""How far legs may be off their pads, in mm: they bend that far without force."""

LISTS = (*bom.VARIANTS, *bom.CASES)
BOUGHT = [part for part in parts() if part.bought]


def test_every_fitted_part_is_on_the_list_once():
    refs = [ref for line in bom.on_board() for ref in line.use.split()]
    assert sorted(refs) == sorted(part.ref for part in BOUGHT if part.fitted)


@pytest.mark.parametrize("part", BOUGHT, ids=lambda part: part.ref)
def test_every_part_says_who_makes_it_and_whether_it_is_fitted(part):
    assert part.fields["Manufacturer"]
    assert part.fields["MPN"]
    assert part.fields["Fitted"] == ("yes" if part.fitted else "no")
    assert float(part.fields["Price"]) > 0


@pytest.mark.parametrize(
    "part", [part for part in BOUGHT if "Body" in part.fields], ids=lambda part: part.ref
)
def test_every_part_fits_its_footprint(part):
    """Bodies are the data sheets' (field Body, in mm); footprints draw them rounded to 0.3 mm."""
    wanted = sorted(map(float, part.fields["Body"].split(" x ")))
    drawn = sorted(board().footprints[part.ref].body)
    assert all(size <= room + 0.3 for size, room in zip(wanted, drawn, strict=True))


@pytest.mark.parametrize("part", BOUGHT, ids=lambda part: part.ref)
def test_the_legs_of_every_part_fit_its_pads(part):
    """The field Pitch is as sold, in mm; "bent" is bent by the builder."""
    pads, pitch = board().footprints[part.ref].pads, part.fields["Pitch"]
    if pitch == "bent":
        longest = max(map(float, part.fields["Body"].split(" x ")))
        assert math.dist(pads["1"], pads[max(pads)]) >= longest
    else:
        assert abs(math.dist(pads["1"], pads["2"]) - float(pitch)) <= LEGS_GIVE


def test_values_are_printed_on_the_board():
    unnamed = {"U1", "J1", "J2", "J3", "J4", "J5", "J6", "J7", "J8", "J9", "J10", "J11", "J12"}
    for footprint in board().footprints.values():
        if not footprint.hole and footprint.ref not in unnamed | {"SW1", "SW2"}:
            assert "Value" in footprint.printed, footprint.ref


def test_names_and_values_are_printed_on_the_back_where_no_part_hides_them():
    back = {one.text.replace("\\n", " "): one for one in silk.words() if one.layer == silk.BACK}
    for part in parts():
        footprint = board().footprints[part.ref]
        words = back[f"{part.ref} {part.value}"]
        assert min(words.distance(spot) for spot in footprint.pads.values()) < 4, part.ref


def test_the_back_says_what_the_board_is():
    text = " ".join(one.text for one in silk.words() if one.layer == silk.BACK)
    for word in ("REGALIA", f"rev {REVISION}", DATE, "CERN-OHL-P-2.0"):
        assert word in text


def test_the_board_house_can_print_every_word():
    """Source: jlcpcb.com/blog/character-design-specifications: 1.0 mm high, strokes of 0.15 mm."""
    assert not [one.text for one in silk.words() if one.letter < 1.0 or one.stroke < 0.15]


def test_the_pictures_show_what_is_fitted_and_nothing_else():
    """A body that isn't shown in KiCad is on no picture of the board."""
    for part in BOUGHT:
        if not part.fitted:
            assert not board().footprints[part.ref].model, part.ref
    assert board().footprints["R19"].model


def test_every_test_point_has_its_own_label_nearest():
    front = [one for one in silk.words() if one.layer == silk.FRONT]
    for ref, footprint in board().footprints.items():
        if ref.startswith("TP"):
            near = {mine: min(one.distance(footprint.pads["1"]) for one in front
                              if (one.part == ref) == mine) for mine in (True, False)}  # fmt: skip
            assert near[True] <= near[False] - 0.4, ref


def test_the_ground_of_both_sides_is_stitched():
    vias = [spot for net, spot in board().vias if net == "GND"]
    assert len(vias) >= 40


def test_the_assembly_list_marks_what_is_left_out():
    text = (HOME / "production" / "bom.csv").read_text("utf-8")
    rows = list(csv.DictReader(io.StringIO(text)))
    left_out = {ref for row in rows if row["DNP"] for ref in row["References"].split()}
    assert left_out == {part.ref for part in BOUGHT if not part.fitted}
    assert all(row["Manufacturer"] and row["MPN"] for row in rows)


def test_the_assembly_page_marks_what_is_left_out_with_maker_and_number():
    page = (HOME / "production" / "assembly.html").read_text("utf-8")
    found = re.search(r"pcbdata = (\{.*\})", page)
    assert found
    rows = [row for row in json.loads(found[1])["bom"]["fields"].values() if row[-1] == "no"]
    assert len(rows) == sum(not part.fitted for part in BOUGHT)
    assert all(row[2] and row[3] for row in rows)


def test_the_assembly_page_names_the_program_that_made_it_and_no_tag_of_this_checkout():
    text = (HOME / "production" / "assembly.html").read_text("utf-8")
    made_by = re.findall(r'"ibom_version": "v(.*?)"', text)
    assert made_by == [pins.named("InteractiveHtmlBom").version]


@pytest.mark.parametrize("name", LISTS)
def test_every_line_can_be_ordered(name):
    for line in bom.listed(name):
        assert line.count > 0
        assert line.usd > 0
        assert line.maker
        assert line.number
        assert len(set(line.suppliers)) == 2


@pytest.mark.parametrize("name", LISTS)
def test_what_is_named_by_maker_can_be_replaced(name):
    instead = bom.alternatives()
    named = [line.number for line in bom.listed(name) if line.maker != bom.ANY]
    assert [number for number in named if number not in instead] == []


def test_every_alternative_is_for_something_on_a_list():
    numbers = {line.number for name in LISTS for line in bom.listed(name)}
    assert set(bom.alternatives()) <= numbers


@pytest.mark.parametrize("name", bom.VARIANTS)
def test_strips_resistors_and_a_charger_are_on_the_list(name):
    lines = bom.listed(name)
    metres = next(line.count for line in lines if line.what.startswith("WS2812B"))
    assert metres == 2
    assert 3 * 17 <= 60, "three rows of the board from the first metre"
    assert 17 + sum(map(len, wiring.HEXAGON)) <= 60, "one row and the panel from the second"
    keys = next(line for line in lines if line.use.startswith("in the wires of the buttons"))
    assert keys.count == sum(map(len, wiring.BUTTONS)) + 1, "one to measure with"
    assert any("charger" in line.what for line in lines)
    assert any("heat-shrink" in line.what for line in lines)


def test_the_lid_of_a_stripboard_table_can_be_taken_off():
    """Each of its wires goes through a pair of plugs with as many ways as its place has pins."""
    pairs = {}
    for line in bom.listed(bom.STRIPBOARD):
        if line.what.startswith("pair of plugs"):
            ways = int(re.findall(r"(\d+) ways", line.what)[0])
            refs = line.use.split(", ")
            assert line.count == len(refs)
            pairs |= dict.fromkeys(refs, ways)
    to_the_lid = ("J1", "J2", "J3", "J4", "J5", "J6", "J11")
    assert pairs == {ref: len(stripboard.MODULES[ref]) for ref in to_the_lid}


@pytest.mark.parametrize(
    ("ohms", "rings"),
    [
        (330, "orange, orange, black, black, brown"),
        (1_000, "brown, black, black, brown, brown"),
        (4_700, "yellow, violet, black, brown, brown"),
        (3_300_000, "orange, orange, black, yellow, brown"),
    ],
)
def test_a_resistor_is_told_by_its_rings(ohms, rings):
    assert bom.rings(ohms) == rings
    assert f"| {rings} |" in (HOME / "shopping.md").read_text("utf-8")


def test_a_wired_table_has_a_fuse_that_its_charger_trips():
    for name in (bom.BREADBOARD, bom.STRIPBOARD):
        fuse = next(line for line in bom.listed(name) if line.use == "F1")
        assert fuse.number == "MF-R110"
    assert power.WIRED_TRIPS_MA < 3000, "a charger of 3 A"
    usable = power.WIRED_MA * wiring.USABLE_PERCENT / 100
    assert usable < power.WIRED_HOLDS_MA


@pytest.mark.parametrize("name", bom.CASES)
def test_the_case_has_screws_and_feet(name):
    counts = {line.what.split(",")[0]: line.count for line in bom.listed(name)}
    inserts = sum(n for what, n in counts.items() if "insert" in what)
    assert inserts >= len(plan.LID_SCREWS)
    deck = next(
        n for what, n in counts.items() if what in ("screw M3 x 10", "wood screw 3 x 12 mm")
    )
    assert deck == len(plan.DECK_SCREWS)
    assert counts["rubber foot"] == 4
    assert counts["matte self-adhesive film"] == 3


@pytest.mark.parametrize("name", bom.VARIANTS)
@pytest.mark.parametrize("supplier", bom.DISTRIBUTORS)
def test_a_cart_has_every_part_of_the_circuit(name, supplier):
    rows = list(csv.DictReader(io.StringIO(bom.cart(name, supplier))))
    numbers = {row["Manufacturer Part Number"] for row in rows}
    assert {line.number for line in bom.on_board(printed=name == bom.CARRIER)} <= numbers


def test_every_list_has_wire():
    for name in bom.VARIANTS:
        assert any("AWG 20" in line.what for line in bom.listed(name))
        assert any("AWG 22" in line.what for line in bom.listed(name))


def test_displays_are_known_to_the_simulator():
    from host_sim.chips.oled import CONTROLLERS

    assert {display.controller for display in DISPLAYS.values()} == CONTROLLERS.keys()

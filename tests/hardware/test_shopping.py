"""Everything on the board can be bought and fits its footprint; the lists have all of it."""

import csv
import io
import json
import math
import re

import pytest

from hardware.board import bom
from hardware.board.board import board
from hardware.board.circuit import HOME, parts
from hardware.displays import DISPLAYS
from tools import pins

LEGS_GIVE = 0.2
"""How far legs may be off their pads, in mm: they bend that far without force."""

BOUGHT = [part for part in parts() if part.bought]


def test_every_fitted_part_is_on_the_list_once():
    listed = [ref for line in bom.on_board() for ref in line.use.split()]
    assert sorted(listed) == sorted(part.ref for part in BOUGHT if part.fitted)


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
    assert fits(part.fields["Body"], board().footprints[part.ref].body)


def fits(body: str, drawn: tuple[float, float]) -> bool:
    wanted = sorted(map(float, body.split(" x ")))
    return all(size <= room + 0.3 for size, room in zip(wanted, sorted(drawn), strict=True))


def test_a_part_that_is_larger_than_its_footprint_is_noticed():
    drawn = board().footprints["C3"].body
    assert fits("5.08 x 3.18", drawn)
    assert not fits("7.62 x 3.81", drawn), "a KEMET C330 on the footprint of a C322"


@pytest.mark.parametrize("part", BOUGHT, ids=lambda part: part.ref)
def test_the_legs_of_every_part_fit_its_pads(part):
    pads = board().footprints[part.ref].pads
    assert legs_fit(part.fields["Pitch"], part.fields.get("Body", ""), pads), part.fields["MPN"]


def legs_fit(pitch: str, body: str, pads: dict) -> bool:
    """Say whether legs reach their holes. Pitch: as sold, in mm; "bent" is bent by the builder."""
    if pitch == "bent":
        longest = max(map(float, body.split(" x ")))
        return math.dist(pads["1"], pads[max(pads)]) >= longest
    return abs(math.dist(pads["1"], pads["2"]) - float(pitch)) <= LEGS_GIVE


def test_legs_that_miss_their_pads_are_noticed():
    pads = board().footprints["C3"].pads
    assert legs_fit("5.08", "", pads)
    assert not legs_fit("2.54", "", pads), "a KEMET C320 on the pads of a C322"
    assert not legs_fit("bent", "6.5 x 2.5", pads), "a resistor that is longer than its footprint"


def test_values_are_printed_on_the_board():
    unnamed = {"U1", "J1", "J2", "J3", "J4", "J5", "J6", "J7", "J8", "J9", "J10", "J11", "J12"}
    for footprint in board().footprints.values():
        if not footprint.hole and footprint.ref not in unnamed | {"SW1", "SW2"}:
            assert "Value" in footprint.printed, footprint.ref


def test_the_ground_of_both_sides_is_stitched():
    vias = [spot for net, spot in board().vias if net == "GND"]
    assert len(vias) >= 40


def test_the_assembly_list_marks_what_is_left_out():
    text = (HOME / "production" / "bom.csv").read_text("utf-8")
    rows = list(csv.DictReader(io.StringIO(text)))
    left_out = {ref for row in rows if row["DNP"] for ref in row["References"].split()}
    assert left_out == {part.ref for part in BOUGHT if not part.fitted}
    assert all(row["Manufacturer"] and row["MPN"] for row in rows)


def left_out(page: str) -> list[list[str]]:
    """Return the rows of the assembly page that are marked as not fitted."""
    found = re.search(r"pcbdata = (\{.*\})", page)
    assert found
    return [row for row in json.loads(found[1])["bom"]["fields"].values() if row[-1] == "no"]


def test_the_assembly_page_marks_what_is_left_out_with_maker_and_number():
    rows = left_out((HOME / "production" / "assembly.html").read_text("utf-8"))
    assert len(rows) == sum(not part.fitted for part in BOUGHT)
    assert all(row[2] and row[3] for row in rows)


def test_an_assembly_page_without_the_marks_is_noticed():
    rows = {"R10": ["4.7k", "R", "Yageo", "MFR-25FTE52-4K7", "no"], "R19": ["", "", "", "", "yes"]}
    page = "var pcbdata = " + json.dumps({"bom": {"fields": rows}})
    assert len(left_out(page)) == 1
    assert left_out(page.replace('"no"', '""')) == []


def test_the_assembly_page_names_the_program_that_made_it_and_no_tag_of_this_checkout():
    text = (HOME / "production" / "assembly.html").read_text("utf-8")
    made_by = re.findall(r'"ibom_version": "v(.*?)"', text)
    assert made_by == [pins.named("InteractiveHtmlBom").version]


@pytest.mark.parametrize("name", [bom.CARRIER, bom.WIRED])
def test_every_line_can_be_ordered(name):
    for line in bom.variant(name):
        assert line.count > 0
        assert line.usd > 0
        assert line.maker
        assert line.number
        assert len(set(line.suppliers)) == 2


@pytest.mark.parametrize("name", [bom.CARRIER, bom.WIRED])
@pytest.mark.parametrize("supplier", bom.DISTRIBUTORS)
def test_a_cart_has_every_part_of_the_circuit(name, supplier):
    rows = list(csv.DictReader(io.StringIO(bom.cart(name, supplier))))
    numbers = {row["Manufacturer Part Number"] for row in rows}
    assert {line.number for line in bom.on_board(wired=name == bom.WIRED)} <= numbers


def test_both_lists_have_wire():
    for name in (bom.CARRIER, bom.WIRED):
        assert any("AWG 20" in line.what for line in bom.variant(name))
        assert any("AWG 22" in line.what for line in bom.variant(name))


def test_displays_are_known_to_the_simulator():
    from host_sim.chips.oled import CONTROLLERS

    assert {display.controller for display in DISPLAYS.values()} == CONTROLLERS.keys()


def test_the_page_is_what_the_program_says():
    assert (HOME / "shopping.md").read_text("utf-8") == bom.page()

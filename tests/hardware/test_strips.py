"""The drawings of the LED strips join like with like, and data leads from row to row.

Every other row is a strip that is turned half round: its 5 V lies at the other edge of the drawing.
"""

import math
import re
from itertools import pairwise
from typing import NamedTuple

import pytest

from hardware.case import plan, strips
from tests.hardware.plates import HARDWARE, Extent, drawing, extent

DRAWN = {"board": 2, "panel": 1}
"""The drawings, and how many ends of each strip are joined."""
TAPE, ARROW = "#2b2b2e", "#8f8f93"
WIRES = {"#d22": "+5V", "#111": "GND"}
PAGES = ("BUILD.md", "wiring/wires.md", "wiring/stripboard.md")


class Joint(NamedTuple):
    """A wire of the supply at a strip's end: which one, and on which side of the arrows it is."""

    wire: str
    left_of_the_arrows: bool


def row_joints(root) -> list[list[Joint]]:
    """Return the joints of each strip of a drawing, the strips from the top."""
    tapes = sorted(
        (extent(shape) for shape in root.iter() if shape.attrib.get("fill") == TAPE),
        key=lambda tape: tape.top,
    )
    return [[Joint(wire, (y < tape.centre[1]) == (way(root, tape) > 0))
             for wire, y in ends_at(root, tape)] for tape in tapes]  # fmt: skip


def way(root, tape: Extent) -> int:
    """Return 1 if the arrows on a strip point to the right, -1 if to the left."""
    ways = set()
    for shape in root.iter():
        if shape.attrib.get("fill") == ARROW:
            tip, y, back = map(float, re.findall(r"-?[\d.]+", shape.attrib["d"])[:3])
            if tape.top < y < tape.bottom:
                ways.add(1 if tip > back else -1)
    (only,) = ways
    return only


def ends_at(root, tape: Extent) -> list[tuple[str, float]]:
    """Return the wires of the supply that end at a strip's ends, and how far down."""
    return [
        (WIRES[shape.attrib["stroke"]], y)
        for shape in root.iter()
        if shape.tag.endswith("line") and shape.attrib["stroke"] in WIRES
        for x, y in ends(shape.attrib)
        if tape.top < y < tape.bottom and min(abs(x - tape.left), abs(x - tape.right)) < 0.1
    ]


def ends(shape: dict[str, str]) -> list[tuple[float, float]]:
    return [(float(shape[f"x{n}"]), float(shape[f"y{n}"])) for n in (1, 2)]


@pytest.mark.parametrize("name", DRAWN)
def test_every_row_has_5_v_on_the_same_side_of_its_arrows(name):
    rows = row_joints(drawing(HARDWARE / f"case/led-strips/{name}.svg"))
    assert [len(joints) for joints in rows] == [2 * DRAWN[name]] * len(rows)
    assert {joint for joints in rows for joint in joints} == {
        Joint("+5V", left_of_the_arrows=True),
        Joint("GND", left_of_the_arrows=False),
    }


@pytest.mark.parametrize("spots", [dict(plan.panel_wells()), strips._board_spots()],
                         ids=["panel", "board"])  # fmt: skip
def test_data_leaves_a_strip_where_the_next_one_takes_it(spots):
    rows = strips.rows(spots)
    for row, after in pairwise(rows):
        leaves = next(side for side in (-1, 1) if "DOUT" in row.pads(side))
        assert "DIN" in after.pads(leaves)
        last, first = spots[row.leds[:: row.way][-1]], spots[after.leds[:: after.way][0]]
        assert math.dist(last, first) < 2 * plan.PITCH
        assert row.pads(leaves)["+5V"] == after.pads(leaves)["GND"], "so their wires cross"


@pytest.mark.parametrize("page", PAGES)
def test_the_pages_say_which_rows_lie_turned_and_to_go_by_the_print(page):
    text = " ".join((HARDWARE / page).read_text("utf-8").split())
    turned = " and ".join(map(str, strips.turned()))
    assert f"Rows {turned} lie turned half round: their 5 V is at the other edge" in text
    assert "by the print on the strip" in text
    assert "over 100 Ω" in text, "measured before it is plugged in"


@pytest.mark.parametrize("name", DRAWN)
def test_the_print_at_a_strips_end_lies_beside_its_led(name):
    root = drawing(HARDWARE / f"case/led-strips/{name}.svg")
    lamps = [extent(shape) for shape in root.iter() if shape.attrib.get("fill") == strips._LED]
    words = [shape for shape in root.iter() if "translate" in shape.attrib.get("transform", "")]
    assert words
    for word in words:
        x, y = map(float, re.findall(r"-?[\d.]+", word.attrib["transform"])[:2])
        half = extent(word).right
        row = [lamp for lamp in lamps if abs(lamp.centre[1] - y) < 5]
        assert min(abs(lamp.centre[0] - x) - lamp.size[0] / 2 for lamp in row) > half

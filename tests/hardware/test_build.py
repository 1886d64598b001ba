"""BUILD.md agrees with the rest of hardware/, its links lead to files, parts have their names."""

import re

import pytest

from hardware.board import bom, power
from hardware.board.circuit import parts
from hardware.board.pico import wiring
from hardware.breadboard import model
from hardware.case import plan, variants
from hardware.stripboard import buttons
from tests.hardware.plates import HARDWARE, triangles

TEXT = (HARDWARE / "BUILD.md").read_text("utf-8")
WORDS = " ".join(TEXT.split())
NAMES = re.compile(r"\b(?:BZ|LS|SW|TP|[CDFJQRU])\d{1,2}\b")  # of parts, as KiCad gives them


def test_its_links_lead_somewhere():
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", TEXT) if "://" not in link]
    assert links
    assert [link for link in links if not (HARDWARE / link).exists()] == []


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
    assert ("CHARGER" in row) == (supply > power.THROUGH_PC_MA)


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


def test_its_rows_of_the_breadboard_are_the_picos_pins():
    rows = re.findall(
        r"(\d+) in (?:row )?(\d+)\b", WORDS.split("On a breadboard they are")[1][:160]
    )
    assert len(rows) == 8
    holes = model.Board().parts["U1"]
    assert [holes[int(pin) - 1] for pin, _ in rows] == [f"c{row}" for _, row in rows]

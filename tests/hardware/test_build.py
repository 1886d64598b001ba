"""BUILD.md agrees with the rest of hardware/, and its links lead to files."""

import re

import pytest

from hardware.board import power
from hardware.case import plan
from tests.hardware.plates import HARDWARE

TEXT = (HARDWARE / "BUILD.md").read_text("utf-8")


def test_its_links_lead_somewhere():
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", TEXT) if "://" not in link]
    assert links
    assert [link for link in links if not (HARDWARE / link).exists()] == []


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
    assert f"seams of lid and base lie {seams} mm apart" in TEXT
    assert f"openings are {plan.BUTTON_HOLE} mm" in TEXT
    assert f"{plan.BUTTON_BOARD_DROP} mm in all" in TEXT

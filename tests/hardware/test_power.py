"""The firmware's limit fits the supply, the parts and the copper; a greater one is refused."""

import re
from pathlib import Path

import pytest

from hardware.board import power, rules
from hardware.board.circuit import RAILS, TRUNK, parts
from hardware.board.copper_check import trunk_gaps
from hardware.board.pico import wiring

HARDWARE = Path(__file__).parents[2] / "hardware"
BOARD = HARDWARE / "kicad" / "carrier.kicad_pcb"


def test_the_firmwares_limit_is_within_what_everything_carries():
    assert power.breaches(wiring.SUPPLY_MA, wiring.LED_BUDGET_MA) == []


@pytest.mark.parametrize("leds", power.CHAINS)
@pytest.mark.parametrize("supply", power.SUPPLIES)
def test_every_supply_on_the_page_is_within_what_everything_carries(supply, leds):
    row = power.budget(supply, leds)
    assert power.breaches(supply, row.chains) == []
    assert row.fixed + row.idle + row.light <= row.usable
    assert row.light > 0


def test_the_pages_sums_are_the_firmwares():
    assert power.budget(wiring.SUPPLY_MA, wiring.LEDS).chains == wiring.LED_BUDGET_MA


@pytest.mark.parametrize(
    ("supply", "chains", "weak"),
    [(500, 500, "the supply"), (4000, 2700, "F1"), (5000, 3200, "JST"), (9000, 4200, "copper")],
)
def test_a_limit_that_is_too_high_is_refused(supply, chains, weak):
    assert any(weak in breach for breach in power.breaches(supply, chains))


def test_wide_copper_leads_all_the_way_to_the_leds():
    assert trunk_gaps(BOARD.read_text("utf-8")) == []


def test_a_narrow_place_in_the_rail_is_noticed():
    wide = f"(width {rules.RAIL_WIDTH:g})"
    text = BOARD.read_text("utf-8")
    cut = re.sub(re.escape(wide), "(width 0.5)", text, count=1)
    assert cut != text
    assert trunk_gaps(cut) != []


def test_every_rail_has_a_trunk():
    carried = {net for part in parts() if part.ref in TRUNK for net in part.nets.values()}
    assert set(RAILS) <= carried


def test_a_wider_track_carries_more_and_ipc_is_read_rightly():
    # IPC-2221's own chart: 1 oz outer copper, 10 K: 0.3 inch (7.62 mm) carries about 10 A.
    assert power.trace_ma(7.62, 10) == pytest.approx(10_000, rel=0.1)
    assert power.trace_ma(2, 10) > power.trace_ma(1, 10)


def test_the_page_is_what_the_program_says():
    assert (HARDWARE / "power.md").read_text("utf-8") == power.page()

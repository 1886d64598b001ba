"""The firmware's limit fits the supply, the parts and the copper; a greater one is refused."""

import pytest

from hardware.board import copper, drop, power, spice
from hardware.board.board import board
from hardware.board.circuit import HOME, RAILS, TRUNK, parts
from hardware.board.pico import wiring
from hardware.displays import DISPLAYS


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
    [(500, 500, "the supply"), (4000, 3500, "F1"), (5000, 3200, "JST"), (9000, 4200, "copper")],
)
def test_a_limit_that_is_too_high_is_refused(supply, chains, weak):
    assert any(weak in breach for breach in power.breaches(supply, chains))


def ends(net: str) -> list[tuple[str, str]]:
    return [
        (part.ref, pin)
        for part in parts()
        if part.ref in TRUNK
        for pin, on_pin in part.nets.items()
        if on_pin == net
    ]


@pytest.mark.parametrize("net", RAILS)
def test_wide_copper_leads_all_the_way_to_the_leds(net):
    width = power.PC_WIDTH if net == "VBUS" else power.RAIL_WIDTH
    assert copper.gap(board(), net, ends(net), width) == []
    assert power.trace_ma(width, 10) > (power.THROUGH_PC_MA if net == "VBUS" else 3000)


def test_a_narrow_place_in_the_rail_is_noticed():
    whole = board()
    cut = whole._replace(
        areas=tuple(area for area in whole.areas if area.net != "+5V_LED"),
        tracks=tuple(t._replace(width=0.5) if t.net == "+5V_LED" else t for t in whole.tracks),
    )
    assert copper.gap(cut, "+5V_LED", ends("+5V_LED"), power.RAIL_WIDTH)


def test_the_fuse_of_a_display_holds_with_every_pixel_lit():
    assert max(d.milliamps for d in DISPLAYS.values()) <= power.DISPLAY_FUSE_HOLDS_MA


@pytest.mark.parametrize("display", DISPLAYS.values(), ids=lambda display: display.controller)
def test_the_firmware_counts_what_the_chosen_display_draws(display):
    source = (HOME.parent / "firmware" / "wiring.py").read_text("utf-8")
    line = 'OLED_CONTROLLER = "{}"'
    assert line.format(wiring.OLED_CONTROLLER) in source
    names = {}
    exec(
        source.replace(line.format(wiring.OLED_CONTROLLER), line.format(display.controller)), names
    )
    assert names["OLED_MA"] == display.milliamps


def test_every_kind_of_display_leaves_current_for_light():
    for display in DISPLAYS.values():
        assert power.usb_budget_ma(display) > max(power.CHAINS) * wiring.LED_IDLE_MA


def test_every_rail_has_a_trunk():
    carried = {net for part in parts() if part.ref in TRUNK for net in part.nets.values()}
    assert set(RAILS) <= carried


def test_the_displays_clocks_are_short():
    """A longer one couples into its neighbours; 60 mm is the way round half the Pico."""
    vias = [net for net, _ in board().vias]
    for line in ("A_SCL", "B_SCL", "A_SDA", "B_SDA"):
        nets = (f"OLED_{line}", f"DISPLAY_{line}")  # on both sides of its resistors
        assert sum(copper.length(board(), net) for net in nets) < 60, line
        assert sum(map(vias.count, nets)) <= 2, f"{line} changes sides often"


@pytest.mark.parametrize("supply", power.SUPPLIES)
def test_the_last_led_has_its_voltage_at_the_worst(supply):
    assert drop.last_led_mv(supply, both_ends=supply > 1500) >= power.LED_LEAST_MV


def test_the_last_led_of_a_wired_table_has_its_voltage():
    assert drop.wired_last_led_mv() >= power.LED_LEAST_MV + 200, "contacts take some of it"


def test_more_would_be_too_much_for_the_worst_cable_and_a_fuse_that_has_tripped():
    assert drop.last_led_mv(2800, both_ends=True) < power.LED_LEAST_MV
    assert drop.last_led_mv(max(power.SUPPLIES), both_ends=False) < power.LED_LEAST_MV


def test_the_gate_of_q1_keeps_its_voltage(monkeypatch):
    """With the first revision's R1 of 1 megohm Q1 would have half as much resistance again."""
    now = power.q1_mohm(power.gate_mv(3900))
    assert now < 30
    values = {**spice.values(), "R1": 1e6}
    monkeypatch.setattr(spice, "values", lambda: values)
    assert power.q1_mohm(power.gate_mv(3900)) > 1.2 * now


def test_the_fuse_holds_in_a_hot_closed_box():
    for supply in power.SUPPLIES:
        assert drop.heat(supply, room=35).f1_holds_ma > supply * wiring.USABLE_PERCENT / 100


def test_a_wider_track_carries_more_and_ipc_is_read_rightly():
    # IPC-2221's own chart: 1 oz outer copper, 10 K: 0.3 inch (7.62 mm) carries about 10 A.
    assert power.trace_ma(7.62, 10) == pytest.approx(10_000, rel=0.1)
    assert power.trace_ma(2, 10) > power.trace_ma(1, 10)

"""What a charger offers on its CC contacts, and that no setting draws more than that."""

import pytest

import wiring
from drivers.pico import LIMITED, Pico
from drivers.strip import offer_inputs, offered_ma
from host_sim.chips.rp2040 import RADIO_PIN, RP2040, Line, power_on


@pytest.fixture
def strong(monkeypatch):
    """A builder who set the most."""
    monkeypatch.setattr(wiring, "SUPPLY_MA", 2400)


@pytest.fixture
def pico(chip, strong, tmp_path):
    def made(cc1=0, cc2=0, vbus=False):
        chip.apply(wiring.CC_SENSE[0], cc1)
        chip.apply(wiring.CC_SENSE[1], cc2)
        chip.apply(wiring.VBUS_SENSE, 5000 if vbus else 0)
        table = Pico(str(tmp_path))
        table.watch_supply()
        return table

    return made


# The wire from a contact: 10 kilohm on the board, behind it 5.1 kilohm to ground beside the
# charger's own resistor; 100 nF at the pin.
OHMS = 10_000 + 4_700
NANOFARADS = 100
SETTLED_MS = 10


@pytest.fixture(params=[0.85, 1.0, 1.15], ids=["fast", "nominal", "slow"])
def contacts(chip, request):
    """Both contacts, with the capacitors' tolerance."""
    for pin in wiring.CC_SENSE:
        chip.wire(pin, Line(OHMS, int(NANOFARADS * request.param)))
    return wiring.CC_SENSE


# Both ends of each range that a sink must know (USB Type-C 2.0, table 4-36).
@pytest.mark.parametrize(
    ("millivolts", "milliamps"),
    [
        (0, 0),
        (150, 0),
        (250, 500),
        (610, 500),
        (700, 1500),
        (1160, 1500),
        (1310, 3000),
        (2040, 3000),
    ],
)
@pytest.mark.parametrize("contact", [0, 1])
def test_the_offer_is_read_with_the_plug_either_way_up(
    chip, contacts, contact, millivolts, milliamps
):
    chip.apply(contacts[contact], millivolts)
    inputs = offer_inputs(contacts)
    chip.elapse(SETTLED_MS)
    assert offered_ma(inputs) == milliamps


def test_contacts_without_a_wire_offer_nothing_whatever_charge_they_kept(chip):
    for pin in wiring.CC_SENSE:
        line = Line(10**9, NANOFARADS)  # the leakage of a loose pin
        chip.wire(pin, line)
        line.pad_mv = 3300
    inputs = offer_inputs(wiring.CC_SENSE)
    chip.elapse(SETTLED_MS)
    assert offered_ma(inputs) == 0


@pytest.mark.parametrize(
    ("state", "allowed"),
    [
        ({"cc1": 1700}, 2400),
        ({"cc2": 1700}, 2400),
        ({"cc1": 900}, 1500),
        ({"cc1": 400}, 500),
        ({}, 500),
        ({"cc1": 1700, "vbus": True}, 500),
    ],
)
def test_no_more_is_drawn_than_is_offered(pico, state, allowed):
    table = pico(**state)
    assert table.supply_ma == allowed
    assert bool(table.faults & LIMITED) == (allowed < wiring.SUPPLY_MA)
    table.strip.pixels[:] = b"\xff" * len(table.strip.pixels)
    table.rail.show()
    assert table.rail.milliamps <= wiring.led_budget_ma(allowed)


def test_a_pc_plugged_in_later_lowers_the_limit_at_once(pico, chip):
    table = pico(cc1=1700)
    table.strip.pixels[:] = b"\xff" * len(table.strip.pixels)
    table.rail.show()
    assert table.rail.milliamps > wiring.led_budget_ma(500)
    chip.apply(wiring.VBUS_SENSE, 5000)
    table.watch_supply()
    assert table.rail.show(), "the picture is sent anew, dimmer"
    assert table.rail.milliamps <= wiring.led_budget_ma(500)


def test_a_clone_that_does_not_say_whether_its_socket_is_in_use_keeps_the_lower_limit(pico, chip):
    table = pico(cc1=1700)
    chip.release(wiring.VBUS_SENSE)
    table.watch_supply()
    assert table.supply_ma == 500


def test_a_pico_w_knows_that_its_own_socket_is_in_use(strong, tmp_path):
    chip = RP2040(radio=True)
    power_on(chip)
    chip.apply(wiring.CC_SENSE[0], 1700)
    chip.apply(RADIO_PIN, 5000)
    table = Pico(str(tmp_path))
    table.watch_supply()
    assert table.supply_ma == 500
    chip.apply(RADIO_PIN, 0)
    table.watch_supply()
    assert table.supply_ma == 2400


def test_a_rail_that_sagged_stays_limited(pico, chip):
    table = pico(cc1=1700)
    chip.apply(wiring.LED_SENSE, 1900)
    table.sense.wired = True
    table.watch_supply()
    assert table.supply_ma == 500
    chip.apply(wiring.LED_SENSE, 2500)
    table.watch_supply()
    assert table.supply_ma == 500, "or it would sag again"


def test_the_wiring_as_it_comes_is_never_limited(chip, tmp_path):
    assert not Pico(str(tmp_path)).faults & LIMITED

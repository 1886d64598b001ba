"""Firmware, sheet and board agree on every pin, read from the committed files without KiCad."""

from pathlib import Path

import pytest

from hardware.board import netlist, pico
from hardware.board.circuit import RAILS, parts
from hardware.board.pico import wiring

KICAD = Path(__file__).parents[2] / "hardware" / "kicad"
NETLIST = KICAD / "carrier.net"
BOARD = KICAD / "carrier.kicad_pcb"


def test_sheet_and_board_have_the_nets_of_the_description():
    described = netlist.described()
    assert netlist.of_schematic(NETLIST) == described
    assert netlist.of_board(BOARD) == described


@pytest.mark.parametrize("read", [netlist.of_schematic, netlist.of_board])
def test_every_signal_is_on_the_pin_that_the_firmware_uses(read):
    found = read(NETLIST if read is netlist.of_schematic else BOARD)
    on_pico = {net: int(pin) for (ref, pin), net in found.items() if ref == "U1"}
    for net, gpio in pico.signals().items():
        assert on_pico[net] == pico.GPIO_PINS[gpio], net
    used = {pin for (ref, pin) in found if ref == "U1"}
    assert not used & {
        str(pin) for gpio, pin in pico.GPIO_PINS.items() if gpio not in pico.signals().values()
    }


def test_the_rp2040_can_do_on_each_pin_what_it_is_wired_for():
    wanted = {
        "UART_TX": "UART0 TX",
        "UART_RX": "UART0 RX",
        "LED_MAIN": "digital",
        "LED_HEX": "digital",
        "LED_POWER": "digital",
        "LED_SENSE": "ADC",
        "CC1_SENSE": "ADC",
        "CC2_SENSE": "ADC",
    }
    for bus, end in enumerate(pico.ENDS):
        wanted[f"OLED_{end}_SDA"] = f"I2C{bus} SDA"
        wanted[f"OLED_{end}_SCL"] = f"I2C{bus} SCL"
        wanted |= {f"BTN_{end}_{key}": "digital" for key in pico.KEYS}
    signals = pico.signals()
    for net, function in wanted.items():
        assert function in pico.functions(signals[net]), net
    slices = [pico.functions(signals[net]) for net in ("BUZZER_P", "BUZZER_N")]
    assert any(f"PWM{n} A" in slices[0] and f"PWM{n} B" in slices[1] for n in range(8))
    assert set(signals) == {*wanted, "BUZZER_P", "BUZZER_N"}


def test_no_gpio_has_two_uses_and_none_is_the_picos_own():
    gpios = list(pico.signals().values())
    assert len(set(gpios)) == len(gpios)
    assert set(gpios) <= set(pico.GPIO_PINS)  # 23, 24, 25 and 29 are not brought out


def test_no_net_ends_nowhere():
    ends: dict[str, int] = {}
    for part in parts():
        for net in part.nets.values():
            ends[net] = ends.get(net, 0) + 1
    assert [net for net, count in ends.items() if net and count < 2] == []


def test_the_pc_and_a_charger_are_never_in_parallel():
    """Between VBUS and the charger there is nothing but the jumper's places and D1's way in."""
    bridging = {
        part.ref
        for part in parts()
        if part.ref != "U1" and {"VBUS", "+5V_EXT"} <= set(part.nets.values())
    }
    assert bridging == {"J9"}
    selector = next(part for part in parts() if part.ref == "J9")
    assert selector.nets == {"1": "VBUS", "2": "+5V", "3": "+5V_EXT"}
    diode = next(part for part in parts() if part.ref == "D1")
    assert diode.nets == {"1": "VSYS", "2": "+5V_EXT"}  # 1 is the cathode
    touching = {part.ref for part in parts() if "VBUS" in part.nets.values()}
    assert touching == {"U1", "J9"}
    assert "VSYS" not in RAILS


def test_swapped_buttons_are_noticed(tmp_path):
    text = NETLIST.read_text("utf-8")
    swapped = text.replace("BTN_A_LEFT", "?").replace("BTN_A_RIGHT", "BTN_A_LEFT")
    (tmp_path / "swapped.net").write_text(swapped.replace("?", "BTN_A_RIGHT"), "utf-8")
    assert netlist.of_schematic(tmp_path / "swapped.net") != netlist.described()


def test_a_firmware_with_other_pins_is_noticed(monkeypatch):
    left, right, *others = wiring.BUTTONS[0]
    monkeypatch.setattr(wiring, "BUTTONS", ((right, left, *others), wiring.BUTTONS[1]))
    assert netlist.of_board(BOARD) != netlist.described()

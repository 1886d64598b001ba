"""Firmware, sheet and board agree on every pin, read from the committed files without KiCad."""

import pytest

from hardware.board import board, circuit, pico
from hardware.board.circuit import RAILS, part, parts


def test_sheet_and_board_have_the_same_nets():
    assert circuit.pads() == board.pads()


@pytest.mark.parametrize("read", [circuit.pads, board.pads])
def test_every_signal_is_on_the_pin_that_the_firmware_uses(read):
    on_pico = {int(pin): net for (ref, pin), net in read().items() if ref == "U1"}
    assert on_pico == {int(pin): net for pin, net in pico.nets().items() if net}


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
    for net in circuit.pads().values():
        ends[net] = ends.get(net, 0) + 1
    assert [net for net, count in ends.items() if count < 2] == []


def test_the_pc_and_a_charger_are_never_in_parallel():
    """Between VBUS and the charger there is nothing but the jumper's places."""
    bridging = [
        one.ref
        for one in parts()
        if one.ref != "U1" and {"VBUS", "+5V_EXT"} <= set(one.nets.values())
    ]
    assert bridging == ["J9"]
    assert part("J9").nets == {"1": "VBUS", "2": "+5V", "3": "+5V_EXT"}
    touching = {one.ref for one in parts() if "VBUS" in one.nets.values()}
    assert touching == {"U1", "J9"}
    assert "VSYS" not in RAILS


def test_everything_that_the_charger_feeds_is_behind_the_fuse_and_the_clamp():
    assert part("F1").nets == {"1": "+5V", "2": "+5V_FUSED"}
    assert part("D1").nets == {"1": "VSYS", "2": "+5V_FUSED"}  # 1 is the cathode
    assert part("D2").nets == {"1": "+5V_FUSED", "2": "GND"}
    before = {one.ref for one in parts() if {"+5V", "+5V_EXT"} & set(one.nets.values())}
    assert before == {"J7", "J9", "F1"}


def test_the_pico_can_be_reset_and_put_into_its_boot_loader_from_outside():
    assert part("SW1").nets == {"1": "RUN", "2": "GND"}
    assert part("SW2").nets == {"1": "BOOTSEL", "2": "GND"}
    assert part("J12").nets == {"1": "BOOTSEL"}
    for ref in ("SW1", "SW2"):
        assert board.board().footprints[ref].spot[1] < 4, "at the back edge"

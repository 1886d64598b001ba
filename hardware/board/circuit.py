"""What is connected to what. From this the schematic is drawn, and from the schematic the board.

A part's nets are listed by pin number. Nets named after signals reach the Pico by the firmware's
own pin numbers (see pico.py); an empty name marks a pin that has to stay open.
"""

from typing import NamedTuple

from hardware.board import pico
from hardware.board.catalogue import KINDS, Kind


class Part(NamedTuple):
    """One part: its reference, its kind (a key of KINDS), the net of each pin."""

    ref: str
    kind_name: str
    nets: dict[str, str]
    fitted: bool = True
    label: str = ""
    """What the sheet and the board call it, where its kind alone would not say enough."""

    @property
    def kind(self) -> Kind:
        return KINDS[self.kind_name]

    @property
    def value(self) -> str:
        return self.label or self.kind.value


RAILS = ("VBUS", "+5V", "+5V_EXT", "+5V_FUSED", "+5V_LED")
"""The nets that carry the current of the LEDs."""

TRUNK = ("U1", "J7", "J9", "F1", "D2", "Q1", "C2", "J1", "J2")
"""The parts between which that current flows; on the same nets all others only sip."""


def parts() -> tuple[Part, ...]:
    """Every part of the board, in the order of the bill of materials."""
    return (
        Part("U1", "pico", pico.nets()),
        *_supply(),
        *_soft_start(),
        *_rail_sense(),
        *_chains(),
        *_displays(),
        *_buttons(),
        _two("R14", "330", "BUZZER_P", "PIEZO"),
        _two("BZ1", "piezo", "PIEZO", "BUZZER_N"),
        _row("J8", "console", "GND", "UART_TX", "UART_RX"),
    )


def _two(ref: str, kind: str, first: str, second: str, fitted: bool = True) -> Part:
    """A part with two pins; of a polarised one the first is cathode, plus, or pin 1."""
    return Part(ref, kind, {"1": first, "2": second}, fitted)


def _row(ref: str, kind: str, *nets: str, label: str = "") -> Part:
    """A connector, its nets from pin 1 on."""
    return Part(ref, kind, {str(pin): net for pin, net in enumerate(nets, 1)}, label=label)


def _supply() -> list[Part]:
    """A charger or the PC feeds the LEDs, never both: a jumper has one place for each.

    The Pico is fed by whichever is there, through its own diode from its USB socket and through D1
    from the charger, so that neither can feed the other. The charger says by the voltage on CC1 or
    CC2 what it can give; the breakout that carries the socket usually has the 5.1 kilohm
    resistors that ask for it, so ours stay out.
    """
    sense = []
    for index, line in enumerate(("CC1", "CC2")):
        sense += [
            _two(f"R{15 + index}", "10k", line, f"{line}_SENSE"),
            _two(f"R{17 + index}", "5k1", line, "GND", fitted=False),
            _two(f"C{7 + index}", "100n", f"{line}_SENSE", "AGND"),
        ]
    return [
        _row("J7", "usb-c", "GND", "+5V_EXT", "CC1", "CC2"),
        _row("J9", "selector", "VBUS", "+5V", "+5V_EXT"),
        _two("D1", "schottky", "VSYS", "+5V_EXT"),
        _two("F1", "rail fuse", "+5V", "+5V_FUSED"),
        _two("D2", "clamp", "+5V_FUSED", "GND"),
        *sense,
    ]


def _soft_start() -> list[Part]:
    """Q1 connects the LEDs slowly: C4 lets the rail rise only as fast as R2 takes its charge.

    C1, ten times C4, keeps Q1 shut at the moment of plugging in. R20 and D3 shut it within 50 ms
    when the firmware lets go, so that plugging in again at once is as gentle as the first time.
    D4 shows the rail.
    """
    return [
        Part("Q1", "p-fet", {"1": "GATE", "2": "+5V_FUSED", "3": "+5V_LED"}),
        _two("C1", "2u2", "+5V_FUSED", "GATE"),
        _two("R1", "1M", "+5V_FUSED", "GATE"),
        _two("C4", "220n", "+5V_LED", "GATE"),
        _two("R2", "100k", "GATE", "GATE_PULL"),
        _two("D3", "small schottky", "GATE", "GATE_PULL"),
        _two("R20", "10k", "+5V_FUSED", "GATE_PULL"),
        Part("Q2", "n-fet", {"1": "GND", "2": "LED_POWER", "3": "GATE_PULL"}),
        _two("R3", "100k", "LED_POWER", "GND"),
        _two("C2", "bulk", "+5V_LED", "GND"),
        _two("R19", "4k7", "+5V_LED", "LAMP"),
        _two("D4", "lamp", "GND", "LAMP"),
    ]


def _rail_sense() -> list[Part]:
    return [
        _two("R4", "10k", "+5V_LED", "LED_SENSE"),
        _two("R5", "10k", "LED_SENSE", "AGND"),
        _two("C9", "100n", "LED_SENSE", "AGND"),
    ]


def _chains() -> list[Part]:
    """The shifter hangs on the switched rail: it never drives LEDs that have no supply."""
    found = [
        Part(
            "U2",
            "buffer",
            {
                "1": "GND",
                "2": "LED_MAIN",
                "3": "LED_MAIN_5V",
                "4": "GND",
                "5": "LED_HEX",
                "6": "LED_HEX_5V",
                "9": "GND",
                "10": "+5V_LED",
                "8": "",
                "12": "GND",
                "13": "+5V_LED",
                "11": "",
                "7": "GND",
                "14": "+5V_LED",
            },
        ),
        _two("C3", "100n", "+5V_LED", "GND"),
    ]
    for index, (chain, label) in enumerate((("MAIN", "BOARD LEDS"), ("HEX", "PANEL LEDS"))):
        found += [
            _two(f"R{8 + index}", "100k", f"LED_{chain}", "GND"),
            _two(f"R{6 + index}", "330", f"LED_{chain}_5V", f"LED_{chain}_DIN"),
            _row(f"J{1 + index}", "chain", "GND", f"LED_{chain}_DIN", "+5V_LED", label=label),
        ]
    return found


def _displays() -> list[Part]:
    """Each display on its own bus and behind its own fuse: a module whose supply pins are the
    other way round trips it and harms nothing. The modules bring pull-ups, so ours stay out."""
    found = []
    for index, end in enumerate(pico.ENDS):
        supply, clock, data = f"+3V3_{end}", f"OLED_{end}_SCL", f"OLED_{end}_SDA"
        found += [
            _row(f"J{3 + index}", "display", "GND", supply, clock, data, label=f"OLED {end}"),
            _two(f"F{2 + index}", "display fuse", "+3V3", supply),
            _two(f"C{5 + index}", "100n", supply, "GND"),
            _two(f"R{10 + 2 * index}", "4k7", supply, clock, fitted=False),
            _two(f"R{11 + 2 * index}", "4k7", supply, data, fitted=False),
        ]
    return found


def _buttons() -> list[Part]:
    return [
        _row(
            f"J{5 + index}",
            "buttons",
            "GND",
            *(f"BTN_{end}_{key}" for key in pico.KEYS),
            label=f"BUTTONS {end}",
        )
        for index, end in enumerate(pico.ENDS)
    ]

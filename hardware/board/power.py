"""What the supplies, the parts and the copper allow, and what the firmware takes.

The firmware's share is worked out from its own constants in `wiring`: whatever the settings and
the picture, the LEDs of both chains together never draw more than that. Currents in milliamperes
at 5 V, resistances in milliohms.
"""

from typing import NamedTuple

from hardware.board import pico, spice
from hardware.displays import DISPLAYS, Display

wiring = pico.wiring

SUPPLIES = {
    500: "any USB port, PC or charger",
    900: "a USB 3 port",
    1500: "a USB-C charger that offers 1.5 A",
    2400: "a USB-C charger that offers 3 A",
}
CHAINS = {
    wiring.LEDS: "the board",
    wiring.LEDS + wiring.HEX_LEDS: "board and panel",
}
WIRED_MA = 900
"""The most that a breadboard or a stripboard is used with: its contacts and strips carry 1 A."""
WIRED_HOLDS_MA, WIRED_TRIPS_MA = 880, 2200
"""Their F1, Bourns MF-R110: at 40 degrees Celsius, four fifths; and at 23."""
THROUGH_PC_MA = 900
"""The most that is taken through the Pico's own USB socket; more comes in at J7."""

LED_LEAST_MV = 3700
"""The least supply of a WS2812B (data sheet, version 5)."""

RAIL_WIDTH = 2.0
PC_WIDTH = 1.2
"""The least width of copper in mm for the LEDs' current, and for what comes from the PC."""
_COPPER = 0.035
_SPOKE_WIDTH = 0.8
"""Of the ground pour's thermal reliefs; each pad has two on each side at least."""


class Limit(NamedTuple):
    """A part that the LEDs' current flows through, and how much it may carry."""

    what: str
    carries_ma: int
    source: str
    whole: bool = False
    """Whether what everything else draws passes here as well."""


def trace_ma(width: float, rise: float) -> int:
    """Return what an outer track of `width` mm carries if it may grow `rise` K warmer.

    IPC-2221, I = 0.048 dT^0.44 A^0.725, with the cross-section A in square mils.
    """
    area = width * _COPPER / 0.0254**2
    return int(1000 * 0.048 * rise**0.44 * area**0.725)


def limits() -> tuple[Limit, ...]:
    """Return everything between J7 and the LEDs, at 40 degrees Celsius around it."""
    return (
        Limit("J7, J11: screw terminal, AWG 20", 8000, "Phoenix MKDS 1,5", whole=True),
        Limit("J1, J2: one contact of JST XH", 3000, "JST eXH, with AWG 22"),
        Limit("J9: pin header and jumper", 3000, "Würth 61300311121", whole=True),
        Limit("F1: hold current at 40 °C", 3500, "Bourns MF-RG, derating chart", whole=True),
        Limit("Q1: 50 K warmer at 62 K/W", _q1_ma(50), "Infineon IPP80P03P4L-07, 3.7 V supply"),
        Limit(
            f"copper: {RAIL_WIDTH:g} mm, 35 µm, 10 K warmer", trace_ma(RAIL_WIDTH, 10), "IPC-2221"
        ),
        Limit(
            f"ground: two spokes of {_SPOKE_WIDTH:g} mm on each side of a pad",
            trace_ma(2 * 2 * _SPOKE_WIDTH, 10),
            "IPC-2221",
        ),
    )


# Q1, from its data sheet: the most at 25 °C and 4.5 V, half as much again at 110 °C.
_Q1_MOHM, _Q1_AT_MV = 12.3 * 1.5, 4500
_Q1_THRESHOLD_MV = 2000
Q1_K_PER_W = 62


def gate_mv(fused_mv: float) -> float:
    """Return the voltage between Q1's source, at `fused_mv`, and its gate: what R1 has of it."""
    r1, r2 = (spice.values()[ref] for ref in ("R1", "R2"))
    return fused_mv * r1 / (r1 + r2)


def q1_mohm(gate: float) -> float:
    """Return the greatest resistance of Q1, hot, with `gate` millivolts at its gate.

    The data sheet has it at 4.5 V. Below, it is taken to grow as a channel's does, with what is
    left over the greatest threshold; that is more than the data sheet's typical curve.
    """
    return _Q1_MOHM * (_Q1_AT_MV - _Q1_THRESHOLD_MV) / (gate - _Q1_THRESHOLD_MV)


def _q1_ma(rise: float) -> int:
    """Return what Q1 carries with the least supply that an LED works with."""
    return int(1000 * (rise / Q1_K_PER_W / (q1_mohm(gate_mv(LED_LEAST_MV)) / 1000)) ** 0.5)


DISPLAY_FUSE_HOLDS_MA = 80
"""F2, F3: Bourns MF-R010 at 40 degrees Celsius."""


def displays_ma(display: Display) -> float:
    """Return what two displays draw at 5 V, every pixel lit."""
    return 2 * display.milliamps * 3.3 / (5 * 0.85)


def usb_budget_ma(display: Display) -> float:
    """Return what a USB port of 500 mA leaves for the LEDs with two of these displays."""
    (counted,) = [d for d in DISPLAYS.values() if d.controller == wiring.OLED_CONTROLLER]
    others = wiring.FIXED_UA / 1000 - displays_ma(counted)
    return 500 * wiring.USABLE_PERCENT / 100 - others - displays_ma(display)


class Budget(NamedTuple):
    """The shares of a supply: usable, taken by everything else, idle, left for light."""

    supply: int
    leds: int
    usable: float
    fixed: float
    idle: int
    chains: int
    """What the firmware lets the LEDs draw with SUPPLY_MA set to this supply, idle included."""

    @property
    def light(self) -> int:
        return self.chains - self.idle

    @property
    def brightness(self) -> float:
        """The share of full white of all LEDs at once that the light makes."""
        return self.light / (self.leds * 3 * wiring.LED_COLOUR_MA)


def budget(supply: int, leds: int) -> Budget:
    """Return the firmware's sums for `supply` milliamperes and `leds` LEDs."""
    usable = supply * wiring.USABLE_PERCENT / 100
    fixed = wiring.FIXED_UA / 1000
    chains = (supply * wiring.USABLE_PERCENT * 10 - wiring.FIXED_UA) // 1000
    return Budget(supply, leds, usable, fixed, leds * wiring.LED_IDLE_MA, chains)


def breaches(supply: int, chains: int) -> list[str]:
    """Return what is overloaded if a `supply` feeds LEDs that draw `chains`, each in words."""
    found = []
    total = chains + wiring.FIXED_UA / 1000
    if total > supply:
        found.append(f"the supply gives {supply} mA, and {total:.0f} mA are drawn")
    for limit in limits():
        passing = total if limit.whole else chains
        if passing > limit.carries_ma:
            found.append(f"{limit.what} carries {limit.carries_ma} mA, not {passing:.0f} mA")
    return found

"""Voltage from the charger to the last LED, and heat in the closed box. Resistances in milliohms.

Both are sums over parts in series, with the most that each data sheet allows.
"""

from itertools import pairwise
from typing import NamedTuple

from hardware.board import power

wiring = power.wiring

SOURCE_MV = 4750
"""The least that a USB-C charger may give at its own socket (USB Type-C, vSafe5V)."""
CABLE_MV_AT_3A = 750
"""What a USB-C cable may lose at 3 A, supply and ground together (USB Type-C, 4.4.1)."""

AWG20, AWG22 = 33.3, 53.0
"""Milliohms of a metre of copper wire at 20 °C."""
STRIP = 250.0
"""Milliohms of a metre of one conductor of a strip: an estimate, as makers don't say."""


class Stretch(NamedTuple):
    """A part of the way, its resistance, and whether the Pico's current flows there as well."""

    what: str
    mohm: float
    whole: bool


F1_MOHM, WIRED_F1_MOHM = 60, 270
"""The most after it has tripped once: MF-RG400, and MF-R110 of a breadboard or stripboard."""

_BEFORE_Q1 = (
    Stretch("USB-C breakout: socket", 20, True),
    Stretch("wires to J7, 0.15 m, AWG 20", 2 * 0.15 * AWG20, True),
    Stretch("J7", 2 * 5, True),
    Stretch("J9: jumper", 20, True),
    Stretch("F1: most after it has tripped once", F1_MOHM, True),
)


def stretches(both_ends: bool, q1: float) -> tuple[Stretch, ...]:
    """Return the way from the USB-C socket to the last LED, there and back.

    q1: the resistance of Q1.
    both_ends: the strips' supply is joined at both ends of the rows, and J11 is wired; otherwise
    all strips are one long strip, fed by J1 alone.
    """
    first = 2 * (0.4 * AWG22 + 10)  # J1: wire and contact, supply and ground
    second = 2 * (0.5 * AWG20 + 5)  # J11
    row = 17 / 60
    if both_ends:
        feed = first * second / (first + second)
        join = 2 * 0.08 * AWG22 / 2  # along the row ends; each carries half
        # Fed at both ends, an even load sees an eighth of the conductor; four rows side by side.
        strip = 2 * STRIP * row / 8 / 4
    else:
        feed, join = first, 0.0
        strip = 2 * STRIP * 4 * row / 2
    return (
        *_BEFORE_Q1,
        Stretch("Q1", q1, False),
        Stretch("copper of the board", 10, False),
        Stretch("J1 and J11, their wires" if both_ends else "J1, its wires", feed, False),
        Stretch("joints of the rows", join, False),
        Stretch("strips", strip, False),
    )


def last_led_mv(supply: int, both_ends: bool, cable: bool = True) -> int:
    """Return the voltage at the last LED when the firmware uses all of `supply`, at the worst.

    cable: the worst cable that USB allows; without it the charger gives 5 V at the socket.
    """
    chains = power.budget(supply, max(power.CHAINS)).chains
    total = chains + wiring.FIXED_UA / 1000
    way = stretches(both_ends, q1_mohm(supply, cable))
    lost = sum(s.mohm * (total if s.whole else chains) / 1000 for s in way)
    return int(_socket_mv(total, cable) - lost)


def wired_last_led_mv() -> int:
    """Return what `last_led_mv` is on a breadboard or stripboard, one strip, at its most."""
    total = power.budget(power.WIRED_MA, max(power.CHAINS)).chains + wiring.FIXED_UA / 1000
    more = (WIRED_F1_MOHM - F1_MOHM) * total / 1000
    return int(last_led_mv(power.WIRED_MA, both_ends=False) - more)


def q1_mohm(supply: int, cable: bool = True) -> float:
    """Return the greatest resistance of Q1 at the gate's voltage with all of `supply` in use."""
    total = power.budget(supply, max(power.CHAINS)).chains + wiring.FIXED_UA / 1000
    fused = _socket_mv(total, cable) - sum(s.mohm for s in _BEFORE_Q1) * total / 1000
    return power.q1_mohm(power.gate_mv(fused))


def _socket_mv(total: float, cable: bool) -> float:
    return SOURCE_MV - CABLE_MV_AT_3A * total / 3000 if cable else 5000


# The box: outer surface without the bottom, and what still air takes off it.
_SURFACE_M2 = 0.404 * 0.124 + 2 * 0.055 * (0.404 + 0.124)
_W_PER_M2_K = 10
_LOCAL_K = 1.5
"""How much warmer than its average the air is beside the board, as a factor: an estimate."""


class Heat(NamedTuple):
    """The state after hours at the limit: watts in the box, kelvins over the room."""

    watts: float
    air: float
    q1: float
    f1_holds_ma: int


_F1_HOLDS = ((23, 4000), (40, 3500), (50, 3200), (60, 2800))
"""Bourns MF-RG400: what it holds at an air temperature. The last figure is read off the trend."""


def heat(supply: int, room: int = 25) -> Heat:
    """Return how warm it gets in the closed box in a room of `room` degrees Celsius."""
    chains = power.budget(supply, max(power.CHAINS)).chains
    total = chains + wiring.FIXED_UA / 1000
    watts = 5 * total / 1000
    air = _LOCAL_K * watts / (_SURFACE_M2 * _W_PER_M2_K)
    q1 = (chains / 1000) ** 2 * q1_mohm(supply) / 1000 * power.Q1_K_PER_W
    return Heat(watts, air, air + q1, f1_holds(room + air))


def f1_holds(celsius: float) -> int:
    """Return what F1 holds at an air temperature, between the figures of its data sheet."""
    for (cool, more), (warm, less) in pairwise(_F1_HOLDS):
        if celsius <= warm:
            share = max(0.0, (celsius - cool) / (warm - cool))
            return int(more + share * (less - more))
    raise ValueError(f"F1 has no figure for {celsius:.0f} degrees")

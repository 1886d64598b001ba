"""What the parts look like: plain bodies for the pictures, in millimetres.

A body's axes are its footprint's, with pin 1 in the origin (a SOT-23 has its middle there), y to
the back and z up from the board.
"""

import math
from typing import NamedTuple

Point = tuple[float, float, float]
_SIDES = 24

BLACK = (0.07, 0.07, 0.08)
SILVER = (0.78, 0.78, 0.80)
GOLD = (0.85, 0.70, 0.25)
IVORY = (0.90, 0.87, 0.78)
GREEN = (0.05, 0.38, 0.18)
LAMP = (0.25, 0.80, 0.30)
OCHRE = (0.78, 0.55, 0.15)
YELLOW = (0.90, 0.75, 0.10)
BLUE = (0.35, 0.55, 0.75)
BROWN = (0.40, 0.20, 0.10)
NAVY = (0.10, 0.12, 0.25)
WHITE = (0.92, 0.92, 0.92)


class Solid(NamedTuple):
    """A prism: a convex outline, and the same moved along an axis. Its colour is red green blue."""

    colour: tuple[float, float, float]
    front: tuple[Point, ...]
    back: tuple[Point, ...]


def box(colour, x: tuple, y: tuple, z: tuple) -> Solid:
    """A box between two x, two y, two z."""
    corners = [(x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])]
    return _upright(colour, corners, z)


def pillar(colour, middle: tuple, radius: float, z: tuple) -> Solid:
    """A cylinder that stands around `middle`."""
    x, y = middle
    return _upright(colour, _circle(x, y, radius), z)


def rod(colour, x: tuple, radius: float, height: float) -> Solid:
    """A cylinder that lies along the x axis, its middle line at `height`."""
    circle = _circle(0, height, radius)
    ends = [tuple((end, y, z) for y, z in circle) for end in x]
    return Solid(colour, *ends)


def _upright(colour, outline: list, z: tuple) -> Solid:
    return Solid(colour, *(tuple((x, y, height) for x, y in outline) for height in z))


def _circle(x: float, y: float, radius: float) -> list[tuple[float, float]]:
    angles = [2 * math.pi * n / _SIDES for n in range(_SIDES)]
    return [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]


def _axial(pitch: float, length: float, radius: float, colour, band, at: float) -> list[Solid]:
    """A body with a wire at each end and a band, `at` of its length from the first."""
    start, end = (pitch - length) / 2, (pitch + length) / 2
    middle = start + at * length
    wires = [pillar(SILVER, (x, 0), 0.35, (-1.6, radius)) for x in (0, pitch)]
    return [
        rod(SILVER, (0, pitch), 0.35, radius),
        rod(colour, (start, end), radius, radius),
        rod(band, (middle - 0.4, middle + 0.4), radius + 0.03, radius),
        *wires,
    ]


def _slab(colour, pitch: float, width: float, thickness: float, top: float) -> list[Solid]:
    """A flat body on two legs, as of ceramic capacitors and resettable fuses."""
    middle = pitch / 2
    across = (middle - width / 2, middle + width / 2)
    legs = [pillar(SILVER, (x, 0), 0.3, (-1.6, 1.2)) for x in (0, pitch)]
    return [box(colour, across, (-thickness / 2, thickness / 2), (1.0, top)), *legs]


def _xh(ways: int) -> list[Solid]:
    """JST XH: an ivory tub, open at the top, with a pin for each way."""
    left, right, front, back = -2.45, 2.5 * (ways - 1) + 2.45, -3.4, 2.35
    walls = [
        box(IVORY, (left, right), (front, back), (0, 1)),
        box(IVORY, (left, right), (back - 0.8, back), (0, 7)),
        box(IVORY, (left, right), (front, front + 0.8), (0, 7)),
        box(IVORY, (left, left + 0.8), (front, back), (0, 7)),
        box(IVORY, (right - 0.8, right), (front, back), (0, 7)),
    ]
    return walls + [_pin(SILVER, 2.5 * n, 0, 6) for n in range(ways)]


def _pin(colour, x: float, y: float, top: float, bottom: float = -1.6) -> Solid:
    return box(colour, (x - 0.32, x + 0.32), (y - 0.32, y + 0.32), (bottom, top))


def _header(ways: int) -> list[Solid]:
    strip = box(BLACK, (-1.27, 1.27), (-2.54 * ways + 1.27, 1.27), (0, 2.54))
    return [strip, *(_pin(GOLD, 0, -2.54 * n, 8.5) for n in range(ways))]


def _pico() -> list[Solid]:
    """On sockets of 8.5 mm and headers of 2.5 mm."""
    length = (-49.53, 1.27)
    found = []
    for x in (0, 17.78):
        found.append(box(BLACK, (x - 1.27, x + 1.27), length, (0, 8.5)))
        found.append(box(BLACK, (x - 1.27, x + 1.27), length, (8.6, 11)))
        found += [_pin(GOLD, x, -2.54 * n, 12.6, 12) for n in range(20)]
    return [
        *found,
        box(GREEN, (-1.61, 19.39), (-49.63, 1.37), (11, 12)),
        box(SILVER, (4.9, 12.9), (-3, 2.67), (12, 14.7)),
        box(BLACK, (5.39, 12.39), (-28.5, -21.5), (12, 12.9)),
        box(BLACK, (6.4, 11.4), (-18, -13), (12, 12.8)),
        box(WHITE, (12.8, 15.2), (-13, -9.6), (12, 13.6)),
    ]


def _dip14() -> list[Solid]:
    legs = [_pin(SILVER, x, -2.54 * n, 1.8) for x in (0, 7.62) for n in range(7)]
    notch = pillar(SILVER, (1.6, 0.6), 0.4, (3.8, 3.82))
    return [box(BLACK, (0.6, 7.02), (-17.1, 1.9), (0.5, 3.8)), notch, *legs]


def _sot23() -> list[Solid]:
    feet = ((-1.2, 0.95), (-1.2, -0.95), (1.2, 0.0))
    legs = [box(SILVER, (x - 0.5, x + 0.5), (y - 0.2, y + 0.2), (0, 0.3)) for x, y in feet]
    return [box(BLACK, (-0.65, 0.65), (-1.45, 1.45), (0.1, 1.1)), *legs]


def _to92() -> list[Solid]:
    round_side = [(x, y) for x, y in _circle(2.54, 0, 2.3) if y > -1.4]
    legs = [pillar(SILVER, (2.54 * n, 0), 0.25, (-1.6, 4)) for n in range(3)]
    return [_upright(BLACK, sorted(round_side, key=_around), (4, 8.6)), *legs]


def _around(spot: tuple) -> float:
    return math.atan2(spot[1], spot[0] - 2.54)


BODIES = {
    "pico": _pico(),
    "buffer": _dip14(),
    "p-fet": _sot23(),
    "n-fet": _to92(),
    "schottky": _axial(10.16, 5.2, 1.35, BLACK, SILVER, 0.15),
    "small schottky": _axial(7.62, 3.9, 0.95, BROWN, BLACK, 0.15),
    "clamp": _axial(12.7, 7.0, 1.8, BLACK, SILVER, 0.15),
    "lamp": [pillar(LAMP, (1.27, 0), 1.5, (2, 6)), *_slab(LAMP, 2.54, 3.4, 3.0, 2.0)],
    "rail fuse": _slab(YELLOW, 5.1, 7.1, 3.0, 12.0),
    "display fuse": _slab(YELLOW, 5.0, 7.0, 3.0, 9.0),
    "bulk": [
        pillar(NAVY, (2.5, 0), 5.0, (0.3, 19.5)),
        pillar(SILVER, (2.5, 0), 4.5, (19.5, 19.7)),
    ],
    "piezo": [pillar(BLACK, (2.5, 0), 6.1, (0.3, 6.5)), pillar(BROWN, (2.5, 0), 1.0, (6.5, 6.52))],
    **{kind: _slab(OCHRE, 5.0, 5.0, 2.5, 6.0) for kind in ("100n", "220n", "2u2")},
    **{
        kind: _axial(7.62, 6.3, 1.2, BLUE, BROWN, 0.25)
        for kind in ("330", "4k7", "5k1", "10k", "100k", "1M")
    },
    "usb-c": _xh(4),
    "display": _xh(4),
    "buttons": _xh(6),
    "chain": _xh(3),
    "selector": _header(3),
    "console": _header(3),
}
"""The body of each kind of part, by its key in `catalogue`."""

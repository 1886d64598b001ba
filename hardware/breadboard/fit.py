"""Whether parts fit where they are put: legs that reach their holes, bodies beside each other.

Sizes are those of the sheet's field Body and of the printed board's footprints, in millimetres.
"""

import math
from collections.abc import Iterable
from functools import cache
from itertools import combinations
from typing import NamedTuple

from hardware.board.board import board
from hardware.board.circuit import wired

PITCH = 2.54
_SIZES = {"U1": (51.0, 21.0), "U2": (19.3, 6.6), "J9": (7.6, 2.5)}
"""Length and width of what has no field Body."""
_BEND = 1.0
"""How far a leg may be bent where a part's pitch is not the board's."""
_LEADS = 28.0
"""The longest distance between the legs of a part with two long leads."""

_TOUCH = 1e-6
"""Bodies may touch."""

Spot = tuple[float, float]
Spots = dict[str, list[Spot]]
"""Where the legs of each part are, from pin 1 on: x to the right, y down."""


class Body(NamedTuple):
    """A part seen from above: its middle, length, width, and the direction of its length."""

    ref: str
    x: float
    y: float
    long: float
    wide: float
    angle: float

    @property
    def round(self) -> bool:
        return self.long == self.wide

    def covers(self, spot: Spot, margin: float = 0.0) -> bool:
        """Return whether a spot is under the part or closer to it than `margin`."""
        along, across = self._turned(spot)
        if self.round:
            return math.hypot(along, across) < self.long / 2 + margin
        margin -= _TOUCH
        return abs(along) < self.long / 2 + margin and abs(across) < self.wide / 2 + margin

    def corners(self) -> list[Spot]:
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        return [
            (self.x + a * cos - b * sin, self.y + a * sin + b * cos)
            for a, b in (
                (self.long / 2, self.wide / 2),
                (-self.long / 2, self.wide / 2),
                (-self.long / 2, -self.wide / 2),
                (self.long / 2, -self.wide / 2),
            )
        ]

    def axes(self) -> tuple[Spot, Spot]:
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        return (cos, sin), (-sin, cos)

    def _turned(self, spot: Spot) -> Spot:
        dx, dy = spot[0] - self.x, spot[1] - self.y
        cos, sin = math.cos(self.angle), math.sin(self.angle)
        return dx * cos + dy * sin, dy * cos - dx * sin


def body(ref: str, spots: list[Spot]) -> Body:
    """Return the body of a part whose legs are at `spots`."""
    long, wide = _SIZES.get(ref) or _body_size(ref)
    x, y = (sum(axis) / len(spots) for axis in zip(*spots, strict=True))
    end = spots[len(spots) // 2 - 1] if ref in ("U1", "U2") else spots[-1]
    angle = math.atan2(end[1] - spots[0][1], end[0] - spots[0][0])
    return Body(ref, x, y, long, wide, angle)


@cache
def _body_size(ref: str) -> tuple[float, float]:
    long, wide = map(float, wired()[ref].fields["Body"].split(" x "))
    return long, wide


def collisions(spots: Spots, leads: Iterable[Spot]) -> list[str]:
    """Return bodies that overlap, and other leads that lie under a body.

    spots: the parts. leads: the holes of all legs and ends of wires.
    """
    leads = list(leads)
    bodies = [body(ref, legs) for ref, legs in spots.items()]
    found = [
        f"{one.ref} and {other.ref}"
        for one, other in combinations(bodies, 2)
        if _overlap(one, other)
    ]
    for one in bodies:
        for lead in leads:
            if lead not in spots[one.ref] and one.covers(lead):
                found.append(f"{lead[0] / PITCH:g}, {lead[1] / PITCH:g} is under {one.ref}")
    return found


def _overlap(one: Body, other: Body) -> bool:
    """Return whether two bodies overlap; a round one is taken as a rectangle at most."""
    if other.round:
        one, other = other, one
    if one.round:
        return other.covers((one.x, one.y), one.long / 2)
    for x, y in (*one.axes(), *other.axes()):
        mine = [x * u + y * v for u, v in one.corners()]
        its = [x * u + y * v for u, v in other.corners()]
        if max(mine) <= min(its) + _TOUCH or max(its) <= min(mine) + _TOUCH:
            return False
    return True


def legs_that_do_not_reach(spots: Spots) -> list[str]:
    """Return the parts whose legs are farther apart, or closer, than the part allows."""
    found = []
    for ref, legs in spots.items():
        pads = board().footprints[ref].pads
        for one, other in combinations(range(len(legs)), 2):
            wanted = math.dist(pads[str(one + 1)], pads[str(other + 1)])
            here = math.dist(legs[one], legs[other])
            longest = _LEADS if _long_leads(ref) else wanted + _BEND
            if not wanted - _BEND <= here <= longest:
                found.append(f"{ref}: {here:.1f} mm instead of {wanted:.1f} mm")
                break
    return found


def _long_leads(ref: str) -> bool:
    return ref[0] == "R" or ref[0] == "D"

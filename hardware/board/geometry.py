"""Where the pins of a turned symbol come to lie, and the corners of a wire."""

from itertools import pairwise

from hardware.board.drawing import UNIT, At
from hardware.board.symbols import Pin

Spot = tuple[int, int]
"""A place on the sheet, in units of the drawing, y down."""


def placed(pin: Pin, at: At) -> tuple[Spot, int]:
    """The place of `pin` of a symbol that lies `at`, and its angle on the sheet.

    The angle says which way the pin points into its symbol: 0 to the right, 90 up, and so on.
    """
    x, y = round(pin.x / UNIT), round(pin.y / UNIT)
    angle = pin.angle
    for _ in range(at.turn // 90):
        x, y = -y, x
    angle = (angle + at.turn) % 360
    if at.mirror == "x":
        y, angle = -y, -angle % 360
    if at.mirror == "y":
        x, angle = -x, (180 - angle) % 360
    return (at.x + x, at.y - y), angle


def wire_lines(points: list[Spot], stops: set[Spot]) -> list[tuple[Spot, Spot]]:
    """The straight lines that join `points`, cut at every one of `stops` that lies on them.

    Points that don't align are joined by a corner, reached level first. KiCad connects a wire at
    its ends only, hence the cuts.
    """
    corners = points[:1]
    for x, y in points[1:]:
        last_x, last_y = corners[-1]
        if last_x != x and last_y != y:
            corners.append((x, last_y))
        corners.append((x, y))
    lines = []
    for start, end in pairwise(corners):
        on_it = {start, end} | {stop for stop in stops if _between(start, stop, end)}
        lines += pairwise(sorted(on_it))
    return lines


def _between(start: Spot, spot: Spot, end: Spot) -> bool:
    """Whether `spot` lies on the level or upright line from `start` to `end`."""
    return all(min(a, b) <= s <= max(a, b) for a, s, b in zip(start, spot, end, strict=True))

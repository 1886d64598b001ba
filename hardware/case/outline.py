"""Flat shapes as DXF writes them: closed rows of corners, each with the bulge of the side after it.

A bulge is the tangent of a quarter of the angle that the side's arc spans, positive to the left;
0 is a straight side. Shapes run counterclockwise.
"""

import math
from collections.abc import Iterable

Corner = tuple[float, float, float]
Outline = tuple[Corner, ...]

_QUARTER = math.tan(math.pi / 8)


def polygon(points: Iterable[tuple[float, float]]) -> Outline:
    return tuple((x, y, 0.0) for x, y in points)


def circle(centre: tuple[float, float], diameter: float) -> Outline:
    x, y = centre
    return ((x - diameter / 2, y, 1.0), (x + diameter / 2, y, 1.0))


def rectangle(box: tuple[float, float, float, float], radius: float = 0.0) -> Outline:
    """Return a rectangle (middle x, middle y, width, height), its corners rounded by `radius`."""
    x, y, width, height = box
    left, right = x - width / 2, x + width / 2
    front, back = y - height / 2, y + height / 2
    if not radius:
        return polygon([(left, front), (right, front), (right, back), (left, back)])
    return (
        (left + radius, front, 0.0),
        (right - radius, front, _QUARTER),
        (right, front + radius, 0.0),
        (right, back - radius, _QUARTER),
        (right - radius, back, 0.0),
        (left + radius, back, _QUARTER),
        (left, back - radius, 0.0),
        (left, front + radius, _QUARTER),
    )


def hexagon(centre: tuple[float, float], apothem: float, pointed: bool) -> Outline:
    """Return a regular hexagon; `pointed` has a corner at the top, otherwise a side lies there."""
    x, y = centre
    radius = apothem / math.cos(math.pi / 6)
    first = math.pi / 6 if pointed else 0.0
    angles = [first + k * math.pi / 3 for k in range(6)]
    return polygon((x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles)


def sides(shape: Outline) -> list[tuple[Corner, Corner]]:
    return list(zip(shape, shape[1:] + shape[:1], strict=True))


def bounds(shapes: Iterable[Outline]) -> tuple[float, float, float, float]:
    """Return left, front, right and back of some shapes (corners and the middles of arcs)."""
    points = [point for shape in shapes for side in sides(shape) for point in _extent(*side)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def middle(start: Corner, end: Corner) -> tuple[float, float]:
    """Return the point half-way along a side, on its arc if it has one."""
    (x, y, bulge), (u, v, _) = start, end
    return (x + u + bulge * (v - y)) / 2, (y + v - bulge * (u - x)) / 2


def _extent(start: Corner, end: Corner) -> list[tuple[float, float]]:
    return [start[:2], middle(start, end)] if start[2] else [start[:2]]

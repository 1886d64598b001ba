"""How wide the copper is between parts: tracks and filled zones of a net, on a fine grid."""

import math
from collections.abc import Iterable
from itertools import pairwise

from hardware.board.board import Board, Spot

GRID = 0.1
_LAYERS = ("F.Cu", "B.Cu")
_PAD = 1.2  # around the middle of a pad or via, copper counts as joined through its hole

Cell = tuple[int, int]


def gap(board: Board, net: str, ends: Iterable[tuple[str, str]], width: float) -> list[str]:
    """Return the pads (as REF.PIN) that copper `width` mm wide does not join to the first.

    ends: the pads, as (part, pin). Layers are joined at every plated hole of the net.
    """
    spots = {f"{ref}.{pin}": board.footprints[ref].pads[pin] for ref, pin in ends}
    wide = [_shrunk(_cells(board, net, layer), width / 2) for layer in _LAYERS]
    pads = [
        _disc(footprint.pads[pin])
        for footprint in board.footprints.values()
        for pin, on_pin in footprint.nets.items()
        if on_pin == net
    ]
    first = next(iter(spots))
    reached = _flooded(wide, pads, _disc(spots[first]))
    return [name for name, spot in spots.items() if not _disc(spot) & (reached[0] | reached[1])]


def length(board: Board, net: str) -> float:
    """Return the length of all tracks of a net in mm."""
    return sum(math.dist(track.start, track.end) for track in board.tracks if track.net == net)


def _cells(board: Board, net: str, layer: str) -> set[Cell]:
    found: set[Cell] = set()
    for area in board.areas:
        if (area.net, area.layer) == (net, layer):
            found |= _filled(area.corners)
    for track in board.tracks:
        if (track.net, track.layer) == (net, layer):
            found |= _stroke(track.start, track.end, track.width / 2)
    return found


def _filled(corners: tuple[Spot, ...]) -> set[Cell]:
    """Return the cells within a polygon (even-odd rule, row by row)."""
    rows: dict[int, list[float]] = {}
    for (x0, y0), (x1, y1) in pairwise((*corners, corners[0])):
        if y0 == y1:
            continue
        low, high = sorted((y0, y1))
        for j in range(math.ceil(low / GRID), math.ceil(high / GRID)):
            rows.setdefault(j, []).append(x0 + (j * GRID - y0) * (x1 - x0) / (y1 - y0))
    found = set()
    for j, crossings in rows.items():
        crossings.sort()
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            found |= {(i, j) for i in range(math.ceil(left / GRID), int(right / GRID) + 1)}
    return found


def _stroke(start: Spot, end: Spot, reach: float) -> set[Cell]:
    (x0, y0), (x1, y1) = start, end
    dx, dy = x1 - x0, y1 - y0
    length = dx * dx + dy * dy or 1.0
    found = set()
    for i in range(int((min(x0, x1) - reach) / GRID), int((max(x0, x1) + reach) / GRID) + 2):
        for j in range(int((min(y0, y1) - reach) / GRID), int((max(y0, y1) + reach) / GRID) + 2):
            x, y = i * GRID, j * GRID
            along = min(1.0, max(0.0, ((x - x0) * dx + (y - y0) * dy) / length))
            if math.hypot(x - x0 - along * dx, y - y0 - along * dy) <= reach:
                found.add((i, j))
    return found


def _disc(spot: Spot) -> set[Cell]:
    return _stroke(spot, spot, _PAD)


def _shrunk(cells: set[Cell], by: float) -> set[Cell]:
    """Return the cells that lie at least `by` within `cells`."""
    reach = by / GRID - 1
    ring = [
        (int(reach * math.cos(k * math.tau / 24)), int(reach * math.sin(k * math.tau / 24)))
        for k in range(24)
    ]
    return {(i, j) for i, j in cells if all((i + di, j + dj) in cells for di, dj in ring)}


def _flooded(layers: list[set[Cell]], pads: list[set[Cell]], start: set[Cell]) -> list[set[Cell]]:
    """Return what of each layer is joined to `start`, through pads from layer to layer."""
    reached: list[set[Cell]] = [set(), set()]
    waiting = [start]
    left = [pad for pad in pads if pad != start]
    while waiting:
        seed = waiting.pop()
        for layer in (0, 1):
            fresh = _grown(layers[layer] - reached[layer], seed)
            reached[layer] |= fresh
            met = [pad for pad in left if pad & fresh]
            left = [pad for pad in left if pad not in met]
            waiting += met
    return reached


def _grown(cells: set[Cell], seed: set[Cell]) -> set[Cell]:
    found = cells & seed
    edge = list(found)
    while edge:
        i, j = edge.pop()
        for near in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
            if near in cells and near not in found:
                found.add(near)
                edge.append(near)
    return found

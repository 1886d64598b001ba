"""How wide the copper is between parts: tracks and filled zones of a net, on a fine grid."""

import math
from collections.abc import Iterable

import numpy as np
from PIL import Image, ImageDraw

from hardware.board.board import Board, Spot

GRID = 0.1
_LAYERS = ("F.Cu", "B.Cu")
_PAD = 1.2  # around the middle of a pad or via, copper counts as joined through its hole


def gap(board: Board, net: str, ends: Iterable[tuple[str, str]], width: float) -> list[str]:
    """Return the pads (as REF.PIN) that copper `width` mm wide does not join to the first.

    ends: the pads, as (part, pin). Layers are joined at every plated hole of the net.
    """
    spots = {f"{ref}.{pin}": board.footprints[ref].pads[pin] for ref, pin in ends}
    pads = [
        footprint.pads[pin]
        for footprint in board.footprints.values()
        for pin, on_pin in footprint.nets.items()
        if on_pin == net
    ]
    joints = _drawn(board, [], [(spot, spot, 2 * _PAD) for spot in pads])
    wide = np.array([_shrunk(_copper(board, net, layer), width / 2) for layer in _LAYERS])
    discs = {name: _drawn(board, [], [(spot, spot, 2 * _PAD)]) for name, spot in spots.items()}
    reached = (wide | joints) & next(iter(discs.values()))
    count = 0
    while count < (count := int(reached.sum())):
        grown = reached | reached.any(0) & joints  # through the holes
        grown[:, 1:] |= reached[:, :-1]
        grown[:, :-1] |= reached[:, 1:]
        grown[:, :, 1:] |= reached[:, :, :-1]
        grown[:, :, :-1] |= reached[:, :, 1:]
        reached = grown & (wide | joints)
    return [name for name, disc in discs.items() if not (disc & reached & wide).any()]


def length(board: Board, net: str) -> float:
    """Return the length of all tracks of a net in mm."""
    return sum(math.dist(track.start, track.end) for track in board.tracks if track.net == net)


def _copper(board: Board, net: str, layer: str) -> np.ndarray:
    """Return which cells of a layer have copper of a net."""
    here = (net, layer)
    return _drawn(
        board,
        [area.corners for area in board.areas if (area.net, area.layer) == here],
        [(t.start, t.end, t.width) for t in board.tracks if (t.net, t.layer) == here],
    )


def _drawn(
    board: Board,
    areas: Iterable[tuple[Spot, ...]],
    strokes: Iterable[tuple[Spot, Spot, float]],
) -> np.ndarray:
    """Return the cells in polygons, and in strokes with round ends: start, end, width."""
    image = Image.new("1", (round(board.width / GRID) + 1, round(board.height / GRID) + 1))
    draw = ImageDraw.Draw(image)
    for corners in areas:
        draw.polygon([(x / GRID, y / GRID) for x, y in corners], fill=1)
    for start, end, width in strokes:
        ends = [(x / GRID, y / GRID) for x, y in (start, end)]
        draw.line(ends, fill=1, width=round(width / GRID))
        for spot in ends:
            draw.circle(spot, width / 2 / GRID, fill=1)
    return np.array(image)


def _shrunk(cells: np.ndarray, by: float) -> np.ndarray:
    """Return the cells that lie at least `by` within `cells`; none lies at the board's edge."""
    reach = by / GRID - 0.5  # edges are drawn to whole cells
    found = cells.copy()
    for k in range(24):
        shift = [int(reach * way(k * math.tau / 24)) for way in (math.sin, math.cos)]
        found &= np.roll(cells, shift, (0, 1))
    return found

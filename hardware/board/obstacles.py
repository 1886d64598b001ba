"""Where a track or a via may run: a grid over the board that knows what is in the way.

A map is kept for the middle line of each kind of track, and one for the middle of a via. A cell is
FREE, or open to one net only (its number), or BLOCKED.
"""

import math

import numpy as np

from hardware.board import rules
from hardware.board.placement import HEIGHT, WIDTH

GRID = 0.25
FREE, BLOCKED = 0, -1
COLUMNS, ROWS = int(WIDTH / GRID) + 1, int(HEIGHT / GRID) + 1
WIDTHS = {
    "signal": rules.SIGNAL_WIDTH,
    "tap": rules.TAP_WIDTH,
    "rail": rules.RAIL_WIDTH,
    "via": rules.VIA_SIZE,
}
LAYERS = (0, 1)
_SLACK = 0.03  # for what the grid rounds off

_X, _Y = np.arange(COLUMNS) * GRID, np.arange(ROWS) * GRID


class Obstacles:
    """The maps, in the order [layer, column, row], and how copper is entered into them."""

    def __init__(self):
        self.maps = {name: np.zeros((2, COLUMNS, ROWS), np.int16) for name in WIDTHS}
        for name, cells in self.maps.items():
            rim = math.ceil((rules.EDGE_CLEARANCE + WIDTHS[name] / 2) / GRID)
            cells[:, :rim] = cells[:, -rim:] = BLOCKED
            cells[:, :, :rim] = cells[:, :, -rim:] = BLOCKED

    def pad(self, net: int, x: float, y: float, wide: float, high: float, layers) -> None:
        """A pad of `net`, `wide` by `high` around (x, y). No via is put into a pad."""
        for name in WIDTHS:
            owner = BLOCKED if name == "via" else net
            for layer in LAYERS if name == "via" else layers:
                self._rectangle(name, layer, (x, y, wide, high), rules.CLEARANCE, owner)

    def forbidden(self, x: float, y: float, wide: float, high: float, names, layers) -> None:
        """An area where nothing of `names` (keys of WIDTHS) may run."""
        for name in names:
            for layer in layers:
                self._rectangle(name, layer, (x, y, wide, high), 0, BLOCKED)

    def track(self, net: int, layer: int, start: tuple, end: tuple, width: float) -> None:
        """A track of `net`: others keep their distance from it."""
        (x0, y0), (x1, y1) = start, end
        dx, dy = x1 - x0, y1 - y0
        length = dx * dx + dy * dy or 1.0
        box = (min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1))

        def distance(x, y):
            along = np.clip(((x - x0) * dx + (y - y0) * dy) / length, 0, 1)
            return np.hypot(x - x0 - along * dx, y - y0 - along * dy)

        for name in WIDTHS:
            reach = rules.CLEARANCE + (width + WIDTHS[name]) / 2 + _SLACK
            self._paint(name, layer, box, distance, reach, net)

    def via(self, net: int, spot: tuple) -> None:
        for layer in LAYERS:
            self.track(net, layer, spot, spot, rules.VIA_SIZE)

    def _rectangle(self, name: str, layer: int, area, clearance: float, owner: int) -> None:
        x, y, wide, high = area
        box = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)

        def distance(u, v):
            aside = np.maximum(abs(u - x) - wide / 2, 0)
            return np.hypot(aside, np.maximum(abs(v - y) - high / 2, 0))

        reach = clearance + WIDTHS[name] / 2 + _SLACK
        self._paint(name, layer, box, distance, reach, owner)

    def _paint(self, name: str, layer: int, box, distance, reach: float, owner: int) -> None:
        """Give `owner` every cell nearer than `reach`; what two claim is open to neither."""
        left, top, right, bottom = box
        i0, i1 = max(0, int((left - reach) / GRID)), int((right + reach) / GRID) + 2
        j0, j1 = max(0, int((top - reach) / GRID)), int((bottom + reach) / GRID) + 2
        part = self.maps[name][layer, i0:i1, j0:j1]
        x, y = np.meshgrid(_X[i0:i1], _Y[j0:j1], indexing="ij")
        near = distance(x, y) < reach
        taken = near & (part != FREE) & (part != owner)
        part[near] = owner
        part[taken] = BLOCKED

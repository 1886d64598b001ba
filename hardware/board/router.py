"""A small maze router for two layers: tracks at 45 degrees, vias, and another order when stuck.

Ground comes last and takes what is left; the pours do the rest. Rails get no vias: they change
layers at the pins of parts only, whose holes are big and full of solder.
"""

import heapq
import math
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from hardware.board.obstacles import COLUMNS, FREE, GRID, ROWS, WIDTHS, Obstacles

_VIA_COST = 12
_PASSES = 12
_DIAGONAL = math.sqrt(2)
_STEPS = [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]

Cell = tuple[int, int, int]
"""A place on the grid: layer, column, row."""


class Pad(NamedTuple):
    """A pad to be reached: its net, its middle, its size, the layers that it is on.

    `kind` says how wide a track it takes: "signal", "rail" or "tap" (keys of WIDTHS).
    """

    net: str
    x: float
    y: float
    wide: float
    high: float
    layers: tuple[int, ...]
    kind: str


class Track(NamedTuple):
    net: str
    layer: int
    start: tuple[float, float]
    end: tuple[float, float]
    width: float


class Via(NamedTuple):
    net: str
    spot: tuple[float, float]


class Stuck(Exception):
    """No order was found in which every net finds its way; the message names those left over."""


class Router:
    """Connects the pads of each net, `last` after all others; `areas`: see Obstacles.forbidden."""

    def __init__(self, pads: list[Pad], areas: list[tuple], last: str):
        self.pads = pads
        self.areas = areas
        self.last = last
        self.numbers = {net: i for i, net in enumerate(sorted({p.net for p in pads}), 1)}
        self.wanted: dict[str, list[Pad]] = {}
        for pad in pads:
            self.wanted.setdefault(pad.net, []).append(pad)
        self.wanted = {net: pads for net, pads in self.wanted.items() if len(pads) > 1}

    def route(self) -> tuple[list[Track], list[Via]]:
        """Tracks and vias that connect every net. Raises Stuck."""
        order = sorted(self.wanted, key=self._rank)
        left: list[str] = []
        for _ in range(_PASSES):
            tracks, vias, left = self._attempt(order)
            if not left:
                return tracks, vias
            order = left + [net for net in order if net not in left]
        raise Stuck(f"no way was found for {', '.join(left)}: move parts apart in placement.py")

    def _rank(self, net: str) -> tuple:
        """Rails come first, then short nets."""
        thin = all(pad.kind == "signal" for pad in self.wanted[net])
        return net == self.last, thin, self._span(net), net

    def _span(self, net: str) -> float:
        """Half the way around the pads of `net`."""
        xs, ys = [p.x for p in self.wanted[net]], [p.y for p in self.wanted[net]]
        return max(xs) - min(xs) + max(ys) - min(ys)

    def _attempt(self, order: list[str]) -> tuple[list[Track], list[Via], list[str]]:
        obstacles = Obstacles()
        for pad in self.pads:
            obstacles.pad(self.numbers[pad.net], *pad[1:6])
        for area in self.areas:
            obstacles.forbidden(*area)
        tracks, vias, left = [], [], []
        for net in order:
            found = self._connect(net, obstacles)
            if found is None:
                left.append(net)
                continue
            tracks += found[0]
            vias += found[1]
        return tracks, vias, left

    def _connect(self, net: str, obstacles: Obstacles) -> tuple[list[Track], list[Via]] | None:
        """Grow a tree over the pads of `net`, wide ones first, then the nearest; None if stuck."""
        first, *rest = sorted(self.wanted[net], key=lambda pad: pad.kind != "rail")
        reached, tree = [first], _cells(first)
        tracks: list[Track] = []
        vias: list[Via] = []
        while rest:
            rest.sort(key=lambda p: (p.kind != "rail", _distance(p, reached)))
            pad = rest.pop(0)
            path = _search(obstacles.maps, pad.kind, self.numbers[net], tree, _cells(pad))
            if path is None:
                return None
            reached.append(pad)
            tree += path + _cells(pad)
            for a, b in _straights(path, obstacles.maps[pad.kind], self.numbers[net]):
                start, end = (a[1] * GRID, a[2] * GRID), (b[1] * GRID, b[2] * GRID)
                if a[0] == b[0]:
                    tracks.append(Track(net, a[0], start, end, WIDTHS[pad.kind]))
                else:
                    vias.append(Via(net, start))
        for track in tracks:
            obstacles.track(self.numbers[net], *track[1:])
        for via in vias:
            obstacles.via(self.numbers[net], via.spot)
        return tracks, vias


def _distance(pad: Pad, others: list[Pad]) -> float:
    return min(abs(pad.x - other.x) + abs(pad.y - other.y) for other in others)


def _cells(pad: Pad) -> list[Cell]:
    """The cells well within `pad`, at which a track may end."""
    reach = max(min(pad.wide, pad.high) * 0.3, GRID * 0.72)
    columns = range(int((pad.x - reach) / GRID), int((pad.x + reach) / GRID) + 2)
    rows = range(int((pad.y - reach) / GRID), int((pad.y + reach) / GRID) + 2)
    return [
        (layer, i, j)
        for i in columns
        for j in rows
        if math.hypot(i * GRID - pad.x, j * GRID - pad.y) <= reach
        for layer in pad.layers
    ]


def _search(maps: dict, name: str, net: int, start: list[Cell], goal: list[Cell]):
    """The cheapest path of cells from `start` to `goal` (A*), or None."""
    open_to = (FREE, net)
    tracks, vias = maps[name], maps["via"]
    goals = set(goal)
    x = sum(cell[1] for cell in goal) / len(goal)
    y = sum(cell[2] for cell in goal) / len(goal)
    radius = max(math.hypot(cell[1] - x, cell[2] - y) for cell in goal)

    def estimate(cell: Cell) -> float:
        return max(0.0, math.hypot(cell[1] - x, cell[2] - y) - radius)

    cost = dict.fromkeys(start, 0.0)
    came_from: dict[Cell, Cell] = {}
    queue = [(estimate(cell), cell) for cell in start]
    heapq.heapify(queue)
    done = set()
    while queue:
        _, cell = heapq.heappop(queue)
        if cell in done:
            continue
        done.add(cell)
        if cell in goals:
            return _path(came_from, cell)
        layer, i, j = cell
        moves = [((layer, i + di, j + dj), _DIAGONAL if di and dj else 1.0) for di, dj in _STEPS]
        if name != "rail" and vias[0, i, j] in open_to and vias[1, i, j] in open_to:
            moves.append(((1 - layer, i, j), _VIA_COST))
        for there, step in moves:
            if not (0 <= there[1] < COLUMNS and 0 <= there[2] < ROWS):
                continue
            if tracks[there] not in open_to:
                continue
            total = cost[cell] + step
            if total < cost.get(there, math.inf):
                cost[there] = total
                came_from[there] = cell
                heapq.heappush(queue, (total + estimate(there), there))
    return None


def _path(came_from: dict[Cell, Cell], cell: Cell) -> list[Cell]:
    path = [cell]
    while cell in came_from:
        cell = came_from[cell]
        path.append(cell)
    return path[::-1]


def _straights(path: list[Cell], way: np.ndarray, net: int) -> list[tuple[Cell, Cell]]:
    """`path` as straight pieces, its detours cut short where `way` is open: their ends each."""
    pieces: list[tuple[Cell, Cell]] = []
    here = 0
    while here < len(path) - 1:
        start = path[here]
        if path[here + 1][0] != start[0]:
            pieces.append((start, path[here + 1]))
            here += 1
            continue
        last = here + 1
        while last + 1 < len(path) and path[last + 1][0] == start[0]:
            last += 1
        for there in range(last, here, -1):
            corners = _shortcut(start, path[there], way, net)
            if corners:
                pieces += pairwise(corners)
                here = there
                break
    return pieces


def _shortcut(start: Cell, end: Cell, way: np.ndarray, net: int) -> list[Cell] | None:
    """Start, corner and end of a way with one bend of 45 degrees, or None if none is open."""
    layer, i, j = start
    di, dj = end[1] - i, end[2] - j
    slant = min(abs(di), abs(dj))
    to_i, to_j = (di > 0) - (di < 0), (dj > 0) - (dj < 0)
    slant_first = (layer, i + slant * to_i, j + slant * to_j)
    slant_last = (layer, end[1] - slant * to_i, end[2] - slant * to_j)
    for corner in (slant_first, slant_last):
        corners = [start, *([corner] if corner not in (start, end) else []), end]
        cells = [cell for a, b in pairwise(corners) for cell in _line(a, b)]
        if all(way[cell] in (FREE, net) for cell in cells):
            return corners
    return None


def _line(start: Cell, end: Cell) -> list[Cell]:
    """All cells from `start` to `end`, which lie straight or at 45 degrees to each other."""
    steps = max(abs(end[1] - start[1]), abs(end[2] - start[2]))
    to_i, to_j = (end[1] - start[1]) // steps, (end[2] - start[2]) // steps
    return [(start[0], start[1] + n * to_i, start[2] + n * to_j) for n in range(steps + 1)]

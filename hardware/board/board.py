"""The board as KiCad has it: outline, holes, parts, pads, copper. Nothing here writes it.

Lengths are millimetres from the board's top left corner, y down.
"""

import math
from functools import cache
from pathlib import Path
from typing import NamedTuple

from hardware.board import sexp
from hardware.board.circuit import HOME, Pads

BOARD = HOME / "kicad" / "carrier.kicad_pcb"

Spot = tuple[float, float]


class Footprint(NamedTuple):
    """A part on the board."""

    ref: str
    value: str
    spot: Spot
    turn: float
    pads: dict[str, Spot]
    nets: dict[str, str]
    body: tuple[float, float]
    """Size of what is drawn of the part itself (layer F.Fab), before turning."""
    printed: frozenset[str]
    """What of "Reference" and "Value" can be read on the silkscreen."""
    hole: bool
    joints: int
    """How many holes are soldered."""
    model: str
    """The file name of its body in `kicad/models`, "" for none or one that isn't shown."""


class Track(NamedTuple):
    net: str
    layer: str
    start: Spot
    end: Spot
    width: float


class Area(NamedTuple):
    """A filled part of a zone."""

    net: str
    layer: str
    corners: tuple[Spot, ...]


class Board(NamedTuple):
    width: float
    height: float
    footprints: dict[str, Footprint]
    tracks: tuple[Track, ...]
    vias: tuple[tuple[str, Spot], ...]
    areas: tuple[Area, ...]


@cache
def board(path: Path = BOARD) -> Board:
    """Return what is on the board."""
    expression = sexp.parse(path.read_text("utf-8"))
    edges = [item for item in sexp.each(expression, "gr_line") if _layer(item) == "Edge.Cuts"]
    corners = [_spot(item, end) for item in edges for end in ("start", "end")]
    left, top = min(x for x, _ in corners), min(y for _, y in corners)
    if (left, top) != (0.0, 0.0):
        raise ValueError("the board's top left corner must be the origin of its drawing")
    nets = {item[1]: item[2].removeprefix("/") for item in sexp.each(expression, "net")}
    footprints = [_footprint(item) for item in sexp.each(expression, "footprint")]
    return Board(
        max(x for x, _ in corners),
        max(y for _, y in corners),
        {footprint.ref: footprint for footprint in footprints},
        tuple(
            Track(
                nets[sexp.find(item, "net")[1]],
                _layer(item),
                _spot(item, "start"),
                _spot(item, "end"),
                float(sexp.find(item, "width")[1]),
            )
            for item in sexp.each(expression, "segment")
        ),
        tuple(
            (nets[sexp.find(item, "net")[1]], _spot(item, "at"))
            for item in sexp.each(expression, "via")
        ),
        tuple(
            Area(
                nets[sexp.find(zone, "net")[1]],
                sexp.find(fill, "layer")[1],
                tuple((float(p[1]), float(p[2])) for p in sexp.find(fill, "pts")[1:]),
            )
            for zone in sexp.each(expression, "zone")
            for fill in sexp.each(zone, "filled_polygon")
        ),
    )


def pads(path: Path = BOARD) -> Pads:
    """Return the net of every connected pad."""
    return {
        (footprint.ref, pin): net
        for footprint in board(path).footprints.values()
        for pin, net in footprint.nets.items()
        if not net.startswith("unconnected-")
    }


def holes() -> tuple[Spot, ...]:
    """Return the centres of the holes for M3 screws."""
    return tuple(f.spot for f in board().footprints.values() if f.hole)


def _footprint(item: list) -> Footprint:
    fields = {field[1]: field for field in sexp.each(item, "property")}
    _, x, y, *turn = sexp.find(item, "at")
    spot, angle = (float(x), float(y)), float(turn[0]) if turn else 0.0
    found, nets = {}, {}
    for pad in sexp.each(item, "pad"):
        dx, dy = _turned(_spot(pad, "at"), angle)
        if pad[1]:
            found[pad[1]] = (spot[0] + dx, spot[1] + dy)
        for net in sexp.each(pad, "net"):
            nets[pad[1]] = net[2].removeprefix("/")
    printed = frozenset(
        name
        for name in ("Reference", "Value")
        if _layer(fields[name]) == "F.SilkS" and ["hide", "yes"] not in fields[name]
    )
    return Footprint(
        fields["Reference"][2],
        fields["Value"][2],
        spot,
        angle,
        found,
        nets,
        _body(item),
        printed,
        "MountingHole" in item[1],
        sum(pad[2] == "thru_hole" for pad in sexp.each(item, "pad")),
        "".join(
            Path(model[1]).name
            for model in sexp.each(item, "model")
            if ["hide", "yes"] not in model
        ),
    )


def _body(item: list) -> tuple[float, float]:
    xs, ys = [0.0], [0.0]
    for arc in sexp.each(item, "fp_arc"):
        if _layer(arc) == "F.Fab":
            (x, y), radius = _circle(*(_spot(arc, point) for point in ("start", "mid", "end")))
            xs += [x - radius, x + radius]
            ys += [y - radius, y + radius]
    for shape in ("fp_line", "fp_rect"):
        for line in sexp.each(item, shape):
            if _layer(line) == "F.Fab":
                for end in ("start", "end"):
                    x, y = _spot(line, end)
                    xs.append(x)
                    ys.append(y)
    for circle in sexp.each(item, "fp_circle"):
        if _layer(circle) == "F.Fab":
            (x, y), rim = _spot(circle, "center"), _spot(circle, "end")
            radius = math.dist((x, y), rim)
            xs += [x - radius, x + radius]
            ys += [y - radius, y + radius]
    return max(xs) - min(xs), max(ys) - min(ys)


def _circle(a: Spot, b: Spot, c: Spot) -> tuple[Spot, float]:
    """Return the centre and radius of the circle through three points."""
    (ax, ay), (bx, by), (cx, cy) = a, b, c
    d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by))
    squares = [x * x + y * y for x, y in (a, b, c)]
    x = (squares[0] * (by - cy) + squares[1] * (cy - ay) + squares[2] * (ay - by)) / d
    y = (squares[0] * (cx - bx) + squares[1] * (ax - cx) + squares[2] * (bx - ax)) / d
    return (x, y), math.dist((x, y), a)


def _layer(item: list) -> str:
    return sexp.find(item, "layer")[1]


def _spot(item: list, keyword: str) -> Spot:
    _, x, y, *_ = sexp.find(item, keyword)
    return float(x), float(y)


def _turned(spot: Spot, degrees: float) -> Spot:
    """Turn counter-clockwise on a drawing whose y points down."""
    a = math.radians(degrees)
    x, y = spot
    return x * math.cos(a) + y * math.sin(a), y * math.cos(a) - x * math.sin(a)

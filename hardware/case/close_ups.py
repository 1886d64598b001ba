"""Close pictures for BUILD.md: a plug over its header, strips' ends, the board with all plugs."""

import tempfile
from itertools import pairwise
from pathlib import Path

import build123d as cad

from hardware.board.board import board
from hardware.case import boards, plan, solids, strips, studio
from hardware.overlay import marks

_RED, _BLACK, _YELLOW = (0.6, 0.03, 0.03), (0.02,) * 3, (0.75, 0.55, 0.05)
_SIGNAL, _SOLDER = (0.1, 0.25, 0.6), (0.6, 0.6, 0.62)
_HOUSING, _PIN = (0.85, 0.84, 0.78), (0.75, 0.7, 0.6)
_STEP = 2.5
"""Millimetres from pin to pin of a JST XH plug."""
# Of the header B3B-XH-A: KiCad's footprint has pin 1 at the origin, the wall with the slots beyond.
_FRONT, _BACK, _BESIDE, _WALL, _TALL = -3.4, 2.35, 2.45, 0.7, 7.0
Spot = tuple[float, float, float]
_PLUGS = {"J1": 3, "J2": 3, "J3": 4, "J4": 4, "J5": 6, "J6": 6, "J10": 2}


def plug(path: Path) -> None:
    """Render a plug of three ways over its header; from the slots, pin 1 is on the right."""
    parts = [
        studio.part(cad.Pos(2.5, 0, -0.8) * cad.Box(24, 16, 1.6), studio.BOARD_GREEN),
        studio.part(cad.Box(1.9, 1.9, 0.1), studio.BRASS),
        studio.part(_header(3), _HOUSING),
    ]
    parts += [
        studio.part(cad.Pos(_STEP * n, 0, 3) * cad.Box(0.64, 0.64, 7), _PIN, gloss=True)
        for n in range(3)
    ]
    parts += _housing(cad.Pos(0, 0, 12), (_BLACK, _YELLOW, _RED))
    studio.shoot(parts, studio.View((18, 44, 40), (2.5, 0, 8), 34), path)


def _header(ways: int) -> cad.Compound:
    long = _STEP * (ways - 1) + 2 * _BESIDE
    middle = (_STEP * (ways - 1) / 2, (_FRONT + _BACK) / 2)
    deep = _BACK - _FRONT
    outer = cad.Pos(*middle, _TALL / 2) * cad.Box(long, deep, _TALL)
    inner = cad.Pos(*middle, _TALL / 2 + 1) * cad.Box(long - 2 * _WALL, deep - 2 * _WALL, _TALL)
    shape = outer - inner
    for n in (0, ways - 1):
        shape -= cad.Pos(_STEP * n, _BACK, _TALL / 2 + 1) * cad.Box(1.5, 3, _TALL)
    return shape


def _housing(place: cad.Location, colours: tuple) -> list:
    """Return a plug with its wires: pin 1 at `place`, its ribs at the back."""
    ways = len(colours)
    middle = (_STEP * (ways - 1) / 2, (_FRONT + _BACK) / 2)
    body = cad.Pos(*middle, 0) * cad.Box(_STEP * (ways - 1) + 3.2, 4.1, 7)
    for n in (0, ways - 1):
        body += cad.Pos(_STEP * n, _BACK - 0.5, 0) * cad.Box(1.2, 1.0, 7)
    found: list = [studio.part(place * body, _HOUSING)]
    for n, colour in enumerate(colours):
        found.append(_wire((_STEP * n, -0.5, 3), (_STEP * n, -0.5, 15), colour, place))
    return found


def _wire(start: Spot, end: Spot, colour: tuple, place: cad.Location | None = None) -> object:
    """Return a straight wire from one spot to another, in millimetres."""
    way = cad.Vector(end) - cad.Vector(start)
    middle = cad.Plane(cad.Vector(start) + way / 2, z_dir=way)
    tube = middle * cad.Cylinder(0.8, way.length)
    return studio.part((place or cad.Pos(0, 0, 0)) * tube, colour, gloss=True)


def strip_ends(path: Path) -> None:
    """Render the left ends of two rows with their wires: the second lies turned half round."""
    ends = strips.Row((0, 1, 2), 1), strips.Row((0, 1, 2), -1)
    wide, deep, apart = 90.0, 60.0, 25.0
    rails = {"+5V": (_RED, 14.0, 1.0), "GND": (_BLACK, 19.0, 3.0)}
    found = []

    def at(row: int):
        return lambda led: (38.0 + led * plan.PITCH, deep / 2 - apart / 2 + row * apart)

    drawn = marks.picture(
        wide,
        deep,
        marks.rect(0, 0, wide, deep, fill="#e8e6df"),
        *(strips._strip(f"row-{n}", row, at(n)) for n, row in enumerate(ends)),
    )
    for n, row in enumerate(ends):
        y = deep / 2 - at(n)(0)[1]
        for led in row.leds:
            x = at(n)(led)[0] - wide / 2
            found.append(studio.part(cad.Pos(x, y, 0.8) * cad.Box(5, 5, 1.6), studio.WHITE))
            glass = cad.Pos(x, y, 1.65) * cad.Cylinder(1.9, 0.1)
            found.append(studio.part(glass, (0.75, 0.68, 0.35), gloss=True))
        left = at(n)(0)[0] - plan.PITCH / 2 - wide / 2
        for pad, down in row.pads(-1).items():
            colour, rail, high = rails.get(pad, (_SIGNAL, 7.0, 1.0))
            found += [
                _wire((left, y - down, high), (left - rail, y - down, high), colour),
                _wire((left, y - down, 0), (left, y - down, high), colour),
                studio.part(cad.Pos(left + 0.3, y - down, 0.2) * cad.Sphere(1.1), _SOLDER, True),
            ]
    for colour, rail, high in rails.values():
        x = at(0)(0)[0] - plan.PITCH / 2 - wide / 2 - rail
        found.append(_wire((x, -deep / 2, high), (x, deep / 2, high), colour))
    with tempfile.TemporaryDirectory() as name:
        face = Path(name) / "strips.png"
        studio.paint(drawn, face, 1800)
        deck = cad.Pos(0, 0, -0.5) * cad.Box(wide, deep, 1)
        found.append(studio.print_of(deck, face, wide, deep))
        studio.shoot(found, studio.View((-12, -62, 92), (-6, 0, 0), 40), path)


def all_plugs(path: Path) -> None:
    """Render the carrier board in the open base, every plug in its header."""
    parts = [studio.part(solids.base(), studio.WALNUT), *boards.on_carrier()]
    whole = board()
    middle = plan.on_board(whole.width / 2, whole.height / 2)
    for ref, ways in _PLUGS.items():
        one = whole.footprints[ref]
        place = plan.on_board(*one.spot)
        first = _SIGNAL if ref == "J10" else _BLACK  # pin 1 of all others is ground
        colours = (first, *[_SIGNAL] * (ways - 1))
        if ref in ("J1", "J2"):
            colours = (_BLACK, _YELLOW, _RED)
        at = cad.Pos(place.x, place.y, plan.BOARD_Z + 7) * cad.Rot(0, 0, one.turn)
        parts += _housing(at, colours)
    target = (middle.x, middle.y - 6, 20)
    studio.shoot(parts, studio.View((middle.x - 20, -230, 260), target, 28), path)


def deck_from_below(path: Path) -> None:
    """Render the deck turned over its long edge, the crown row near, with the wires below it."""
    over = cad.Rot(180, 0, 0) * cad.Pos(0, 0, -plan.DECK_Z)
    parts: list = [studio.part(over * solids.deck(), studio.OAK)]

    def lay(start: tuple[float, float], end: tuple[float, float], high: float, colour: tuple):
        """Lay a wire between two spots of the table, seen from above."""
        parts.append(_wire((start[0], -start[1], high), (end[0], -end[1], high), colour))

    first, last = plan.ROW_Y[0], plan.ROW_Y[-1]
    for side in (-1, 1):
        ends = [spot for spot in plan.WIRE_HOLES if spot.x * side > 0]
        for colour, away, high in ((_RED, 9.0, 1.0), (_BLACK, 14.0, 3.0)):
            rail = ends[0].x - side * away
            lay((rail, last - 3), (rail, first + 22), high, colour)
            for n, (x, y) in enumerate(ends):
                y += 2 if (n % 2 == 0) == (colour == _RED) else -2
                lay((x, y), (rail, y), high, colour)
        for here, there in list(pairwise(ends))[0 if side > 0 else 1 :: 2]:
            lay((here.x - 2 * side, here.y), (here.x - 2 * side, there.y), 5.0, _YELLOW)
    x = plan.WIRE_HOLES[0].x + 3
    lay((x, first), (x, first + 22), 1.0, _YELLOW)
    studio.shoot(parts, studio.View((0, -190, 380), (0, -8, 0), 42), path)

"""The stripboard's nodes, and whether they are the circuit of the sheet.

A node is a stretch of a strip between two cuts; a hole for a screw is a cut.
"""

import math
from itertools import chain

from hardware.breadboard import fit, nets
from hardware.stripboard.layout import (
    CUTS,
    HOLES,
    MODULES,
    PARTS,
    PICO,
    SCREWS,
    STRIPS,
    WIRES,
    Hole,
)

_HEAD, _JOINT = 6.0, 0.4
"""The head of an M3 screw, and how far a lead's joint reaches, in mm."""


def wires() -> list[tuple[Hole, Hole]]:
    """Return every wire, step by step."""
    return list(chain.from_iterable(WIRES.values()))


def node(hole: Hole, cuts: tuple[Hole, ...] = ()) -> str:
    """Return the stretch of strip that a hole is in; cuts: those of another board, screws too."""
    strip, number = hole
    before = sum(1 for at, cut in cuts or (*CUTS, *SCREWS) if at == strip and cut < number)
    return f"{strip}.{before}"


def errors() -> list[str]:
    """Return what is not as on the sheet, each in words; empty if the circuit is the same."""
    places = {"U1": PICO, **PARTS, **MODULES}
    nodes = {ref: tuple(node(hole) for hole in holes) for ref, holes in places.items()}
    return nets.errors(nodes, [(node(start), node(end)) for start, end in wires()])


def leads() -> list[Hole]:
    """Return the hole of every leg and of every end of a wire."""
    places = (PICO, *PARTS.values(), *MODULES.values(), *wires())
    return list(chain.from_iterable(places))


def holes_taken_twice() -> list[Hole]:
    """Return holes with two leads, or off the board, or where a cut is."""
    found, seen = [], {*CUTS, *SCREWS}
    for hole in leads():
        strip, number = hole
        if hole in seen or not (1 <= strip <= STRIPS and 1 <= number <= HOLES):
            found.append(hole)
        seen.add(hole)
    return found


def spots() -> fit.Spots:
    """Return where the legs of the Pico and of each part are, in mm."""
    return {ref: list(map(_spot, holes)) for ref, holes in {"U1": PICO, **PARTS}.items()}


def misfits() -> list[str]:
    """Return what does not fit: legs that don't reach, bodies that overlap, leads under a body."""
    return [
        *fit.legs_that_do_not_reach(spots()),
        *fit.collisions(spots(), map(_spot, leads())),
        *_under_screws(),
    ]


def _under_screws() -> list[str]:
    """Return which leads and parts the heads of the screws lie on."""
    bodies = [fit.body(ref, legs) for ref, legs in spots().items()]
    found = []
    for screw in SCREWS:
        if any(math.dist(_spot(screw), _spot(lead)) < _HEAD / 2 + _JOINT for lead in leads()):
            found.append(f"the screw in {screw} touches a lead")
        found += [
            f"the screw in {screw} and {body.ref}"
            for body in bodies
            if body.covers(_spot(screw), _HEAD / 2)
        ]
    return found


def _spot(hole: Hole) -> fit.Spot:
    strip, number = hole
    return number * fit.PITCH, strip * fit.PITCH

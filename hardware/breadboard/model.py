"""The breadboard's nodes and holes, and whether they are the circuit of the sheet."""

from typing import NamedTuple

from hardware.breadboard import fit, nets
from hardware.breadboard.layout import MODULES, PARTS, WIRES

COLUMNS = 63
PICO_COLUMNS = 20
_PICO = tuple(f"b{pin}" if pin <= PICO_COLUMNS else f"t{41 - pin}" for pin in range(1, 41))
RAIL = [first + n for first in range(3, 58, 6) for n in range(5)]
"""The columns beside which a rail has holes: ten groups of five."""
_TOP, _BOTTOM = "abcde", "jihgf"
"""The rows of a half column, from the rim inwards."""
_HEIGHTS = {
    **{row: 5 + n for n, row in enumerate("abcde")},
    **{row: 12 + n for n, row in enumerate("fghij")},
    "T+": 1,
    "T-": 2,
    "B+": 20,
    "B-": 21,
}
"""How far a row or rail lies below the upper edge, in pitches of its holes."""
_PICO_ROWS = {"t": "c", "b": "h"}
_COVERED = "defg"


class Wire(NamedTuple):
    start: str
    end: str


def node(place: str) -> str:
    """Return the node of a place: its rail, or its half column."""
    return place[:2] if place[0] in "TB" else place.rstrip("abcdefghij")


class Board:
    """All leads in holes. Raises ValueError where a hole is missing or taken."""

    def __init__(self) -> None:
        self._taken: dict[str, str] = {}
        self.parts: dict[str, tuple[str, ...]] = {"U1": self._pico()}
        for ref, places in PARTS.items():
            self.parts[ref] = self._row(ref, places) or tuple(
                self._hole(ref, place, inner=True) for place in places
            )
        self.wires = [
            Wire(*(self._hole(f"wire {start} {end}", place) for place in (start, end)))
            for start, end in WIRES
        ]
        self.modules = {
            ref: tuple(self._hole(f"{name} {pin}", place) for pin, place in enumerate(places, 1))
            for ref, (name, places) in MODULES.items()
        }

    def _pico(self) -> tuple[str, ...]:
        for n in range(1, PICO_COLUMNS + 1):
            for row in _COVERED:
                self._taken[f"{row}{n}"] = "under the Pico"
        holes = tuple(f"{_PICO_ROWS[place[0]]}{place[1:]}" for place in _PICO)
        self._taken |= dict.fromkeys(holes, "U1")
        return holes

    def _row(self, ref: str, places: tuple[str, ...]) -> tuple[str, ...]:
        """Return holes in one row for all of `places`, the nearest to the middle; () if none is."""
        if any(place != node(place) or place[0] != places[0][0] for place in places):
            return ()
        for row in reversed(_TOP if places[0][0] == "t" else _BOTTOM):
            holes = tuple(row + place[1:] for place in places)
            if not any(hole in self._taken for hole in holes):
                self._taken |= dict.fromkeys(holes, ref)
                return holes
        return ()

    def _hole(self, what: str, place: str, inner: bool = False) -> str:
        """Return a free hole of `place`; the one nearest to the middle if `inner`."""
        if place[0] in "TB":
            candidates = [place] if int(place[2:]) in RAIL else []
        elif place != node(place):
            candidates = [place[-1] + place[1:-1]]
        else:
            rows = _TOP if place[0] == "t" else _BOTTOM
            candidates = [f"{row}{place[1:]}" for row in (reversed(rows) if inner else rows)]
        for hole in candidates:
            if hole not in self._taken:
                self._taken[hole] = what
                return hole
        taken = ", ".join(self._taken[hole] for hole in candidates) or "the rail has none there"
        raise ValueError(f"{what}: no hole is free in {place} ({taken})")


def errors() -> list[str]:
    """Return what is not as on the sheet, each in words; empty if the circuit is the same."""
    places = {"U1": _PICO, **PARTS, **{ref: holes for ref, (_, holes) in MODULES.items()}}
    nodes = {ref: tuple(map(node, holes)) for ref, holes in places.items()}
    return nets.errors(nodes, [(node(start), node(end)) for start, end in WIRES])


def grid(hole: str) -> tuple[int, int]:
    """Return the column of a hole and its height below the upper edge, in pitches."""
    row = hole[:2] if hole[0] in "TB" else hole[0]
    return int(hole[len(row) :]), _HEIGHTS[row]


def spots() -> fit.Spots:
    """Return where the legs of the Pico and of each part are, in mm."""
    return {ref: list(map(_spot, holes)) for ref, holes in Board().parts.items()}


def misfits() -> list[str]:
    """Return what does not fit: legs that don't reach, bodies that overlap, leads under a body."""
    made, places = Board(), spots()
    holes = [hole for holes in (*made.parts.values(), *made.modules.values()) for hole in holes]
    holes += [hole for wire in made.wires for hole in wire]
    return [*fit.legs_that_do_not_reach(places), *fit.collisions(places, map(_spot, holes))]


def _spot(hole: str) -> fit.Spot:
    column, height = grid(hole)
    return column * fit.PITCH, height * fit.PITCH

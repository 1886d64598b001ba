"""Whether the breadboard is the circuit of the sheet: its nodes, holes, and nets."""

from typing import NamedTuple

from hardware.board.circuit import Part, parts
from hardware.breadboard.layout import MODULES, PARTS, WIRES

COLUMNS = 63
PICO_COLUMNS = 20
_TOP, _BOTTOM = "abcde", "jihgf"
"""The rows of a half column, from the rim inwards."""
_PICO_ROWS = {"t": "c", "b": "h"}
_COVERED = "defg"


class Lead(NamedTuple):
    """An end of a part, a wire or a module's wire: what it is, and the hole it is in."""

    what: str
    hole: str


class Wire(NamedTuple):
    start: str
    end: str


def node(place: str) -> str:
    """Return the node of a place: its rail, or its half column."""
    return place[:2] if place[0] in "TB" else place


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
        pins = [f"b{pin}" for pin in range(1, 21)] + [f"t{41 - pin}" for pin in range(21, 41)]
        for n in range(1, PICO_COLUMNS + 1):
            for row in _COVERED:
                self._taken[f"{row}{n}"] = "under the Pico"
        holes = tuple(f"{_PICO_ROWS[place[0]]}{place[1:]}" for place in pins)
        self._taken |= dict.fromkeys(holes, "U1")
        return holes

    def _row(self, ref: str, places: tuple[str, ...]) -> tuple[str, ...]:
        """Return holes in one row for all of `places`, the nearest to the middle; () if none is."""
        if any(place[0] != places[0][0] or place[0] in "TB" for place in places):
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
            candidates = [place]
        else:
            rows = _TOP if place[0] == "t" else _BOTTOM
            candidates = [f"{row}{place[1:]}" for row in (reversed(rows) if inner else rows)]
        for hole in candidates:
            if hole not in self._taken:
                self._taken[hole] = what
                return hole
        raise ValueError(f"{what}: no hole is free in {place} ({self._taken[candidates[0]]})")


def nodes_of_nets() -> dict[str, set[str]]:
    """Return the nodes that each net of the sheet touches."""
    found: dict[str, set[str]] = {}
    for part, places in _placed():
        for pin, net in part.nets.items():
            found.setdefault(net, set()).add(node(places[int(pin) - 1]))
    return found


def errors() -> list[str]:
    """Return what is not as on the sheet, each in words; none if the circuit is the same."""
    joined = _Joined()
    for start, end in WIRES:
        joined.join(node(start), node(end))
    for part, places in _placed():
        if part.ref == "U1":  # the Pico's ground pins are joined inside
            grounds = [places[int(pin) - 1] for pin, net in part.nets.items() if net == "GND"]
            for ground in grounds[1:]:
                joined.join(grounds[0], ground)
    found = [f"{part.ref} is missing" for part in _missing()]
    owner: dict[str, str] = {}
    for net, nodes in sorted(nodes_of_nets().items()):
        groups = {joined.group(one) for one in nodes}
        if len(groups) > 1:
            found.append(f"{net} is in pieces: {', '.join(sorted(nodes))}")
        for group in groups:
            other = owner.setdefault(group, net)
            if other != net:
                found.append(f"{net} and {other} touch")
    return found


def _placed() -> list[tuple[Part, tuple[str, ...]]]:
    pico = tuple(f"b{pin}" if pin <= PICO_COLUMNS else f"t{41 - pin}" for pin in range(1, 41))
    places = {"U1": pico, **PARTS, **{ref: holes for ref, (_, holes) in MODULES.items()}}
    return [(part, places[part.ref]) for part in parts() if part.ref in places]


def _missing() -> list[Part]:
    here = {part.ref for part, _ in _placed()}
    return [
        part
        for part in parts()
        if part.fitted and part.bought and part.ref not in here and part.ref[:2] != "SW"
    ]


class _Joined:
    """Nodes joined by wires."""

    def __init__(self) -> None:
        self._parent: dict[str, str] = {}

    def group(self, one: str) -> str:
        while self._parent.get(one, one) != one:
            one = self._parent[one]
        return one

    def join(self, one: str, other: str) -> None:
        self._parent[self.group(one)] = self.group(other)

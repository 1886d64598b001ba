"""The circuit as the sheet has it, read from the netlist that KiCad exports.

The sheet `kicad/carrier.kicad_sch` is the source; nothing here can change it.
"""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from hardware.board import sexp

HOME = Path(__file__).resolve().parents[1]
NETLIST = HOME / "production" / "carrier.net"

Pads = dict[tuple[str, str], str]
"""The net of every connected pin, by the part's reference and the pin's number."""


class Part(NamedTuple):
    """One part of the sheet."""

    ref: str
    value: str
    footprint: str
    fields: dict[str, str]
    nets: dict[str, str]
    """The net of each connected pin, by the pin's number."""
    fitted: bool
    bought: bool
    """False for a bare pad of the board."""


RAILS = ("VBUS", "+5V", "+5V_EXT", "+5V_FUSED", "+5V_LED")
"""The nets that carry the current of the LEDs."""

TRUNK = ("U1", "J7", "J9", "F1", "Q1", "C2", "J1", "J2", "J11")
"""The parts between which that current flows; other parts on these nets draw little."""


@cache
def parts(netlist: Path = NETLIST) -> tuple[Part, ...]:
    """Return every part, sorted by reference."""
    expression = sexp.parse(netlist.read_text("utf-8"))
    nets = pads(netlist)
    found = []
    for item in sexp.each(sexp.find(expression, "components"), "comp"):
        ref = sexp.find(item, "ref")[1]
        marks = {mark[1][1] for mark in sexp.each(item, "property")}
        fields = {
            field[1][1]: field[2]
            for field in sexp.each(sexp.find(item, "fields"), "field")
            if len(field) > 2
        }
        found.append(
            Part(
                ref,
                sexp.find(item, "value")[1],
                sexp.find(item, "footprint")[1],
                fields,
                {pin: net for (owner, pin), net in nets.items() if owner == ref},
                "dnp" not in marks,
                "exclude_from_bom" not in marks,
            )
        )
    return tuple(sorted(found, key=lambda part: _order(part.ref)))


_WIRED_F1 = {
    "Manufacturer": "Bourns",
    "MPN": "MF-R110",
    "Description": "resettable fuse, 1.1 A",
    "Pitch": "5.1",
    "Body": "13.0 x 3.1",
    "Price": "0.50",
}
"""Of Bourns' data sheet MF-R: trips at 2.2 A, which a charger of 3 A gives."""


@cache
def wired() -> dict[str, Part]:
    """Return the parts, by reference, as a breadboard or a stripboard has them: a smaller F1."""
    found = {part.ref: part for part in parts()}
    fuse = found["F1"]
    found["F1"] = fuse._replace(value=_WIRED_F1["MPN"], fields=fuse.fields | _WIRED_F1)
    return found


def part(ref: str) -> Part:
    """Return the part `ref`. Raises KeyError."""
    return {part.ref: part for part in parts()}[ref]


def pads(netlist: Path = NETLIST) -> Pads:
    """Return the net of every connected pin."""
    found = {}
    expression = sexp.parse(netlist.read_text("utf-8"))
    for net in sexp.each(sexp.find(expression, "nets"), "net"):
        name = sexp.find(net, "name")[1]
        for node in sexp.each(net, "node"):
            if not name.startswith("unconnected-"):
                pad = (sexp.find(node, "ref")[1], sexp.find(node, "pin")[1])
                found[pad] = name.removeprefix("/")
    return found


def _order(ref: str) -> tuple[str, int]:
    letters = ref.rstrip("0123456789")
    return letters, int(ref[len(letters) :])

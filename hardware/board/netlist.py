"""The nets as KiCad's files tell them, read without KiCad."""

from pathlib import Path

from hardware.board import sexp
from hardware.board.circuit import parts

Pads = dict[tuple[str, str], str]
"""The net of every connected pin, by the part's reference and the pin's number."""


def described() -> Pads:
    """The nets as `circuit` describes them."""
    return {(part.ref, pin): net for part in parts() for pin, net in part.nets.items() if net}


def of_schematic(path: Path) -> Pads:
    """The nets of the netlist that KiCad exported from the sheet."""
    found = {}
    for net in sexp.each(sexp.find(sexp.parse(path.read_text("utf-8")), "nets"), "net"):
        name = sexp.find(net, "name")[1]
        for node in sexp.each(net, "node"):
            if not name.startswith("unconnected-"):
                pad = (sexp.find(node, "ref")[1], sexp.find(node, "pin")[1])
                found[pad] = plain(name)
    return found


def of_board(path: Path) -> Pads:
    """The nets of the pads of the board in KiCad's .kicad_pcb."""
    found = {}
    for footprint in sexp.each(sexp.parse(path.read_text("utf-8")), "footprint"):
        fields = {item[1]: item[2] for item in sexp.each(footprint, "property")}
        for pad in sexp.each(footprint, "pad"):
            for net in sexp.each(pad, "net"):
                if not net[2].startswith("unconnected-"):
                    found[fields["Reference"], str(pad[1])] = plain(net[2])
    return found


def plain(name: str) -> str:
    """A net's name without the path that KiCad puts before names of one sheet."""
    return name.removeprefix("/")

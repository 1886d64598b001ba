"""Writes the solids: STL for printers, lying as they are printed, and STEP for other programs."""

from pathlib import Path

import build123d as cad

from hardware.board import revision
from hardware.case import solids

_COARSE = {"tolerance": 0.05, "angular_tolerance": 0.5}  # millimetres, radians
_FACE_DOWN = ("lid", "panel-lid")  # their skin is printed first, on the bed
_FRESH = f"{revision.DATE}T00:00:00"


def write_print(folder: Path) -> None:
    """Write one STL for each print."""
    for name, part in solids.printed().items():
        cad.export_stl(_on_bed(name, part), str(folder / f"{name}.stl"), **_COARSE)


def write_step(folder: Path) -> None:
    """Write the table and the panel, each assembled, as one file."""
    for name, parts in {"table": solids.table(), "panel": solids.panel()}.items():
        for label, part in parts.items():
            part.label = label
        whole = cad.Compound(label=name, children=list(parts.values()))
        cad.export_step(whole, str(folder / f"{name}.step"), timestamp=_FRESH)


def _on_bed(name: str, part: cad.Part) -> cad.Part:
    if name.startswith(_FACE_DOWN):
        part = cad.Rot(180, 0, 0) * part
    if name.startswith("hood"):  # on a cheek
        part = cad.Rot(0, 90, 0) * part
    box = part.bounding_box()
    middle = box.center()
    return cad.Pos(-middle.X, -middle.Y, -box.min.Z) * part

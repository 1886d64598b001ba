"""Writes the solids: STL for printers, as they are printed, STEP for programs, GLB to look at."""

from pathlib import Path

import build123d as cad

from hardware.board import revision
from hardware.case import carrier, glb, solids, studio

_COARSE = {"tolerance": 0.05, "angular_tolerance": 0.5}  # millimetres, radians
_FACE_DOWN = ("lid", "panel-lid")  # their skin is printed first, on the bed
_FRESH = f"{revision.DATE}T00:00:00"
_SEEN = (0.1, 0.5)  # millimetres, radians
_LIFTED = {"base": 0, "deck": 40, "lid": 80}  # millimetres, to see inside
_COLOURS = {"base": studio.WALNUT, "deck": studio.WHITE, "lid": studio.WHITE}


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


def write_view(folder: Path) -> None:
    """Write the table, opened, and the carrier board with its parts, each as one file."""
    table = glb.Scene()
    for name, part in solids.table().items():
        points, faces = (cad.Pos(0, 0, _LIFTED[name]) * part).tessellate(*_SEEN)
        table.add([(p.X, p.Y, p.Z) for p in points], faces, _COLOURS[name])
    table.write(folder / "table.glb")
    carrier.scene().write(folder / "carrier.glb")


def _on_bed(name: str, part: cad.Part) -> cad.Part:
    if name.startswith(_FACE_DOWN):
        part = cad.Rot(180, 0, 0) * part
    if name.startswith("hood"):  # on a cheek
        part = cad.Rot(0, 90, 0) * part
    box = part.bounding_box()
    middle = box.center()
    return cad.Pos(-middle.X, -middle.Y, -box.min.Z) * part

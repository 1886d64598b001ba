"""The carrier board with its parts, to look at: KiCad's bare board, and the body of each part."""

import math
import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import build123d as cad

from hardware.board.board import board
from hardware.board.circuit import HOME
from hardware.case.glb import Colour, Corners, Point, Scene

_BARE = HOME / "production" / "carrier.step"
_BODIES = HOME / "kicad" / "models"
_GREEN = (0.01, 0.09, 0.035)
_COARSE = (0.1, 1.0)  # millimetres, radians
_UNIT = 2.54  # millimetres in a unit of KiCad's bodies, a tenth of an inch
_GAMMA = 2.2  # from the bodies' sRGB to linear light

# A body is sets of flat faces, each set of one colour: corners, and the numbers of each face's.
_SETS = re.compile(
    r"diffuseColor ([\d. ]+?) spec.*?point \[(.*?)\].*?coordIndex \[(.*?)\]", re.DOTALL
)


class Body(NamedTuple):
    """Faces of a part in one colour, in millimetres."""

    colour: Colour
    points: list[Point]
    faces: list[Corners]


def scene() -> Scene:
    """Return the board, its middle at the origin, the side of the parts up."""
    shown = Scene()
    bare = cad.import_step(_BARE)
    box = bare.bounding_box()
    middle, top = box.center(), box.max.Z
    points, faces = bare.tessellate(*_COARSE)
    shown.add([(p.X - middle.X, p.Y - middle.Y, p.Z) for p in points], faces, _GREEN)
    for colour, corners, faces in bodies():
        placed = [(x - middle.X, y - middle.Y, top + z) for x, y, z in corners]
        shown.add(placed, faces, colour)
    return shown


def bodies(without: tuple[str, ...] = ()) -> Iterator[Body]:
    """Yield the faces of every part that is shown; lengths from the board's corner, y upwards."""
    for part in board().footprints.values():
        if part.model and part.ref not in without:
            x, y = part.spot
            cos, sin = math.cos(math.radians(part.turn)), math.sin(math.radians(part.turn))
            for colour, corners, faces in _body(part.model):
                placed = [
                    (x + dx * cos - dy * sin, -y + dx * sin + dy * cos, z) for dx, dy, z in corners
                ]
                yield Body(colour, placed, faces)


@cache
def _body(name: str) -> list[Body]:
    found = []
    for colour, points, faces in _SETS.findall((_BODIES / name).read_text("utf-8")):
        corners = [[_UNIT * float(n) for n in point.split()] for point in points.split(",")]
        found.append(
            Body(
                tuple(round(float(part) ** _GAMMA, 3) for part in colour.split()),
                [(x, y, z) for x, y, z in corners],
                [
                    tuple(map(int, face.split()))
                    for face in faces.replace(",", " ").split("-1")
                    if face.split()
                ],
            )
        )
    return found

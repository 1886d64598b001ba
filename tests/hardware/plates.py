"""Reads what lies in hardware/: flat drawings as SVG, and solids as STL."""

import re
import struct
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import NamedTuple

import pytest

pytest.importorskip("numpy", reason="needs numpy (dependency group case)")
import numpy as np

HARDWARE = Path(__file__).resolve().parents[2] / "hardware"
_SVG = "{http://www.w3.org/2000/svg}"
_LENGTH = re.compile(r"([\d.]+)mm")


class Extent(NamedTuple):
    """Where a shape of a drawing lies: x to the right, y down, millimetres."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def centre(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def size(self) -> tuple[float, float]:
        return self.right - self.left, self.bottom - self.top


def drawing(path: Path) -> ElementTree.Element:
    """Return the root of an SVG whose unit is a millimetre."""
    root = ElementTree.parse(path).getroot()
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    for name, units in (("width", width), ("height", height)):
        measured = _LENGTH.fullmatch(root.attrib[name])
        assert measured, f"{path.name} does not give its {name} in mm"
        assert float(measured[1]) == units
    return root


def extent(shape: ElementTree.Element) -> Extent:
    """Return what a rect, a circle, or the corners of a path cover."""
    number = {key: float(value) for key, value in shape.attrib.items() if _is_number(value)}
    if shape.tag == f"{_SVG}rect":
        x, y = number["x"], number["y"]
        return Extent(x, y, x + number["width"], y + number["height"])
    if shape.tag == f"{_SVG}circle":
        x, y, r = number["cx"], number["cy"], number["r"]
        return Extent(x - r, y - r, x + r, y + r)
    steps = re.findall(r"[MLAQC]([-\d. ]+)", shape.attrib["d"])
    corners = [tuple(map(float, step.split()[-2:])) for step in steps]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    if shape.attrib["d"].count("A") == 2 and len(corners) == 3:  # a circle, from side to side
        r = (max(xs) - min(xs)) / 2
        return Extent(min(xs), ys[0] - r, max(xs), ys[0] + r)
    return Extent(min(xs), min(ys), max(xs), max(ys))


def shapes(root: ElementTree.Element, group: str) -> list[ElementTree.Element]:
    """Return what a group of the drawing holds."""
    return list(next(g for g in root.iter(f"{_SVG}g") if g.attrib.get("id") == group))


def named(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    return {shape.attrib["id"]: shape for shape in root.iter() if "id" in shape.attrib}


def triangles(path: Path) -> np.ndarray:
    """Return the triangles of a binary STL, as an array of shape (n, 3 corners, 3 axes)."""
    data = path.read_bytes()
    (count,) = struct.unpack_from("<I", data, 80)
    record = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("unused", "<u2")])
    return np.frombuffer(data, record, count, 84)["corners"]


def _is_number(text: str) -> bool:
    return re.fullmatch(r"-?[\d.]+(e-?\d+)?", text) is not None

"""Writes shapes as GLB (glTF 2.0, binary), for viewers in browsers.

One mesh for each colour. The CAD kernel's own writer makes one for each face: six times as large
for a board of 500 holes.
"""

import json
import struct
from array import array
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

Point = tuple[float, float, float]
Corners = tuple[int, ...]
Colour = tuple[float, ...]

_JSON, _BIN = 0x4E4F534A, 0x004E4942  # kinds of chunk
_FLOAT, _UNSIGNED = 5126, 5125  # kinds of number
_VERTICES, _INDICES = 34962, 34963  # kinds of buffer


class Scene:
    """Triangles by colour. Lengths are millimetres, z up; colours are linear red, green, blue."""

    def __init__(self) -> None:
        self._meshes: dict[Colour, tuple[array, array]] = {}

    def add(self, points: Iterable[Point], faces: Iterable[Corners], colour: Colour) -> None:
        """Add convex faces, each given by the numbers of its corners."""
        values, indices = self._meshes.setdefault(colour, (array("f"), array("I")))
        first = len(values) // 3
        for x, y, z in points:
            values.extend((x / 1000, z / 1000, -y / 1000))  # metres, y up
        for corner, *others in faces:
            for second, third in pairwise(others):
                indices.extend((first + corner, first + second, first + third))

    def write(self, path: Path) -> None:
        """Write all as one file."""
        data = b""
        views: list[dict] = []
        accessors: list[dict] = []
        for values, indices in self._meshes.values():
            for numbers, target in ((values, _VERTICES), (indices, _INDICES)):
                length = 4 * len(numbers)
                place = {"buffer": 0, "byteOffset": len(data), "byteLength": length}
                views.append(place | {"target": target})
                data += numbers.tobytes()
            axes = [values[axis::3] for axis in range(3)]
            accessors += (
                {
                    "bufferView": len(views) - 2,
                    "componentType": _FLOAT,
                    "count": len(values) // 3,
                    "type": "VEC3",
                    "min": [min(axis) for axis in axes],
                    "max": [max(axis) for axis in axes],
                },
                {
                    "bufferView": len(views) - 1,
                    "componentType": _UNSIGNED,
                    "count": len(indices),
                    "type": "SCALAR",
                },
            )
        count = range(len(self._meshes))
        tree = {
            "asset": {"version": "2.0"},
            "scene": 0,
            "scenes": [{"nodes": list(count)}],
            "nodes": [{"mesh": i} for i in count],
            "meshes": [
                {
                    "primitives": [
                        {"attributes": {"POSITION": 2 * i}, "indices": 2 * i + 1, "material": i}
                    ]
                }
                for i in count
            ],
            "materials": [
                {
                    "doubleSided": True,
                    "pbrMetallicRoughness": {
                        "baseColorFactor": [*colour, 1],
                        "metallicFactor": 0,
                        "roughnessFactor": 0.7,
                    },
                }
                for colour in self._meshes
            ],
            "accessors": accessors,
            "bufferViews": views,
            "buffers": [{"byteLength": len(data)}],
        }
        text = json.dumps(tree, separators=(",", ":")).encode()
        text += b" " * (-len(text) % 4)
        head = struct.pack("<4sII", b"glTF", 2, 12 + 8 + len(text) + 8 + len(data))
        chunks = struct.pack("<II", len(text), _JSON) + text + struct.pack("<II", len(data), _BIN)
        path.write_bytes(head + chunks + data)

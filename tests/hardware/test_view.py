"""The models to look at are whole files, and as large as what they show."""

import json
import struct

import pytest

from hardware.board.board import board
from hardware.case import plan
from tests.hardware.plates import HARDWARE

HEAD, CHUNK = struct.Struct("<4sII"), struct.Struct("<II")
NUMBERS = {5125: "I", 5126: "f"}
VECTOR = {"SCALAR": 1, "VEC3": 3}


def read(name: str) -> tuple[dict, list]:
    """The JSON of a committed GLB, and the numbers of each accessor."""
    data = (HARDWARE / "case" / "view" / name).read_bytes()
    assert HEAD.unpack_from(data) == (b"glTF", 2, len(data))
    length, _ = CHUNK.unpack_from(data, HEAD.size)
    at = HEAD.size + CHUNK.size
    tree = json.loads(data[at : at + length])
    at += length
    length, _ = CHUNK.unpack_from(data, at)
    numbers = data[at + CHUNK.size :]
    assert len(numbers) == length == tree["buffers"][0]["byteLength"]
    found = []
    for accessor in tree["accessors"]:
        view = tree["bufferViews"][accessor["bufferView"]]
        count = accessor["count"] * VECTOR[accessor["type"]]
        kind = f"<{count}{NUMBERS[accessor['componentType']]}"
        assert struct.calcsize(kind) == view["byteLength"]
        found.append(struct.unpack_from(kind, numbers, view["byteOffset"]))
    return tree, found


def size(name: str) -> list[float]:
    """Millimetres along x, y and z of a model; every corner of its triangles is there."""
    tree, numbers = read(name)
    corners = []
    for mesh in tree["meshes"]:
        for part in mesh["primitives"]:
            values, indices = numbers[part["attributes"]["POSITION"]], numbers[part["indices"]]
            assert len(indices) % 3 == 0
            assert max(indices) < len(values) // 3
            corners += zip(values[::3], values[1::3], values[2::3], strict=True)
    axes = list(zip(*corners, strict=True))
    return [1000 * (max(axis) - min(axis)) for axis in axes]


def test_the_board_has_its_size_and_carries_its_parts():
    width, height, depth = size("carrier.glb")
    assert (width, depth) == pytest.approx((board().width, board().height), abs=0.1)
    assert height > 15, "the capacitor stands on it"
    tree, _ = read("carrier.glb")
    assert len(tree["materials"]) > 5


def test_the_table_has_its_size():
    width, _, depth = size("table.glb")
    assert (width, depth) == pytest.approx((plan.LENGTH, plan.DEPTH), abs=0.1)

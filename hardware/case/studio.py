"""Renders the case's parts with Mitsuba: backdrop, soft light, camera."""

import subprocess
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import build123d as cad
import mitsuba as mi
import numpy as np

mi.set_variant("scalar_rgb")

SIZE = (1120, 630)
_SAMPLES = 64
_COARSE = (0.1, 0.4)  # millimetres, radians

WHITE, WALNUT, OAK, BLACK = (0.82, 0.8, 0.76), (0.16, 0.085, 0.045), (0.5, 0.33, 0.18), (0.02,) * 3
SCREEN = (0.35, 0.6, 0.9)
BOARD_GREEN, BRASS = (0.02, 0.16, 0.08), (0.7, 0.5, 0.2)


class View(NamedTuple):
    """Where the camera stands, what it looks at, and its angle across in degrees."""

    origin: tuple[float, float, float]
    target: tuple[float, float, float]
    angle: float


def part(shape: cad.Shape, colour: tuple[float, ...], gloss: bool = False) -> mi.Shape:
    """Return a solid in one colour; with gloss, as plastic reflects."""
    points, faces = shape.tessellate(*_COARSE)
    return _mesh([(p.X, p.Y, p.Z) for p in points], faces, _surface("rgb", colour, gloss))


def print_of(shape: cad.Shape, picture: Path, width: float, height: float) -> mi.Shape:
    """Return a flat shape with a picture on it, `width` by `height` around the origin."""
    points, faces = shape.tessellate(*_COARSE)
    corners = [(p.X, p.Y, p.Z) for p in points]
    across = [(x / width + 0.5, 0.5 - y / height) for x, y, _ in corners]
    texture = {"type": "bitmap", "filename": str(picture)}
    return _mesh(corners, faces, {"type": "diffuse", "reflectance": texture}, across)


def body(points: list, faces: Iterable[tuple[int, ...]], colour: tuple[float, ...]) -> mi.Shape:
    """Return convex faces in one colour, each given by the numbers of its corners."""
    threes = [(one[0], *pair) for one in faces for pair in pairwise(one[1:])]
    return _mesh(points, threes, _surface("rgb", colour, False))


def lamp(x: float, y: float, z: float, size: tuple[float, float], glow: tuple[float, ...]) -> dict:
    """Return a lit window."""
    to_world = mi.ScalarTransform4f().translate([x, y, z]).scale([size[0] / 2, size[1] / 2, 1])
    return {
        "type": "rectangle",
        "to_world": to_world,
        "emitter": {"type": "area", "radiance": {"type": "rgb", "value": list(glow)}},
    }


def shoot(parts: Iterable[object], view: View, path: Path) -> None:
    """Render the parts and write the picture as JPEG."""
    scene = {
        "type": "scene",
        "integrator": {"type": "path", "max_depth": 5},
        "sensor": _camera(view),
        "sky": {"type": "constant", "radiance": {"type": "rgb", "value": [0.55, 0.56, 0.6]}},
        "window": _window(),
        "ground": {
            "type": "rectangle",
            "to_world": mi.ScalarTransform4f().translate([0, 0, -0.2]).scale([4000, 4000, 1]),
            "bsdf": _surface("rgb", (0.72, 0.7, 0.67), False),
        },
        **{f"part{index}": found for index, found in enumerate(parts)},
    }
    picture = mi.render(mi.load_dict(scene))
    path.parent.mkdir(parents=True, exist_ok=True)
    mi.util.write_bitmap(str(path), picture, quality=90, write_async=False)


def _mesh(points, faces, surface: dict, across=None) -> mi.Mesh:
    properties = mi.Properties()
    properties["bsdf"] = mi.load_dict({"type": "twosided", "bsdf": surface})
    mesh = mi.Mesh("part", len(points), len(faces), has_vertex_texcoords=across is not None,
                   props=properties)  # fmt: skip
    values = mi.traverse(mesh)
    values["vertex_positions"] = np.ravel(points).astype(np.float32)
    values["faces"] = np.ravel(faces).astype(np.uint32)
    if across is not None:
        values["vertex_texcoords"] = np.ravel(across).astype(np.float32)
    values.update()
    return mesh


def _surface(kind: str, colour: tuple[float, ...], gloss: bool) -> dict:
    value = {"type": kind, "value": list(colour)}
    if gloss:
        return {"type": "roughplastic", "diffuse_reflectance": value, "alpha": 0.2}
    return {"type": "diffuse", "reflectance": value}


def _camera(view: View) -> dict:
    width, height = SIZE
    return {
        "type": "perspective",
        "fov": view.angle,
        "to_world": mi.ScalarTransform4f().look_at(
            origin=list(view.origin), target=list(view.target), up=[0, 0, 1]
        ),
        "film": {"type": "hdrfilm", "width": width, "height": height},
        "sampler": {"type": "multijitter", "sample_count": _SAMPLES, "seed": 1},
    }


def _window() -> dict:
    """Return a large soft light above and to the left of the camera."""
    to_world = mi.ScalarTransform4f().look_at(
        origin=[-500, -500, 900], target=[0, 0, 0], up=[0, 0, 1]
    )
    return {
        "type": "rectangle",
        "to_world": to_world.scale([350, 350, 1]),
        "emitter": {"type": "area", "radiance": {"type": "rgb", "value": [4.2, 3.9, 3.5]}},
    }


def paint(svg: str, path: Path, width: int) -> None:
    """Turn an SVG into a PNG (Debian's librsvg2-bin)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(
        ["rsvg-convert", "--width", str(width), "--output", path], input=svg.encode(), check=True
    )

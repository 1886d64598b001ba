"""Writes the bodies as VRML, which KiCad shows on the board."""

from pathlib import Path

from hardware.board.bodies import BODIES, Solid

_INCH = 25.4 / 10  # KiCad takes VRML's unit for a tenth of an inch


def write(folder: Path) -> None:
    """Write a model of each kind of part into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    for kind, solids in BODIES.items():
        text = "#VRML V2.0 utf8\n" + "".join(_shape(solid) for solid in solids)
        (folder / file_name(kind)).write_text(text, "utf-8")


def file_name(kind: str) -> str:
    """The name of the model of `kind`, a key of `catalogue.KINDS`."""
    return kind.replace(" ", "-") + ".wrl"


def _shape(solid: Solid) -> str:
    """A prism as VRML: its two ends, and a face for each side of its outline."""
    count = len(solid.front)
    points = [f"{x / _INCH:.4f} {y / _INCH:.4f} {z / _INCH:.4f}" for x, y, z in _points(solid)]
    front, back = list(range(count)), list(range(count, 2 * count))
    faces = [front[::-1], back]
    faces += [
        [front[n], front[(n + 1) % count], back[(n + 1) % count], back[n]] for n in range(count)
    ]
    indexes = ", ".join(" ".join(map(str, face)) + " -1" for face in faces)
    colour = " ".join(f"{part:g}" for part in solid.colour)
    return f"""Shape {{
  appearance Appearance {{
    material Material {{ diffuseColor {colour} specularColor 0.2 0.2 0.2 shininess 0.4 }}
  }}
  geometry IndexedFaceSet {{
    solid FALSE
    coord Coordinate {{ point [ {", ".join(points)} ] }}
    coordIndex [ {indexes} ]
  }}
}}
"""


def _points(solid: Solid):
    return (*solid.front, *solid.back)

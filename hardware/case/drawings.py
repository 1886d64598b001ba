"""Writes laser sheets and plates as DXF and as SVG."""

from collections.abc import Iterable
from pathlib import Path

import ezdxf
import ezdxf.document
from ezdxf import units

from hardware.case import nest
from hardware.case.outline import Outline, bounds, sides
from hardware.case.sheets import Sheet

_LAYER = "CUT"
_MARGIN = 2.0

ezdxf.options.write_fixed_meta_data_for_testing = True  # no dates: the same file from run to run


def write_dxf(sheet: Sheet, path: Path) -> None:
    _write_dxf((sheet.outline, *sheet.holes), path)


def write_plate(plate: nest.Plate, folder: Path) -> None:
    """Write a plate with many sheets on it, as DXF and as SVG."""
    shapes = nest.shapes(plate)
    _write_dxf(shapes, folder / f"{plate.name}.dxf")
    width, height = nest.SIZE
    title = (
        f"{plate.name}: {plate.material}, 3 mm, {width:.0f} x {height:.0f} mm; true edges, offset "
        f"them by half your kerf (about {nest.KERF} mm)"
    )
    svg = _svg(shapes, title, 0, height, width, height)
    (folder / f"{plate.name}.svg").write_text(svg, "utf-8")


def _write_dxf(shapes: Iterable[Outline], path: Path) -> None:
    drawing = ezdxf.document.Drawing.new("R2000")
    drawing.units = units.MM
    drawing.layers.add(_LAYER, color=ezdxf.colors.RED)
    space = drawing.modelspace()
    for shape in shapes:
        if is_circle(shape):
            (left, y, _), (right, _, _) = shape
            space.add_circle(
                ((left + right) / 2, y), (right - left) / 2, dxfattribs={"layer": _LAYER}
            )
        else:
            space.add_lwpolyline(shape, "xyb", close=True, dxfattribs={"layer": _LAYER})
    drawing.saveas(path)


def svg(sheet: Sheet) -> str:
    """Return the sheet at true scale, y down; red hairlines, the outline last."""
    left, front, right, back = bounds([sheet.outline])
    left, back = left - _MARGIN, back + _MARGIN
    width, height = right + _MARGIN - left, back - front + _MARGIN
    title = f"{sheet.name}: {sheet.material}, 3 mm, {sheet.copies} of it"
    return _svg((*sheet.holes, sheet.outline), title, left, back, width, height)


def _svg(
    shapes: Iterable[Outline], title: str, left: float, back: float, width: float, height: float
) -> str:
    cuts = "\n".join(f'    <path d="{_path(shape, left, back)}"/>' for shape in shapes)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.6g}mm" height="{height:.6g}mm" '
        f'viewBox="0 0 {width:.6g} {height:.6g}">\n'
        f"  <title>{title}</title>\n"
        f'  <g id="cut" fill="none" stroke="#f00" stroke-width="0.1">\n{cuts}\n  </g>\n</svg>\n'
    )


def is_circle(shape: Outline) -> bool:
    return len(shape) == 2


def _path(shape: Outline, left: float, back: float) -> str:
    x, y, _ = shape[0]
    words = [f"M{_number(x - left)} {_number(back - y)}"]
    for start, end in sides(shape):
        x, y = _number(end[0] - left), _number(back - end[1])
        words.append(f"A{_radius(start, end)} 0 0 0 {x} {y}" if start[2] else f"L{x} {y}")
    return " ".join(words) + "Z"


def _radius(start, end) -> str:
    """Return both radii of the arc of a side, from its chord and its bulge."""
    chord = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5
    bulge = start[2]
    radius = _number(chord * (1 + bulge * bulge) / (4 * bulge))
    return f"{radius} {radius}"


def _number(value: float) -> str:
    return f"{value:.4f}".rstrip("0").rstrip(".")

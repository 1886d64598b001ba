"""Letters as outlines, so that a picture looks the same wherever it is opened or printed."""

from functools import cache
from pathlib import Path

import matplotlib
from matplotlib.font_manager import FontProperties
from matplotlib.path import Path as Shape
from matplotlib.textpath import TextPath

from hardware.overlay.marks import number

# An open serif that comes with matplotlib, by its file: by its name the machine's fonts count too.
_FONTS = Path(matplotlib.get_data_path()) / "fonts" / "ttf"
_UPRIGHT = FontProperties(fname=_FONTS / "STIXGeneral.ttf")
_ITALIC = FontProperties(fname=_FONTS / "STIXGeneralItalic.ttf")
_COMMANDS = {Shape.MOVETO: "M", Shape.LINETO: "L", Shape.CURVE3: "Q", Shape.CURVE4: "C"}


def centred(
    text: str, x: float, y: float, size: float, italic: bool = False, spacing: float = 0.0
) -> str:
    """Return the outlines of `text` as an SVG path, its x-height or capitals centred on (x, y).

    `size` is the height of the type, `spacing` what is added between letters.
    """
    font = _ITALIC if italic else _UPRIGHT
    shapes, cursor = [], 0.0
    for letter in text:
        if not letter.isspace():
            shapes.append((TextPath((0, 0), letter, size=size, prop=font), cursor))
        cursor += _advance(letter, size, font) + spacing
    left = x - (cursor - spacing) / 2
    height = TextPath((0, 0), "x" if text.islower() else "X", size=size, prop=font)
    base = y + height.get_extents().height / 2
    return "".join(_outline(shape, left + offset, base) for shape, offset in shapes)


def width(text: str, size: float) -> float:
    """Return how wide `text` is in upright type."""
    return sum(_advance(letter, size, _UPRIGHT) for letter in text)


@cache
def _advance(letter: str, size: float, font: FontProperties) -> float:
    """Return the distance to the next letter, measured between two bars, as spaces count too."""

    def width(text: str) -> float:
        return TextPath((0, 0), text, size=size, prop=font).get_extents().width

    return width(f"|{letter}|") - width("||")


def _outline(shape: Shape, x: float, y: float) -> str:
    words = []
    for points, code in shape.iter_segments():
        if code == Shape.CLOSEPOLY:
            words.append("Z")
        else:
            pairs = zip(points[::2], points[1::2], strict=True)
            words.append(
                _COMMANDS[code]
                + " ".join(f"{number(float(x + u))} {number(float(y - v))}" for u, v in pairs)
            )
    return "".join(words)

"""Letters as outlines, so that a picture looks the same wherever it is opened or printed."""

from matplotlib.font_manager import FontProperties
from matplotlib.path import Path
from matplotlib.textpath import TextPath

from hardware.overlay.marks import number

_FAMILY = "STIXGeneral"  # an open serif that comes with matplotlib
_COMMANDS = {Path.MOVETO: "M", Path.LINETO: "L", Path.CURVE3: "Q", Path.CURVE4: "C"}


def centred(
    text: str, x: float, y: float, size: float, italic: bool = False, spacing: float = 0.0
) -> str:
    """The outlines of `text` as an SVG path, its x-height or capitals centred on (x, y).

    `size` is the height of the type, `spacing` what is added between letters.
    """
    font = FontProperties(family=_FAMILY, style="italic" if italic else "normal")
    shapes, cursor = [], 0.0
    for letter in text:
        if not letter.isspace():
            shapes.append((TextPath((0, 0), letter, size=size, prop=font), cursor))
        cursor += _advance(letter, size, font) + spacing
    left = x - (cursor - spacing) / 2
    height = TextPath((0, 0), "x" if text.islower() else "X", size=size, prop=font)
    base = y + height.get_extents().height / 2
    return "".join(_outline(shape, left + offset, base) for shape, offset in shapes)


def _advance(letter: str, size: float, font: FontProperties) -> float:
    """How far the next letter stands off; two letters between bars show it, spaces included."""

    def width(text: str) -> float:
        return TextPath((0, 0), text, size=size, prop=font).get_extents().width

    return width(f"|{letter}|") - width("||")


def _outline(shape: Path, x: float, y: float) -> str:
    words = []
    for points, code in shape.iter_segments():
        if code == Path.CLOSEPOLY:
            words.append("Z")
        else:
            pairs = zip(points[::2], points[1::2], strict=True)
            words.append(
                _COMMANDS[code]
                + " ".join(f"{number(float(x + u))} {number(float(y - v))}" for u, v in pairs)
            )
    return "".join(words)

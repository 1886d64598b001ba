"""The words on the board's silkscreen, of both sides: where they stand and how large they are."""

import math
from pathlib import Path
from typing import NamedTuple

from hardware.board import sexp
from hardware.board.board import BOARD, Spot

FRONT, BACK = "F.SilkS", "B.SilkS"
_WIDTH, _LINE = 0.9, 1.6
"""Of a letter of KiCad's font, a share of the font's width; from line to line, of its height."""


class Words(NamedTuple):
    """A text that can be read; `part` is the reference of the part it belongs to, or nothing."""

    text: str
    part: str
    layer: str
    spot: Spot
    wide: float
    high: float
    letter: float
    """The height of a capital, in mm."""
    stroke: float

    def distance(self, spot: Spot) -> float:
        """Return how far the edge of the text's box is from a spot, in mm."""
        dx, dy = abs(spot[0] - self.spot[0]), abs(spot[1] - self.spot[1])
        return math.hypot(max(0.0, dx - self.wide / 2), max(0.0, dy - self.high / 2))


def words(path: Path = BOARD) -> tuple[Words, ...]:
    """Return every visible text of both silkscreens; `spot` is the middle of its box."""
    board = sexp.parse(path.read_text("utf-8"))
    found = [_words(item, item[1], "", (0.0, 0.0), 0.0) for item in sexp.each(board, "gr_text")]
    for part in sexp.each(board, "footprint"):
        _, x, y, *turn = sexp.find(part, "at")
        fields = sexp.each(part, "property")
        ref = next(field[2] for field in fields if field[1] == "Reference")
        for field in fields:
            if ["hide", "yes"] not in field:
                where = (float(x), float(y)), float(turn[0]) if turn else 0.0
                found.append(_words(field, field[2], ref, *where))
    return tuple(one for one in found if one.layer in (FRONT, BACK))


def _words(item: list, text: str, part: str, origin: Spot, turn: float) -> Words:
    _, x, y, *angle = sexp.find(item, "at")
    effects = sexp.find(item, "effects")
    font = sexp.find(effects, "font")
    tall, width = map(float, sexp.find(font, "size")[1:])
    stroke = float(sexp.find(font, "thickness")[1])
    lines = text.split("\\n")
    wide, high = max(map(len, lines)) * width * _WIDTH, ((len(lines) - 1) * _LINE + 1) * tall
    justify = [word for found in sexp.each(effects, "justify") for word in found[1:]]
    side = ("left" in justify) - ("right" in justify)
    if "mirror" in justify:
        side = -side
    a = math.radians(float(angle[0]) if angle else 0.0)
    b = math.radians(turn)
    x, y = float(x), float(y)
    middle = (
        origin[0] + x * math.cos(b) + y * math.sin(b) + side * wide / 2 * math.cos(a),
        origin[1] + y * math.cos(b) - x * math.sin(b) - side * wide / 2 * math.sin(a),
    )
    if round(math.degrees(a)) % 180 == 90:
        wide, high = high, wide
    return Words(text, part, sexp.find(item, "layer")[1], middle, wide, high, tall, stroke)

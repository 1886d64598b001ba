"""Draws how the strips lie on the deck and in the panel, and how their data runs.

Seen from above, as the LEDs are seen. The numbers count the LEDs along the chain, from 1 on, as the
self-test does.

Every other row is the same strip turned half round. So its 5 V lies at the other edge, and the
wires that join the rows cross.
"""

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import NamedTuple

from hardware.case import plan
from hardware.overlay import lettering, marks

_WIDTH, _DEPTH = 372.0, 132.0
_STRIP, _LED, _INK, _DATA = "#2b2b2e", "#f6eedb", "#222", "#2b5fb0"
_COPPER = "#d9a066"
_SUPPLY = {"+5V": "#d22", "GND": "#111"}
"""The wires that join the rows, by the names of their pads, and their colours."""
_RAILS = {"+5V": (12.0, 5.0), "GND": (17.0, 11.0)}
"""How far these wires run beside the strips, and beyond the last one."""
_PAD = 3.2
"""From the data's pad, in the middle, to the pads beside it."""
_RIM = 1.4
"""From the middle of a pad to the tip of an arrow that points at it."""
_PRINT = 1.5
"""The size of a pad's print: DOUT has to end before the LED, also before its case of 5 mm."""
_TURN = 7.0
"""How far a data wire's curve reaches beyond its strips."""

Spot = tuple[float, float]


class Row(NamedTuple):
    """The LEDs of one strip from left to right, and the way of its data: 1 to the right, or -1."""

    leds: tuple[int, ...]
    way: int

    def pads(self, side: int) -> dict[str, float]:
        """Return how far below the middle each pad of an end lies; side: -1 left, 1 right.

        Drawn is a strip with 5 V on the left of its arrows. On one that has it on their right all
        rows exchange 5 V and ground.
        """
        data = "DOUT" if side == self.way else "DIN"
        return {"+5V": -_PAD * self.way, data: 0.0, "GND": _PAD * self.way}


def rows(spots: dict[int, Spot]) -> list[Row]:
    """Return the strips, the farthest first; spots: where each LED of the chain is, y upwards."""
    found: dict[float, list[int]] = {}
    for led in sorted(spots):
        found.setdefault(spots[led][1], []).append(led)
    return [
        Row(tuple(sorted(leds, key=lambda led: spots[led][0])),
            1 if spots[leds[0]][0] < spots[leds[-1]][0] else -1)
        for leds in found.values()
    ]  # fmt: skip


def turned() -> list[int]:
    """Return which rows of the board, from the back, lie turned half round; the first is 1."""
    return [n for n, row in enumerate(rows(_board_spots()), 1) if row.way < 0]


def board() -> str:
    """Return the strips on the deck of the table."""
    return _picture(_board_spots(), "space a: J1", "space q: J11", _WIDTH, _DEPTH, (-1, 1))


def panel() -> str:
    """Return the strips in the panel, as seen from end A."""
    size = 2 * plan.PANEL_APOTHEM + 20
    return _picture(dict(plan.panel_wells()), "J2", "", size + 70, size, (-1,))


def _board_spots() -> dict[int, Spot]:
    return {well.led: (well.opening.x, well.opening.y) for well in plan.wells()}


def _picture(
    spots: dict, left: str, right: str, width: float, height: float, sides: tuple[int, ...]
) -> str:
    """Return strips along each row, an arrow where data goes in, curves where it turns.

    sides: where the strips' 5 V and ground are joined; -1 left, 1 right.
    """

    def at(led: int) -> Spot:
        x, y = spots[led]
        return width / 2 + x, height / 2 - y

    lines = rows(spots)
    bows = [
        _bow(*at(one.leds[:: one.way][-1]), *at(other.leds[:: other.way][0]), width / 2)
        for one, other in pairwise(lines)
    ]
    x, y = at(0)
    entry = x - plan.PITCH / 2
    start = min(at(led)[0] for led in spots) - plan.PITCH / 2 - 24  # outside the joints
    return marks.sheet(
        "How the data runs through the strips",
        (width, height),
        *(_joint(name, lines, at, side) for side in sides for name in _SUPPLY),
        *bows,
        _arrow(start, y, entry),
        marks.path(lettering.centred("DIN", start - 5, y, 4), fill=_DATA),
        *(_strip(f"row-{n}", row, at) for n, row in enumerate(lines, 1)),
        *(_lamp(led + 1, *at(led)) for led in spots),
        *(_label(text, px, height - 5) for text, px in ((left, 25), (right, width - 25)) if text),
    )


def _end(row: Row, at: Callable[[int], Spot], side: int) -> Spot:
    """Return the middle of a strip's end."""
    x, y = at(row.leds[0 if side < 0 else -1])
    return x + side * plan.PITCH / 2, y


def _joint(name: str, lines: list[Row], at: Callable[[int], Spot], side: int) -> str:
    """Draw the wire that joins a pad of every strip's end, with a branch to each."""
    away, beyond = _RAILS[name]
    ends = [_end(row, at, side) for row in lines]
    pads = [(x, y + row.pads(side)[name]) for row, (x, y) in zip(lines, ends, strict=True)]
    rail = side * max(side * x for x, _ in ends) + side * away
    foot = ends[-1][1] + _PAD + beyond
    wires = [((rail, pads[0][1]), (rail, foot)), *(((rail, y), (x, y)) for x, y in pads)]
    return marks.group(
        f"{'left' if side < 0 else 'right'}-{name}",
        _wires(wires, _SUPPLY[name]),
        *(marks.circle(rail, y, 2, fill=_SUPPLY[name]) for _, y in pads),
        marks.path(lettering.centred(name, rail, foot + 3, 4), fill=_SUPPLY[name]),
    )


def _wires(wires: Iterable[tuple[Spot, Spot]], colour: str) -> str:
    """Draw wires with a pale rim, so that those below them are seen to pass and not to touch."""
    drawn = [(*start, *end) for start, end in wires]
    return marks.element(
        "g",
        *(marks.line(*ends, stroke="#fff", stroke_width=2.6) for ends in drawn),
        *(marks.line(*ends, stroke=colour, stroke_width=1.2) for ends in drawn),
    )


def _strip(name: str, row: Row, at: Callable[[int], Spot]) -> str:
    """Draw a strip: the pads of both ends with their print, arrowheads in the way of its data."""
    (left, y), (right, _) = (_end(row, at, side) for side in (-1, 1))
    heads = [
        _head(at(led)[0] + row.way * (plan.PITCH / 2 + 1), y, row.way)
        for led in row.leds[:: row.way][:-1]
    ]
    pads = [
        _pad(word, side, x, y + down, row.way)
        for side, x in ((-1, left), (1, right))
        for word, down in row.pads(side).items()
    ]
    tape = marks.rect(left, y - 5.5, right - left, 11, fill=_STRIP)
    return marks.group(name, tape, *heads, *pads)


def _pad(word: str, side: int, x: float, y: float, way: int) -> str:
    """Draw a pad at a strip's end and its print, upside down where the strip lies turned."""
    aside = 1.6 + lettering.width(word, _PRINT) / 2
    move = f"translate({marks.number(x - side * aside)} {marks.number(y)})"
    if way < 0:
        move += " rotate(180)"
    return marks.element(
        "g",
        marks.circle(x, y, 2.4, fill=_SUPPLY.get(word, _COPPER), stroke=_COPPER, stroke_width=0.5),
        marks.path(lettering.centred(word, 0, 0, _PRINT), transform=move, fill="#fff"),
    )


def _lamp(number: int, x: float, y: float) -> str:
    return marks.element(
        "g",
        marks.rect(x - 2, y - 2, 4, 4, rx=0.5, fill=_LED),
        marks.path(lettering.centred(str(number), x, y, 2.6), fill=_INK),
    )


def _bow(x1: float, y1: float, x2: float, y2: float, middle: float) -> str:
    """Draw the wire from the end of one strip to the start of the next."""
    side = 1 if x1 > middle else -1
    start, end = x1 + side * plan.PITCH / 2, x2 + side * plan.PITCH / 2
    out = max(start * side, end * side) * side + side * _TURN
    d = " ".join(map(marks.number, (out, y1, out, y2, end + side * 3, y2)))
    return marks.element(
        "g",
        marks.path(f"M{marks.number(start)} {marks.number(y1)}C{d}", fill="none", stroke=_DATA,
                   stroke_width=0.8),
        _head(end + side * _RIM, y2, -side, _DATA),
    )  # fmt: skip


def _arrow(x1: float, y: float, x2: float) -> str:
    shaft = marks.line(x1, y, x2 - 2, y, stroke=_DATA, stroke_width=0.8)
    return marks.element("g", shaft, _head(x2 - _RIM, y, 1, _DATA))


def _head(x: float, y: float, way: int, colour: str = "#8f8f93") -> str:
    back = x - way * 2
    return marks.path(marks.way((x, y), (back, y - 1.3), (back, y + 1.3)) + "Z", fill=colour)


def _label(text: str, x: float, y: float) -> str:
    return marks.path(lettering.centred(text, x, y, 5), fill=_INK)

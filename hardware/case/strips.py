"""Draws how the strips lie on the deck and in the panel, and how their data runs.

Seen from above, as the LEDs are seen. The numbers are places in the chain, from the firmware's own
wiring.
"""

from itertools import pairwise

from hardware.case import plan
from hardware.overlay import lettering, marks

_WIDTH, _DEPTH = 372.0, 132.0
_STRIP, _LED, _INK, _DATA = "#2b2b2e", "#f6eedb", "#222", "#c2402b"
_TURN = 7.0
"""How far a data wire's curve reaches beyond its strips."""


def board() -> str:
    """Return the strips on the deck of the table."""
    spots = {well.led: (well.opening.x, well.opening.y) for well in plan.wells()}
    return _picture(spots, "space a: J1", "space q: J11", _WIDTH, _DEPTH, (-1, 1))


def panel() -> str:
    """Return the strips in the panel, as seen from end A."""
    size = 2 * plan.PANEL_APOTHEM + 20
    return _picture(dict(plan.panel_wells()), "J2", "", size + 70, size, (-1,))


def _picture(
    spots: dict, left: str, right: str, width: float, height: float, sides: tuple[int, ...]
) -> str:
    """Return strips along each row, an arrow where data goes in, curves where it turns.

    sides: where the strips' 5 V and ground are joined; -1 left, 1 right.
    """

    def at(led: int) -> tuple[float, float]:
        x, y = spots[led]
        return width / 2 + x, height / 2 - y

    rows: dict[float, list[int]] = {}
    for led in sorted(spots):
        rows.setdefault(spots[led][1], []).append(led)
    drawn = [_strip(*at(leds[0]), *at(leds[-1])) for leds in rows.values()]
    lines = list(rows.values())
    bows = [_bow(*at(one[-1]), *at(other[0]), width / 2) for one, other in pairwise(lines)]
    lamps = [_lamp(led, *at(led)) for led in spots]
    x, y = at(0)
    entry = x - plan.PITCH / 2
    start = min(at(led)[0] for led in spots) - plan.PITCH / 2 - 24  # outside the joints
    return marks.picture(
        width,
        height,
        marks.title("How the data runs through the strips"),
        marks.rect(0, 0, width, height, fill="#fff"),
        *drawn,
        *bows,
        _arrow(start, y, entry),
        marks.path(lettering.centred("DIN", start - 5, y, 4), fill=_DATA),
        *lamps,
        *_joints(lines, at, sides),
        *(_label(text, px, height - 5) for text, px in ((left, 25), (right, width - 25)) if text),
    )


def _joints(lines: list[list[int]], at, sides: tuple[int, ...]) -> list[str]:
    """Draw a wire for 5 V and one for ground at the ends of the strips, with a branch to each.

    sides: -1 for the left ends, 1 for the right ends.
    """
    found = []
    top, bottom = at(lines[0][0])[1], at(lines[-1][0])[1]
    for side in sides:
        ends = [
            side * (max(side * at(line[0])[0], side * at(line[-1])[0]) + plan.PITCH / 2)
            for line in lines
        ]
        outermost = side * max(side * x for x in ends)
        for name, colour, away, offset in (("5 V", "#d22", 12.0, -3.2), ("GND", "#111", 17.0, 3.2)):
            rail = outermost + side * away
            found.append(marks.line(rail, top + offset, rail, bottom + offset + 8, stroke=colour,
                                    stroke_width=1.2))  # fmt: skip
            for line, x in zip(lines, ends, strict=True):
                y = at(line[0])[1] + offset
                found.append(marks.line(x, y, rail, y, stroke=colour, stroke_width=1.2))
                found.append(marks.circle(x, y, 2, fill=colour))
            label = lettering.centred(name, rail, bottom + offset + 11, 4)
            found.append(marks.path(label, fill=colour))
    return found


def _strip(x1: float, y1: float, x2: float, y2: float) -> str:
    """Draw a strip with arrowheads in the direction of its data."""
    left = min(x1, x2) - plan.PITCH / 2
    way = 1 if x2 > x1 else -1
    heads = [
        _head(x1 + way * (index + 0.5) * plan.PITCH, y1, way)
        for index in range(round(abs(x2 - x1) / plan.PITCH))
    ]
    tape = marks.rect(left, y1 - 5, abs(x2 - x1) + plan.PITCH, 10, fill=_STRIP)
    return marks.element("g", tape, *heads)


def _lamp(led: int, x: float, y: float) -> str:
    return marks.element(
        "g",
        marks.rect(x - 2.5, y - 2.5, 5, 5, rx=0.5, fill=_LED),
        marks.path(lettering.centred(str(led), x, y, 3), fill=_INK),
    )


def _bow(x1: float, y1: float, x2: float, y2: float, middle: float) -> str:
    """Draw the wire from the end of one strip to the start of the next."""
    side = 1 if x1 > middle else -1
    start, end = x1 + side * plan.PITCH / 2, x2 + side * plan.PITCH / 2
    out = max(start * side, end * side) * side + side * _TURN
    d = " ".join(map(marks.number, (out, y1, out, y2, end + side * 2, y2)))
    return marks.element(
        "g",
        marks.path(f"M{marks.number(start)} {marks.number(y1)}C{d}", fill="none", stroke=_DATA,
                   stroke_width=0.8),
        _head(end, y2, -side, _DATA),
    )  # fmt: skip


def _arrow(x1: float, y: float, x2: float) -> str:
    shaft = marks.line(x1, y, x2 - 2, y, stroke=_DATA, stroke_width=0.8)
    return marks.element("g", shaft, _head(x2, y, 1, _DATA))


def _head(x: float, y: float, way: int, colour: str = "#8f8f93") -> str:
    back = marks.number(x - way * 2)
    tip, up, low = marks.number(x), marks.number(y - 1.3), marks.number(y + 1.3)
    return marks.path(f"M{tip} {marks.number(y)}L{back} {up}L{back} {low}Z", fill=colour)


def _label(text: str, x: float, y: float) -> str:
    return marks.path(lettering.centred(text, x, y, 5), fill=_INK)

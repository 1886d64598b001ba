"""The board of Royal Visit: Châteaux at both ends, Duchies, the Fountain, the crown track above."""

import math

from hardware.case import plan
from hardware.overlay import lettering, marks

import wiring  # isort: skip

GOLD, IVORY = "#d9b36a", "#f6eedb"
ROWS = ("crown", "court", "wizard", "jester")
LETTERS = "abcdefghijklmnopq"

WINDOW_INSET = 0.4
"""How much smaller than the wells the printed windows are on each side: this hides a small slip."""
WINDOW_CORNER = 4.0

CHATEAU = 2  # columns deep
FOUNTAIN = 8

_LAND = {
    "red-chateau": ("#7a1e25", "#43101a"),
    "green-chateau": ("#175c36", "#0c3320"),
    "red-duchy": ("#381922", "#281420"),
    "green-duchy": ("#183229", "#10231e"),
    "water": ("#22587a", "#12354f"),
}
_TINTS = {"red-chateau": "#f7dcd6", "green-chateau": "#dcefdc", "water": "#dcebf5"}

# In boxes of 10 x 10.
_SIGNS = {
    "crown": "M0 10V3l3 3 2-5 2 5 3-3v7z",
    "court": "M1 1h8v4.5Q9 9 5 10 1 9 1 5.5zM4.3 2.5v2h-2v1.4h2v2.6h1.4v-2.6h2v-1.4h-2v-2z",
    "wizard": "M5.5 0 7.6 7.2H1.8zM0 8.2h10v1.5H0z",
    "jester": "M2 9.7V7.5Q2 4.2 1.3 3A1 1 0 1 1 2.2 2Q4 2.8 4.3 5 4.3 3 4.6 1.9A1 1 0 1 1 5.4 1.9"
    "Q5.7 3 5.7 5 6 2.8 7.8 2A1 1 0 1 1 8.7 3Q8 4.2 8 7.5V9.7z",
}
_SIGN = 4.2


def across(x: float) -> float:
    """Return the picture's x for one of the case."""
    return x + plan.LENGTH / 2


def down(y: float) -> float:
    """Return the picture's y for one of the case."""
    return plan.DEPTH / 2 - y


TOP = down(plan.ROW_Y[0] + plan.ROW_HEIGHT[0] / 2 + 2.8)
BOTTOM = down(plan.LETTERS_Y - 5)
TRACK = down(plan.BAR_Y)
"""The line under the crown track, in the bar between the crown row's windows and the Court's."""


def edge(column: float) -> float:
    """Return the left edge of a column."""
    return across(plan.column_x(column - 0.5))


def gradients() -> list[str]:
    return [
        marks.gradient(f"land-{name}", (0, TOP), (0, BOTTOM), colours)
        for name, colours in _LAND.items()
    ]


def land_of(column: int) -> str:
    """Return the name of the land that a column belongs to."""
    if column == FOUNTAIN:
        return "water"
    side = "red" if column < FOUNTAIN else "green"
    inside = CHATEAU <= column < wiring.COLUMNS - CHATEAU
    return f"{side}-{'duchy' if inside else 'chateau'}"


def field() -> str:
    """Return the board's ground, windows, signs and letters."""
    return marks.group(
        "field", _lands(), _ripples(), _battlements(), _lines(), _windows(), _signs(), _letters()
    )


def _lands() -> str:
    last = wiring.COLUMNS
    stretches = (
        ("red-chateau", 0, CHATEAU, TOP),
        ("red-duchy", CHATEAU, FOUNTAIN, TRACK),
        ("water", FOUNTAIN, FOUNTAIN + 1, TRACK),
        ("green-duchy", FOUNTAIN + 1, last - CHATEAU, TRACK),
        ("green-chateau", last - CHATEAU, last, TOP),
    )
    return marks.group(
        "lands",
        *(
            marks.rect(edge(a), top, edge(b) - edge(a), BOTTOM - top, fill=f"url(#land-{name})")
            for name, a, b, top in stretches
        ),
    )


def _ripples() -> str:
    """Return rings around the Fountain's middle, as much of each as lies in its column."""
    x, y = edge(FOUNTAIN + 0.5), (TRACK + BOTTOM) / 2
    half = plan.PITCH / 2
    arcs = []
    for index in range(int((BOTTOM - TRACK) / 2 / 4)):
        radius = 3.5 + 4 * index
        if radius <= half:
            arcs.append(marks.circle(x, y, 2 * radius))
            continue
        rise = math.sqrt(radius * radius - half * half)
        for side, sweep in ((-1, 1), (1, 0)):
            start = f"M{marks.number(x - half)} {marks.number(y + side * rise)}"
            arc = f"A{radius} {radius} 0 0 {sweep} {marks.number(x + half)} "
            arcs.append(marks.path(f"{start}{arc}{marks.number(y + side * rise)}"))
    return marks.group(
        "ripples", *arcs, fill="none", stroke="#96d7ff", stroke_opacity=0.3, stroke_width=0.4
    )


def _battlements() -> str:
    """Return the top of each Château's wall: merlons on the line under the crown track."""
    merlons, height = 5, 1.6
    found = []
    for first in (0, wiring.COLUMNS - CHATEAU):
        width = CHATEAU * plan.PITCH / (2 * merlons - 1)
        found += [
            marks.rect(edge(first) + 2 * i * width, TRACK - height, width, height)
            for i in range(merlons)
        ]
    return marks.group("battlements", *found, fill=GOLD, fill_opacity=0.7)


def _lines() -> str:
    last = wiring.COLUMNS
    upright = [(CHATEAU, TOP), (last - CHATEAU, TOP), (FOUNTAIN, TRACK), (FOUNTAIN + 1, TRACK)]
    return marks.group(
        "lines",
        marks.line(edge(0), TRACK, edge(last), TRACK),
        *(marks.line(edge(column), top, edge(column), BOTTOM) for column, top in upright),
        marks.rect(edge(0), TOP, edge(last) - edge(0), BOTTOM - TOP),
        fill="none",
        stroke=GOLD,
        stroke_width=0.35,
        stroke_opacity=0.8,
    )


def _windows() -> str:
    """Return the windows: pale, so that light of any colour comes through."""
    found = []
    for well in plan.wells():
        width, height = (
            size - 2 * WINDOW_INSET for size in (well.opening.width, well.opening.height)
        )
        land = land_of(well.column)
        found.append(
            marks.box(
                across(well.opening.x),
                down(well.opening.y),
                width,
                height,
                rx=WINDOW_CORNER,
                fill=_TINTS.get(land, IVORY),
                id=f"window-{ROWS[well.row]}-{LETTERS[well.column]}",
            )
        )
    return marks.group("windows", *found, stroke=GOLD, stroke_width=0.3)


def _signs() -> str:
    offset = _SIGN / 2
    scale = _SIGN / 10
    found = []
    for row, name in enumerate(ROWS):
        for x in (edge(0) - offset - 0.4, edge(wiring.COLUMNS) + offset + 0.4):
            left, top = x - offset, down(plan.ROW_Y[row]) - offset
            where = f"translate({marks.number(left)} {marks.number(top)}) scale({scale:.3g})"
            found.append(marks.path(_SIGNS[name], transform=where))
    return marks.group("signs", *found, fill=GOLD, fill_rule="evenodd")


def _letters() -> str:
    return marks.group(
        "letters",
        *(
            marks.path(
                lettering.centred(
                    letter, edge(column + 0.5), down(plan.LETTERS_Y), 6.2, italic=True
                ),
                id=f"letter-{letter}",
            )
            for column, letter in enumerate(LETTERS)
        ),
        fill=GOLD,
    )

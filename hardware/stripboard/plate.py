"""Draws a bare stripboard: strips, holes, numbers, cuts."""

from collections.abc import Callable

from hardware.breadboard import symbols
from hardware.breadboard.symbols import PITCH, Spot
from hardware.overlay import marks
from hardware.stripboard.layout import Hole

_BOARD, _COPPER, _HOLE = "#e9dcc0", "#d9a066", "#fff"


def board(strips: int, holes: int, at: Callable[[Hole], Spot]) -> str:
    """Draw a board; `at` says where a hole lies, and so from which side the board is seen."""
    ends = (at((1, 1)), at((strips, holes)))
    left, right = min(x for x, _ in ends) - 0.8 * PITCH, max(x for x, _ in ends) + 0.8 * PITCH
    top, bottom = min(y for _, y in ends) - 0.7 * PITCH, max(y for _, y in ends) + 0.7 * PITCH
    found = [
        marks.rect(left, top, right - left, bottom - top, fill=_BOARD, stroke="#b9a67f",
                   stroke_width=0.4)
    ]  # fmt: skip
    for strip in range(1, strips + 1):
        y = at((strip, 1))[1]
        found.append(marks.rect(left, y - 2, right - left, 4.0, fill=_COPPER, fill_opacity=0.55))
        found.append(symbols.text(str(strip), left + 1.2, y, 0, size=1.6))
        found += [
            marks.circle(*at((strip, number)), 1.5, fill=_HOLE) for number in range(1, holes + 1)
        ]
    for number in (1, *range(5, holes + 1, 5)):
        x = at((1, number))[0]
        for y in (top - 2.5, bottom + 2.5):
            found.append(symbols.text(str(number), x, y, 0))
    return marks.element("g", *found)


def cut(spot: Spot) -> str:
    """Draw a hole around which the copper is taken away."""
    x, y = spot
    return marks.element(
        "g",
        marks.circle(x, y, 4.6, fill=_BOARD),
        marks.line(x - 1.3, y - 1.3, x + 1.3, y + 1.3, stroke="#c22", stroke_width=0.6),
        marks.line(x - 1.3, y + 1.3, x + 1.3, y - 1.3, stroke="#c22", stroke_width=0.6),
    )


def screw(spot: Spot) -> str:
    """Draw a hole of 3.2 mm."""
    return marks.circle(*spot, 3.2 * PITCH / 2.54, fill="#fff", stroke="#555", stroke_width=0.4)

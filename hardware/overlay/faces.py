"""The two faces as whole pictures: the table's, as large as its lid, and the panel's."""

import math
from pathlib import Path

from hardware.case import plan
from hardware.case.outline import hexagon
from hardware.overlay import ends, field, lettering, marks
from hardware.overlay.field import GOLD, IVORY

BLEED = 2.0
"""The ground reaches so far over the edge, to be cut off."""

TABLE_SIZE = (plan.LENGTH, plan.DEPTH)
PANEL_SIZE = (2 * plan.PANEL_APOTHEM / math.cos(math.pi / 6), 2 * plan.PANEL_APOTHEM)

_GROUND = ("#1f1a28", "#120e19")
_BRASS = ("#8a6830", "#f0d898", "#a67c3a", "#e8c67c", "#7a5a28")


def write(folder: Path) -> None:
    """Write both faces as SVG into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "table.svg").write_text(table(), "utf-8")
    (folder / "panel.svg").write_text(panel(), "utf-8")


def table() -> str:
    """Return the table's face."""
    width, height = TABLE_SIZE
    return marks.picture(
        width,
        height,
        marks.title("Regalia: the face of the table, true to scale"),
        marks.element("defs", *_ground(width, height), *field.gradients()),
        marks.rect(
            -BLEED, -BLEED, width + 2 * BLEED, height + 2 * BLEED, fill="url(#ground)", id="ground"
        ),
        _rim(width, height),
        field.field(),
        _name(width / 2, 5.9),
        *(ends.place(end) for end in (0, 1)),
        *(ends.cuts(end) for end in (0, 1)),
    )


def panel() -> str:
    """Return the panel's face, as seen from end A."""
    width, height = PANEL_SIZE
    windows = [
        marks.path(
            _hexagon(spot, plan.WINDOW / 2 - field.WINDOW_INSET, pointed=True), id=f"window-{led}"
        )
        for led, spot in sorted(plan.panel_wells())
    ]
    bleed = plan.PANEL_APOTHEM + BLEED
    return marks.picture(
        width,
        height,
        marks.title("Regalia: the face of the panel, true to scale"),
        marks.element("defs", *_ground(width, height)),
        marks.path(_hexagon((0, 0), bleed, pointed=False), id="ground", fill="url(#ground)"),
        marks.path(
            _hexagon((0, 0), plan.PANEL_APOTHEM - 2.2, pointed=False),
            fill="none",
            stroke="url(#brass)",
            stroke_width=0.9,
        ),
        marks.group("windows", *windows, fill=IVORY, stroke=GOLD, stroke_width=0.3),
    )


def _ground(width: float, height: float) -> list[str]:
    return [
        marks.gradient("ground", (0, 0), (0, height), _GROUND),
        marks.gradient("brass", (0, 0), (width, height), _BRASS),
    ]


def _rim(width: float, height: float) -> str:
    inset, line = 1.6, 0.9
    return marks.rect(
        inset,
        inset,
        width - 2 * inset,
        height - 2 * inset,
        rx=plan.CORNER - inset,
        fill="none",
        stroke="url(#brass)",
        stroke_width=line,
        id="rim",
    )


def _name(x: float, y: float) -> str:
    """Return the name in the margin behind the crown track, between two lines."""
    reach, gap = 118.0, 23.0
    rules = [
        marks.line(
            x + side * gap,
            y,
            x + side * reach,
            y,
            stroke=GOLD,
            stroke_width=0.25,
            stroke_opacity=0.6,
        )
        for side in (-1, 1)
    ]
    return marks.group(
        "name",
        marks.path(lettering.centred("REGALIA", x, y, 4.4, spacing=1.9), fill=GOLD),
        *rules,
    )


def _hexagon(centre: tuple[float, float], apothem: float, pointed: bool) -> str:
    width, height = PANEL_SIZE
    corners = hexagon(centre, apothem, pointed)
    return marks.way(*((width / 2 + x, height / 2 - y) for x, y, _ in corners)) + "Z"

"""Draws the stripboard from both sides, and lists its cuts, parts and wires step by step."""

from itertools import groupby
from pathlib import Path

from hardware.board.circuit import wired
from hardware.breadboard import layout as breadboard
from hardware.breadboard import symbols
from hardware.breadboard.drawing import STEPS
from hardware.breadboard.symbols import INK, PITCH, Spot
from hardware.overlay import marks
from hardware.stripboard import buttons, model, plate
from hardware.stripboard.layout import (
    CUTS,
    HOLES,
    MODULES,
    PARTS,
    PICO,
    SCREWS,
    STRIPS,
    WIRES,
    Hole,
)

_LEFT, _TOP = 46.0, 16.0
_SIZE = (_LEFT + HOLES * PITCH + 58, _TOP + STRIPS * PITCH + 48)
_TITLE = "The circuit on a stripboard"
_LABEL = 3.6
"""The least distance between the names of two wires at the right edge."""


def write(folder: Path) -> None:
    """Write the pictures and the list into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "stripboard.svg").write_text(picture(), "utf-8")
    (folder / "stripboard-cuts.svg").write_text(copper_side(), "utf-8")
    (folder / "buttons.svg").write_text(buttons.picture(), "utf-8")
    (folder / "buttons-copper.svg").write_text(buttons.copper_side(), "utf-8")
    (folder / "stripboard.md").write_text(page(), "utf-8")


def picture() -> str:
    """Return the side of the parts as SVG, letters as outlines."""
    return marks.sheet(
        _TITLE,
        _SIZE,
        plate.board(STRIPS, HOLES, _xy),
        *(plate.cut(_xy(hole)) for hole in CUTS),
        *(plate.screw(_xy(hole)) for hole in SCREWS),
        symbols.pico_on(list(map(_xy, PICO)), upright=True),
        *(symbols.part(wired()[ref], [_xy(hole) for hole in PARTS[ref]]) for ref in PARTS),
        *(_wire(n, start, end) for n, (start, end) in enumerate(model.wires())),
        *_modules(),
    )


def copper_side() -> str:
    """Return the copper side as SVG: left and right change places; only the cuts are drawn."""
    height = _TOP + STRIPS * PITCH + 12

    def mirrored(hole: Hole) -> Spot:
        strip, number = hole
        return _xy((strip, HOLES + 1 - number))

    return marks.sheet(
        f"{_TITLE}: where to cut, seen from the copper",
        (_SIZE[0], height),
        plate.board(STRIPS, HOLES, mirrored),
        *(plate.cut(mirrored(hole)) for hole in CUTS),
        *(plate.screw(mirrored(hole)) for hole in SCREWS),
    )


# What a meter says after each step, when all is right: two points, red first, and what to expect.
# The Pico isn't in its socket. Holes as (strip, hole), or a part's leg.
CHECKS: dict[str, tuple[tuple[Hole, Hole, str], ...]] = {
    "Ground and rails": (((3, 14), (23, 25), "0 Ω"), ((23, 25), (5, 27), "no connection")),
    "Supply": (((4, 29), (7, 22), "over 10 kΩ"), ((2, 26), (4, 29), "under 1 Ω, F1")),
    "Soft start": (
        ((5, 39), (7, 39), "over 10 kΩ and rising"),
        ((8, 28), (4, 35), "about 153 kΩ, R1 beside R2 with R20"),
    ),
    "Rail voltage": (((10, 37), (16, 37), "10 kΩ, R4"), ((16, 33), (20, 33), "10 kΩ, R5")),
    "Charger's offer": (((12, 49), (9, 14), "10 kΩ, R15"), ((24, 53), (7, 14), "10 kΩ, R16")),
    "Level shifter": (((26, 32), (5, 27), "0 Ω"), ((26, 31), (28, 31), "over 1 kΩ and rising")),
    "Level shifter, its ground and data": (
        ((32, 24), (23, 24), "0 Ω"),
        ((27, 21), (26, 24), "100 kΩ, R8"),
    ),
    "Displays": (((22, 37), (24, 45), "a few Ω, F2"), ((22, 44), (28, 46), "a few Ω, F3"),
                 ((22, 37), (26, 38), "no connection")),
    "Piezo": (((11, 3), (32, 9), "330 Ω, R14"), ((11, 3), (12, 4), "no connection")),
}  # fmt: skip


_THICK = "\nTwist and tin the ends of AWG 20. Where one does not go in, drill its hole to 1.3 mm."


def page() -> str:
    """Return the page hardware/wiring/stripboard.md."""
    cuts = "\n".join(
        f"| {strip} | {', '.join(str(number) for _, number in group)} |"
        for strip, group in groupby(sorted(CUTS), key=lambda hole: hole[0])
    )
    steps = "\n".join(
        _step(number, title, [thing for thing in things if thing in PARTS])
        for number, (title, things) in enumerate(STEPS, 1)
    )
    screws = ", ".join(map(_name, SCREWS))
    return f"""# The circuit on a stripboard

Made by `python3 tools/dev.py hardware` from `hardware/stripboard/layout.py`; a test holds it equal
to the sheet. Nobody has built it yet.

![The stripboard](stripboard.svg)

The board has {STRIPS} strips of {HOLES} holes at 2.54 mm, with the strips along its long side: 92 x
153 mm, cut from one of 100 x 160 mm. 12/34 is hole 34 of strip 12, counted from the top left
corner as the parts are seen. The strips carry about 1 A: **choose a *Supply* of 900 mA
or less** when you install the firmware.

## 1. Cut the strips

![The cuts, seen from the copper](stripboard-cuts.svg)

Turn a 5 mm drill by hand in each of these holes, on the copper side, until the copper is gone
around it. **Measure over every cut, from the hole on its left to the hole on its right: no
connection.** Between neighbouring strips there is none either: look along each gap. Drill
{screws} with 3.2 mm for the stand-offs: **insulating ones**, as they touch three strips.

| strip | holes |
|---|---|
{cuts}

Solder the two socket strips for the Pico from {_name(PICO[0])} to {_name(PICO[19])} (pins 1 to
20) and from {_name(PICO[39])} to {_name(PICO[20])} (pins 40 to 21). J9 is three pins, broken
off the 40-way pin header; the jumper on it is up for PC, down for a charger.

{steps}
{symbols.modules({ref: tuple(map(_name, holes)) for ref, holes in MODULES.items()}, _THICK)}

{symbols.strips()}"""


def _step(number: int, title: str, refs: list[str]) -> str:
    rows = []
    for ref in refs:
        rows.append(symbols.row(wired()[ref], map(_name, PARTS[ref])))
    rows += [
        f"| wire | {_net(start)} | {_name(start)} to {_name(end)} |" for start, end in WIRES[title]
    ]
    table = "\n".join(rows)
    checks = "; ".join(
        f"{_name(red)} to {_name(black)} {expected}" for red, black, expected in CHECKS[title]
    )
    return (
        f"## {number + 1}. {title}\n\n| | | holes |\n|---|---|---|\n{table}\n\n"
        f"Measure, red first: {checks}.\n"
    )


def _net(hole: Hole) -> str:
    """Return what a wire carries: the net of its node."""
    wanted = model.node(hole)
    for ref, holes in {"U1": PICO, **PARTS, **MODULES}.items():
        for pin, at in enumerate(holes, 1):
            if model.node(at) == wanted and str(pin) in wired()[ref].nets:
                return symbols.plain_net(wired()[ref].nets[str(pin)])
    return ""


def _name(hole: Hole) -> str:
    return f"{hole[0]}/{hole[1]}"


def _xy(hole: Hole) -> Spot:
    strip, number = hole
    return _LEFT + number * PITCH, _TOP + strip * PITCH


def _wire(n: int, start: Hole, end: Hole) -> str:
    """Draw a wire: straight along a column, otherwise down first and then across."""
    (x0, y0), (x1, y1) = _xy(start), _xy(end)
    colour = symbols.wire_colour(_net(start), n)
    corner = f"{marks.number(x0)} {marks.number(y1)}"
    d = f"M{marks.number(x0)} {marks.number(y0)}"
    d += f"C{corner} {corner} " if x0 != x1 else "L"
    d += f"{marks.number(x1)} {marks.number(y1)}"
    ends = [marks.circle(x, y, 1.9, fill=colour) for x, y in ((x0, y0), (x1, y1))]
    line = marks.path(d, fill="none", stroke=colour, stroke_width=1.2, stroke_opacity=0.85)
    return marks.element("g", line, *ends)


def _modules() -> list[str]:
    """Draw the wires to modules, each to the edge that is nearest to it, with its name."""
    edges: dict[str, list[tuple[Hole, str, str]]] = {"left": [], "right": [], "bottom": []}
    for ref in breadboard.MODULES:
        for pin, hole in enumerate(MODULES[ref], 1):
            label = symbols.module_label(ref, pin)
            edge = "left" if hole[1] < 6 else "right" if hole[1] > 54 else "bottom"
            colour = symbols.module_colour(wired()[ref].nets[str(pin)])
            edges[edge].append((hole, label, colour))
    found = [_to_left(*wire) for wire in edges["left"]]
    found += [_to_bottom(*wire) for wire in edges["bottom"]]
    edges["right"].sort(key=lambda wire: (wire[0][0], -wire[0][1]))
    levels = symbols.spread([_xy(wire[0])[1] for wire in edges["right"]], _LABEL)
    found += [_to_right(*wire, y) for wire, y in zip(edges["right"], levels, strict=True)]
    return found


def _to_left(hole: Hole, label: str, colour: str) -> str:
    x, y = _xy(hole)
    end = _LEFT - 3
    name = symbols.text(label, end - 1, y, 0, INK, 2.6, -1)
    return _module_wire([(x, y), (end, y)], colour, name)


def _to_right(hole: Hole, label: str, colour: str, level: float) -> str:
    x, y = _xy(hole)
    edge = _LEFT + (HOLES + 1.6) * PITCH
    name = symbols.text(label, edge + 4, level, 0, INK, 2.6, 1)
    return _module_wire([(x, y), (edge, level), (edge + 3, level)], colour, name)


def _to_bottom(hole: Hole, label: str, colour: str) -> str:
    x, y = _xy(hole)
    end = _TOP + (STRIPS + 1.6) * PITCH
    name = symbols.text(label, x, end + 1, -90, INK, 2.6, -1)
    return _module_wire([(x, y), (x, end)], colour, name)


def _module_wire(points: list[Spot], colour: str, name: str) -> str:
    line = marks.path(
        marks.way(*points), fill="none", stroke=colour, stroke_width=1.2, stroke_opacity=0.85
    )
    return marks.element("g", line, marks.circle(*points[0], 1.9, fill=colour), name)

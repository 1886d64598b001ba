"""Draws the breadboard with every part, wire and module wire, and lists them step by step."""

from pathlib import Path

from hardware.board.circuit import wired
from hardware.breadboard import model, symbols
from hardware.breadboard.layout import MODULES, PARTS, WIRES
from hardware.breadboard.symbols import INK, PITCH
from hardware.overlay import marks

_LEFT, _TOP = 14.0, 56.0
_ROWS = "abcdefghij"
_SIZE = (_LEFT + 72 * PITCH, _TOP + 23 * PITCH + 44)
_LABEL = 3.7
"""The least distance between the names of two wires."""
_BOARD, _HOLE = "#f7f5ee", "#8d8d8d"
_RAIL_NAMES = {"T+": "5 V OF THE LEDS", "T-": "GROUND", "B+": "5 V BEHIND F1", "B-": "GROUND"}

STEPS = (
    ("Ground and rails", ("T-46", "t3", "b3", "b18")),
    ("Supply", ("J9", "F1", "D1", "D2", "t1", "t25", "t2")),
    (
        "Soft start",
        (
            *("Q1", "C1", "R1", "C4", "R2", "R20", "D3", "Q2", "R3", "C2", "R19", "D4"),
            *("t33", "b23", "t32", "t31 t37", "t31 b25", "t39", "t41", "b31h", "t43b", "t12"),
        ),
    ),
    ("Rail voltage", ("R4", "R5", "C9", "t54", "t8", "t10")),
    ("Charger's offer", ("R15", "C7", "C8", "R16", "t8 b28", "t9", "t7")),
    ("Level shifter", ("U2", "C3", "R8", "R9", "R6", "R7", "t57", "t58", "t61", "t59", "t62")),
    ("Level shifter, its ground and data", ("b57", "b60", "b63", "b4", "b5")),
    ("Displays", ("F2", "C5", "F3", "C6", "t5", "b37", "b41", "b47")),
    ("Piezo", ("R14", "BZ1", "b11", "b12")),
)
"""The order of building: parts by reference, wires by the place they start from."""


def write(folder: Path) -> None:
    """Write the picture and the list into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "breadboard.svg").write_text(picture(), "utf-8")
    (folder / "wires.md").write_text(page(), "utf-8")


def picture() -> str:
    """Return the breadboard as SVG, letters as outlines."""
    board = model.Board()
    return marks.sheet(
        "The circuit on a breadboard",
        _SIZE,
        _plate(),
        symbols.pico_on(list(map(_xy, board.parts["U1"])), upright=False),
        *(_wire(n, wire) for n, wire in enumerate(board.wires)),
        *(symbols.part(wired()[ref], [_xy(hole) for hole in board.parts[ref]]) for ref in PARTS),
        *_modules(board),
    )


def page() -> str:
    """Return the page hardware/wiring/wires.md."""
    board = model.Board()
    wires = {f"{s} {e}": wire for (s, e), wire in zip(WIRES, board.wires, strict=True)}
    steps = []
    for number, (title, things) in enumerate(STEPS, 1):
        rows = []
        for thing in things:
            if thing in PARTS:
                rows.append(symbols.row(wired()[thing], board.parts[thing]))
            else:
                key = next(k for k in wires if k == thing or k.split()[0] == thing)
                wire = wires.pop(key)
                rows.append(f"| wire | {_start(key.split()[0])} | {wire.start} to {wire.end} |")
        steps.append(
            f"### {number}. {title}\n\n| | | holes |\n|---|---|---|\n" + "\n".join(rows) + "\n"
        )
    return f"""# The table without the printed board

Made by `python3 tools/dev.py hardware` from `hardware/breadboard/layout.py`; a test holds it equal
to the sheet. Nobody has built it yet. A solderable board with the same pattern (830 holes, such as
BusBoard SB830) takes the same parts in the same holes. [stripboard.md](stripboard.md) is the same
circuit on a stripboard.

![The breadboard](breadboard.svg)

A hole is a row and a column: e25. T+ and T- are the rails above, B+ and B- those below, with ten
groups of five holes each, from 3 to 61: their holes have the number of the column beside them.
**Measure each rail from end to end: 0 Ω.** Some are cut in the middle: bridge the gap. The Pico
lies across the middle with its USB socket to the left: pin 1 in {board.parts["U1"][0]}, pin 40 in
{board.parts["U1"][39]}. J9 is three pins, broken off the 40-way pin header; the jumper on
it is left for PC, right for a charger.

Turn the board until column 1 is at the left. **If row j is above then**, as on many boards, take
the rows the other way round in all tables: j where they say a, i for b, h for c, g for d, f for e,
e for f, d for g, c for h, b for i, a for j. The rails above stay T, those below B.

The legs of F1, D1, D2 and Q1 may be too thick for the contacts: don't force them. Solder 2 cm of
the solid wire of 0.6 mm to each, and put that in. Lead wires that the drawing shows across the
Pico's place round it: the Pico goes in later.

## The circuit

{chr(10).join(steps)}

{symbols.modules(board.modules)}

{symbols.strips()}"""


def _xy(hole: str) -> tuple[float, float]:
    column, height = model.grid(hole)
    return _LEFT + column * PITCH, _TOP + height * PITCH


def _plate() -> str:
    found = [
        marks.rect(_LEFT, _TOP, 64 * PITCH, 22 * PITCH, rx=3, fill=_BOARD, stroke="#bbb",
                   stroke_width=0.4)
    ]  # fmt: skip
    for rail in _RAIL_NAMES:
        _, y = _xy(f"{rail}1")
        colour = "#c22" if rail[1] == "+" else "#24c"
        edge = y + (-0.5 if rail[1] == "+" else 0.5) * PITCH
        found.append(marks.line(_LEFT + 4, edge, _LEFT + 63 * PITCH, edge, stroke=colour,
                                stroke_width=0.5))  # fmt: skip
        found.append(symbols.text(_RAIL_NAMES[rail], _LEFT + 64 * PITCH + 1, y, 0, colour, 2.2, 1))
    for n in range(1, model.COLUMNS + 1):
        for place in (*_ROWS, *(_RAIL_NAMES if n in model.RAIL else ())):
            found.append(marks.circle(*_xy(f"{place}{n}"), 1.1, fill=_HOLE))
        if n % 5 == 0 or n == 1:
            x, y = _xy(f"a{n}")
            found.append(symbols.text(str(n), x, y - PITCH * 0.9, 0))
            found.append(symbols.text(str(n), x, _xy(f"j{n}")[1] + PITCH * 0.9, 0))
    for row in _ROWS:
        x, y = _xy(f"{row}1")
        found.append(symbols.text(row, x - PITCH * 0.75, y, 0))
    return marks.element("g", *found)


def _wire(n: int, wire: model.Wire) -> str:
    (x0, y0), (x1, y1) = _xy(wire.start), _xy(wire.end)
    colour = _colour((wire.start, wire.end), n)
    bend = min(9.0, 2 + 0.06 * (abs(x1 - x0) + abs(y1 - y0)))
    side = -bend if wire.start[0] in "abcdeT" else bend
    if x0 == x1:
        d = marks.way((x0, y0), (x1, y1))
    else:
        cx, cy = (x0 + x1) / 2, (y0 + y1) / 2 + side
        d = "M{} {}Q{} {} {} {}".format(*map(marks.number, (x0, y0, cx, cy, x1, y1)))
    ends = [marks.circle(x, y, 1.7, fill=colour) for x, y in ((x0, y0), (x1, y1))]
    line = marks.path(d, fill="none", stroke=colour, stroke_width=1.1, stroke_opacity=0.85)
    return marks.element("g", line, *ends)


def _colour(ends: tuple[str, str], n: int) -> str:
    if any(end[:2] in ("T-", "B-") for end in ends):
        return "#111"
    if any(end[:2] in ("T+", "B+") for end in ends):
        return "#c22"
    return symbols.COLOURS[n % len(symbols.COLOURS)]


def _modules(board: model.Board) -> list[str]:
    """Draw the wires that leave the board, up or down, each with its module's name."""
    edges: dict[bool, list[tuple[str, str, str]]] = {True: [], False: []}
    for ref in MODULES:
        for pin, hole in enumerate(board.modules[ref], 1):
            label = symbols.module_label(ref, pin)
            colour = symbols.module_colour(wired()[ref].nets[str(pin)])
            edges[hole[0] in "abcdeT"].append((hole, label, colour))
    found = []
    for up, wires in edges.items():
        end = _TOP - 3 if up else _TOP + 22 * PITCH + 3
        wires.sort(key=lambda wire: _xy(wire[0]))
        asides = symbols.spread([_xy(hole)[0] for hole, _, _ in wires], _LABEL)
        for (hole, label, colour), aside in zip(wires, asides, strict=True):
            x, y = _xy(hole)
            found.append(marks.line(x, y, aside, end, stroke=colour, stroke_width=1.1))
            found.append(marks.circle(x, y, 1.7, fill=colour))
            side, tip = (1, end - 1) if up else (-1, end + 1)
            found.append(symbols.text(label, aside, tip, -90, INK, 2.6, side))
    return found


def _start(place: str) -> str:
    """Return the pin of the Pico that a wire starts from, or an empty string."""
    n = int(model.node(place)[1:]) if place[0] in "tb" else 0
    if not 1 <= n <= model.PICO_COLUMNS:
        return ""
    return f"Pico {symbols.pico_pin(n if place[0] == 'b' else 41 - n)}"

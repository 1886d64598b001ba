"""Draws the breadboard with every part, wire and module wire, and lists them step by step."""

from pathlib import Path

from hardware.board import pico
from hardware.board.circuit import Part, parts
from hardware.breadboard import model
from hardware.breadboard.layout import MODULES, PARTS, WIRES
from hardware.overlay import lettering, marks

PITCH = 5.08
"""Drawn at twice its size, so that the texts can be read."""
_LEFT, _TOP = 14.0, 56.0
_ROWS = {row: 4 + n + (3 if row > "e" else 1) for n, row in enumerate("abcdefghij")}
_RAILS = {"T+": 1, "T-": 2, "B+": 20, "B-": 21}
_SIZE = (_LEFT + 72 * PITCH, _TOP + 23 * PITCH + 44)
_INK, _BOARD, _HOLE = "#222", "#f7f5ee", "#8d8d8d"
_WIRE_COLOURS = ("#c77f00", "#2a7f3f", "#2b5fb0", "#7a3fa0", "#0f8f8f", "#a0522d")
_RAIL_NAMES = {"T+": "5 V OF THE LEDS", "T-": "GROUND", "B+": "5 V BEHIND F1", "B-": "GROUND"}

STEPS = (
    ("Ground and rails", ("T-63", "t3", "b3", "b18")),
    ("Supply", ("J9", "F1", "D1", "D2", "t1", "t25", "t2")),
    (
        "Soft start",
        (
            *("Q1", "C1", "R1", "C4", "R2", "R20", "D3", "Q2", "R3", "C2", "R19", "D4"),
            *("t33", "t32", "t31", "t39", "t41", "b31", "t43", "t12"),
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
    known = {part.ref: part for part in parts()}
    return marks.picture(
        *_SIZE,
        marks.title("The circuit on a breadboard"),
        marks.rect(0, 0, *_SIZE, fill="#fff"),
        _plate(),
        _pico(),
        *(_wire(n, wire) for n, wire in enumerate(board.wires)),
        *(_part(known[ref], board.parts[ref]) for ref in PARTS),
        *_modules(board),
    )


def page() -> str:
    """Return the page hardware/wiring/wires.md."""
    board = model.Board()
    known = {part.ref: part for part in parts()}
    wires = {f"{s} {e}": wire for (s, e), wire in zip(WIRES, board.wires, strict=True)}
    steps = []
    for number, (title, things) in enumerate(STEPS, 1):
        rows = []
        for thing in things:
            if thing in PARTS:
                part = known[thing]
                legs = ", ".join(
                    f"{name} in {hole}"
                    for name, hole in zip(_legs(part), board.parts[thing], strict=True)
                )
                rows.append(f"| {thing} | {part.value} | {legs} |")
            else:
                key = next(k for k in wires if k == thing or k.split()[0] == thing)
                wire = wires.pop(key)
                rows.append(f"| wire | {_name(key.split()[0])} | {wire.start} to {wire.end} |")
        steps.append(
            f"### {number}. {title}\n\n| | | holes |\n|---|---|---|\n" + "\n".join(rows) + "\n"
        )
    modules = "\n".join(
        f"| {name} | {_pin(part, pin)} | {hole} | {_gauge(ref)} |"
        for ref, (name, _) in MODULES.items()
        for part in [known[ref]]
        for pin, hole in enumerate(board.modules[ref], 1)
    )
    return f"""# The table without the printed board

Made by `python3 tools/dev.py hardware` from `hardware/breadboard/layout.py`; a test holds it equal
to the sheet. A solderable board of the same pattern (830 holes, such as BusBoard SB830)
is built hole for hole in the same way.

![The breadboard](breadboard.svg)

A hole is a row and a column: e25. T+ and T- are the rails above, B+ and B- those below. The Pico
lies across the middle with its USB socket to the left: pin 1 in {board.parts["U1"][0]}, pin 40 in
{board.parts["U1"][39]}. On J9 the jumper is left for PC, right for a charger.

## The circuit

{chr(10).join(steps)}

## To the modules

| module | its pin | hole | AWG |
|---|---|---|---|
{modules}
"""


def _xy(hole: str) -> tuple[float, float]:
    if hole[0] in "TB":
        return _LEFT + int(hole[2:]) * PITCH, _TOP + _RAILS[hole[:2]] * PITCH
    return _LEFT + int(hole[1:]) * PITCH, _TOP + _ROWS[hole[0]] * PITCH


def _plate() -> str:
    found = [
        marks.rect(_LEFT, _TOP, 64 * PITCH, 22 * PITCH, rx=3, fill=_BOARD, stroke="#bbb",
                   stroke_width=0.4)
    ]  # fmt: skip
    for rail in _RAILS:
        _, y = _xy(f"{rail}1")
        colour = "#c22" if rail[1] == "+" else "#24c"
        edge = y + (-0.5 if rail[1] == "+" else 0.5) * PITCH
        found.append(marks.line(_LEFT + 4, edge, _LEFT + 63 * PITCH, edge, stroke=colour,
                                stroke_width=0.5))  # fmt: skip
        found.append(_text(_RAIL_NAMES[rail], _LEFT + 64 * PITCH + 1, y, 0, colour, 2.2, False))
    for n in range(1, model.COLUMNS + 1):
        for place in (*(f"{row}{n}" for row in _ROWS), *(f"{rail}{n}" for rail in _RAILS)):
            found.append(marks.circle(*_xy(place), 1.1, fill=_HOLE))
        if n % 5 == 0 or n == 1:
            x, y = _xy(f"a{n}")
            found.append(_text(str(n), x, y - PITCH * 0.9, 0))
            found.append(_text(str(n), x, _xy(f"j{n}")[1] + PITCH * 0.9, 0))
    for row in _ROWS:
        x, y = _xy(f"{row}1")
        found.append(_text(row, x - PITCH * 0.75, y, 0))
    return marks.element("g", *found)


def _pico() -> str:
    x, top = _xy("c1")
    y, right = _xy("h1")[1], _xy("c20")[0]
    found = [
        marks.rect(x - 4, top - 3.4, right - x + 8, y - top + 6.8, rx=2, fill="#1c7a3c"),
        marks.rect(x - 7, (top + y) / 2 - 8, 12, 16, fill="#c9c9cc"),
        _text("RASPBERRY PI PICO", (x + right) / 2, (top + y) / 2, 0, "#fff", 5),
    ]
    nets = pico.nets()
    for pin in range(1, 41):
        hole = f"h{pin}" if pin <= 20 else f"c{41 - pin}"
        px, py = _xy(hole)
        gpio = next((f"GP{g}" for g, p in pico.GPIO_PINS.items() if p == pin), "")
        name = gpio or {"+3V3": "3V3"}.get(nets[str(pin)], nets[str(pin)]) or "-"
        found.append(marks.circle(px, py, 1.3, fill="#e8c34a"))
        found.append(_text(name, px, py + (-5.5 if pin <= 20 else 5.5), 90, "#fff", 2.2))
    return marks.element("g", *found)


def _part(part: Part, holes: tuple[str, ...]) -> str:
    """A part: its body between its holes, its leads, its name and value."""
    spots = [_xy(hole) for hole in holes]
    (x0, y0), (x1, y1) = spots[0], spots[-1]
    label = part.ref if part.ref == "J9" else f"{part.ref} {part.value}"
    if part.ref == "U2":
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        body = marks.rect(min(xs) - 2, min(ys) + 1.5, max(xs) - min(xs) + 4,
                          max(ys) - min(ys) - 3, rx=1, fill="#333")  # fmt: skip
        notch = marks.circle(min(xs) - 1, (min(ys) + max(ys)) / 2, 2.4, fill="#ddd")
        middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        return marks.element("g", body, notch, _text(label, *middle, 0, "#fff", 3))
    fill, ink = _LOOKS.get(part.ref[0], ("#9cc3e6", _INK))
    if len(spots) == 3:
        low, high = min(x0, x1), max(x0, x1)
        body = marks.rect(low - 3, y0 - 2.2, high - low + 6, 4.4, rx=0.8, fill=fill)
        return marks.element("g", body, _text(label, (low + high) / 2, y0, 0, ink, 2))
    lead = marks.line(x0, y0, x1, y1, stroke="#777", stroke_width=0.7)
    level = abs(y1 - y0) < abs(x1 - x0)
    length = ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5
    size = min(2.2, max(1.5, 1.7 * length / len(label)))
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    half = max(len(label) * size * 0.29 + 0.6, 3)
    wide, high = (half, 1.9) if level else (1.9, half)
    body = marks.rect(cx - wide, cy - high, 2 * wide, 2 * high, rx=0.8, fill=fill, stroke=_INK,
                      stroke_width=0.15)  # fmt: skip
    found = [lead, body, _text(label, cx, cy, 0 if level else 90, ink, size)]
    if part.ref[0] in "DC" and part.ref in _POLARITY:
        px, py = spots[0]
        found.append(_text(_POLARITY[part.ref], px + (cx - px) * 0.35, py - 2.4, 0, "#c22", 2.4))
    return marks.element("g", *found)


_LOOKS = {
    "C": ("#e8b04a", _INK),
    "D": ("#444", "#fff"),
    "Q": ("#333", "#fff"),
    "F": ("#f2d64b", _INK),
    "J": ("#222", "#fff"),
    "B": ("#333", "#fff"),
}
_POLARITY = {"D1": "K", "D2": "K", "D3": "K", "D4": "K", "C2": "+"}


def _wire(n: int, wire: model.Wire) -> str:
    (x0, y0), (x1, y1) = _xy(wire.start), _xy(wire.end)
    colour = _colour((wire.start, wire.end), n)
    bend = min(9.0, 2 + 0.06 * (abs(x1 - x0) + abs(y1 - y0)))
    side = -bend if wire.start[0] in "abcdeT" else bend
    if x0 == x1:
        d = f"M{_n(x0)} {_n(y0)}L{_n(x1)} {_n(y1)}"
    else:
        cx, cy = (x0 + x1) / 2, (y0 + y1) / 2 + side
        d = f"M{_n(x0)} {_n(y0)}Q{_n(cx)} {_n(cy)} {_n(x1)} {_n(y1)}"
    ends = [marks.circle(x, y, 1.7, fill=colour) for x, y in ((x0, y0), (x1, y1))]
    line = marks.path(d, fill="none", stroke=colour, stroke_width=1.1, stroke_opacity=0.85)
    return marks.element("g", line, *ends)


def _colour(ends: tuple[str, str], n: int) -> str:
    if any(end[:2] in ("T-", "B-") for end in ends):
        return "#111"
    if any(end[:2] in ("T+", "B+") for end in ends):
        return "#c22"
    return _WIRE_COLOURS[n % len(_WIRE_COLOURS)]


def _modules(board: model.Board) -> list[str]:
    """Wires that leave the board, up or down, each with its module's name."""
    known = {part.ref: part for part in parts()}
    found = []
    used: set[tuple[float, bool]] = set()
    for ref, (name, _) in MODULES.items():
        for pin, hole in enumerate(board.modules[ref], 1):
            (x, y), up = _xy(hole), hole[0] in "abcdeT"
            aside = x
            while (aside, up) in used:  # two wires of one column
                aside += PITCH / 2
            used.add((aside, up))
            end = _TOP - 3 if up else _TOP + 22 * PITCH + 3
            colour = "#111" if hole[:2] in ("T-", "B-") else "#c22" if hole[0] == "T" else "#2b5fb0"
            found.append(marks.line(x, y, aside, end, stroke=colour, stroke_width=1.1))
            found.append(marks.circle(x, y, 1.7, fill=colour))
            label = f"{name}: {_pin(known[ref], pin)}"
            half = len(label) * 0.73 + 1
            found.append(_text(label, aside, end - half if up else end + half, 90, _INK, 2.6))
    return found


def _pin(part: Part, pin: int) -> str:
    """What is printed beside a pin of a module."""
    net = part.nets[str(pin)]
    for prefix in ("LED_MAIN_", "LED_HEX_", "OLED_A_", "OLED_B_", "BTN_A_", "BTN_B_", "UART_"):
        net = net.removeprefix(prefix)
    if part.ref == "J8":  # what one sends the other receives
        net = {"TX": "RX", "RX": "TX"}.get(net, net)
    return {"+5V_LED": "5V", "+5V_EXT": "VBUS", "+3V3_A": "VCC", "+3V3_B": "VCC"}.get(net, net)


def _legs(part: Part) -> list[str]:
    """What the legs of a part are called."""
    two = {
        "D": ("cathode (ring)", "anode"),
        "C2": ("plus", "minus"),
        "D4": ("short leg", "long leg"),
    }
    names = two.get(part.ref) or two.get(part.ref[0])
    names = names or {"Q1": ("G", "D", "S"), "Q2": ("S", "G", "D")}.get(part.ref)
    count = len(PARTS[part.ref])
    if names:
        return list(names)
    return [f"pin {n}" for n in range(1, count + 1)] if count > 2 else ["one leg", "the other"]


def _name(place: str) -> str:
    """What a wire starts from: a pin of the Pico by its printed name, or nothing to say."""
    if place[0] not in "tb" or int(place[1:]) > model.PICO_COLUMNS:
        return ""
    n = int(place[1:])
    pin = n if place[0] == "b" else 41 - n
    gpio = next((f"GP{g}" for g, p in pico.GPIO_PINS.items() if p == pin), "")
    return f"Pico {gpio or pico.nets()[str(pin)]}"


def _gauge(ref: str) -> int:
    return {"J7": 20, "J11": 20, "J1": 22, "J2": 22}.get(ref, 26)


def _text(
    text: str,
    x: float,
    y: float,
    turn: float,
    colour: str = _INK,
    size: float = 2.0,
    centred: bool = True,
) -> str:
    if not centred:
        x += len(text) * size * 0.31
    outline = lettering.centred(text, 0, 0, size * 1.35)
    move = f"translate({_n(x)} {_n(y)})" + (f" rotate({turn - 180})" if turn else "")
    return marks.path(outline, transform=move, fill=colour)


def _n(value: float) -> str:
    return marks.number(value)

"""Draws parts and names pins; shared by the pictures of breadboard and stripboard.

Lengths are those of the picture, in which a hole's pitch is PITCH.
"""

import math
from collections.abc import Iterable
from functools import cache

from hardware.board import circuit, pico
from hardware.board.circuit import Part
from hardware.breadboard import fit
from hardware.breadboard.layout import IN_WIRES, MODULES
from hardware.case.strips import turned
from hardware.overlay import lettering, marks

PITCH = 5.08
"""Drawn at twice its size, so that the texts can be read."""
_SCALE = PITCH / fit.PITCH
_SMALLEST = 1.7
"""The smallest text on a part."""

Spot = tuple[float, float]

INK = "#222"
GROUND, SUPPLY, MODULE = "#111", "#c22", "#2b5fb0"
"""Colours of wires: ground, 5 V, and signals to a module."""
COLOURS = ("#c77f00", "#2a7f3f", "#2b5fb0", "#7a3fa0", "#0f8f8f", "#a0522d")
"""Colours of all other wires, one after the other."""

_LOOKS = {
    "C": ("#e8b04a", INK),
    "D": ("#444", "#fff"),
    "Q": ("#333", "#fff"),
    "F": ("#f2d64b", INK),
    "J": ("#222", "#fff"),
    "B": ("#333", "#fff"),
}
_OTHERS = ("#9cc3e6", INK)
_POLARITY = {"D1": "K", "D2": "K", "D3": "K", "D4": "K", "C2": "+"}


def part(part: Part, spots: list[Spot]) -> str:
    """Draw a part with its legs at `spots`: its leads, its body at true size, name and value."""
    body = fit.body(part.ref, [(x / _SCALE, y / _SCALE) for x, y in spots])
    x, y, long, wide = (_SCALE * size for size in (body.x, body.y, body.long, body.wide))
    degrees = math.degrees(body.angle)
    fill, ink = ("#333", "#fff") if part.ref == "U2" else _LOOKS.get(part.ref[0], _OTHERS)
    found = []
    if body.round:
        outline = marks.circle(0, 0, long, fill=fill, stroke=INK, stroke_width=0.15)
    else:
        outline = marks.box(0, 0, long, wide, rx=0.8, fill=fill, stroke=INK, stroke_width=0.15)
    if len(spots) == 2:
        (x0, y0), (x1, y1) = spots
        found.append(marks.line(x0, y0, x1, y1, stroke="#777", stroke_width=0.7))
    found += [marks.circle(*spot, 1.3, fill="#999") for spot in spots]
    marked = [outline]
    if part.ref in _POLARITY and not body.round:  # the ring of a diode, at its cathode
        marked.append(marks.rect(-long / 2 + 1, -wide / 2, 1, wide, fill="#ddd"))
    if part.ref == "U2":
        marked.append(marks.circle(-long / 2 + 2, 0, 2.4, fill="#ddd"))
    move = f"translate({marks.number(x)} {marks.number(y)}) rotate({marks.number(degrees)})"
    found.append(marks.element("g", *marked, transform=move))
    found += _labels(part, body, ink)
    if part.ref in _POLARITY:
        px, py = spots[0]
        away = 3.4 if abs(py - y) < abs(px - x) else 0.0
        found.append(text(_POLARITY[part.ref], px + 3.4 - away, py - away, 0, "#c22", 2.4))
    return marks.element("g", *found)


def _labels(part: Part, body: fit.Body, ink: str) -> list[str]:
    """Return name and value: along the body, beside one too small, in two lines on a round one."""
    x, y, long, wide = (_SCALE * size for size in (body.x, body.y, body.long, body.wide))
    value = "" if part.ref == "J9" else part.value
    if body.round:
        size = min(2.6, 1.4 * long / max(4, len(value)))
        return [
            text(part.ref, x, y - 0.75 * size, 0, ink, size),
            text(value, x, y + 0.75 * size, 0, ink, size),
        ]
    words = f"{part.ref} {value}".strip()
    upright = (math.degrees(body.angle) + 90) % 180 - 90  # never upside down
    size = min(2.4, 2.4 * (long - 1.6) / width(words, 2.4))
    if size >= _SMALLEST:
        return [text(words, x, y, upright, ink, size)]
    a, aside = math.radians(upright), wide / 2 + _SMALLEST
    return [text(words, x - aside * math.sin(a), y + aside * math.cos(a), upright, INK, 2)]


_PREFIXES = (
    "LED_MAIN_", "LED_HEX_", "DISPLAY_A_", "DISPLAY_B_", "BTN_A_", "BTN_B_",
)  # fmt: skip


def module_pin(part: Part, pin: int) -> str:
    """Return what is printed beside a pin of a module."""
    net = part.nets[str(pin)]
    for prefix in _PREFIXES:
        net = net.removeprefix(prefix)
    return {"+5V_LED": "5V", "+5V_EXT": "VBUS", "+3V3_A": "VCC", "+3V3_B": "VCC"}.get(net, net)


def in_wire(ref: str, pin: int) -> str:
    """Return the resistor in the wire to a module's pin, by the plug it is in place of; or ""."""
    return next((name for name, place in IN_WIRES.items() if place == (ref, pin)), "")


def module_label(ref: str, pin: int) -> str:
    """Return what the picture says at the end of a wire to a module."""
    label = f"{MODULES[ref][0]}: {module_pin(circuit.part(ref), pin)}"
    resistor = in_wire(ref, pin)
    return f"{label}, {resistor} {circuit.part(resistor).value}" if resistor else label


def modules(holes: dict[str, tuple[str, ...]], note: str = "") -> str:
    """Return the section on the wires to modules; `holes` are given by the plug they replace.

    `note` comes before the table.
    """
    rows = "\n".join(
        f"| {name} | {ref} | {module_pin(circuit.part(ref), pin)} | {hole} | {gauge(ref)} "
        f"| {in_wire(ref, pin)} |"
        for ref, (name, _) in MODULES.items()
        for pin, hole in enumerate(holes[ref], 1)
    )
    ohms = circuit.part("R21").value
    return f"""## To the modules

The plug is the one of the printed board that the wire takes the place of: other pages and the
self-test name it. Where the last column names a resistor ({ohms} Ω), solder it into the wire,
close to the board, and cover it with heat-shrink tube. It keeps a charged finger from the Pico.
J11's two wires are not needed up to 900 mA, the most here: leave them out.{note}

| module | plug | its pin | hole | AWG | through |
|---|---|---|---|---|---|
{rows}"""


def strips() -> str:
    """Return the section on what the wires to the LEDs lead to, the end of both pages."""
    return f"""## The LED strips

![The strips, with their joints of 5 V and GND](../case/led-strips/board.svg)

Four pieces of 17 LEDs. 5 V and GND of all four are joined at both ends, AWG 22; the data wire runs
from the end of one piece to the start of the next. The left end goes to *Board LEDs*, the right end
to *Board LEDs, other end*.

**Rows {" and ".join(map(str, turned()))} lie turned half round: their 5 V is at the other edge, and
the wires cross.** Go by the print on the strip, not by its edge: `+5V` to `+5V`, `GND` to `GND`.
Then measure at the end of the wires, red lead on 5 V, black on GND: over 100 Ω and rising. With
less, a row is joined the wrong way round: look for it before there is any power.

![The panel's strips](../case/led-strips/panel.svg)

Seven pieces of 4, 5, 6, 7, 6, 5 and 4 LEDs, joined at their left ends, which go to *Panel LEDs*.
Every second one lies turned; measure them in the same way.
"""


def pico_on(spots: list[Spot], upright: bool) -> str:
    """Draw the Pico on its pins, from pin 1 on; its USB socket is at the left, or at the top."""
    xs, ys = zip(*spots, strict=True)
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    x, y = (left + right) / 2, (top + bottom) / 2
    wide, high = (6.8, 6) if upright else (8, 6.8)
    found = [
        marks.box(x, y, right - left + wide, bottom - top + high, rx=2, fill="#1c7a3c"),
        marks.box(x, top - 0.5, 16, 11, fill="#c9c9cc") if upright
        else marks.box(left - 1, y, 12, 16, fill="#c9c9cc"),
        text("RASPBERRY PI PICO", x, y, -90 if upright else 0, "#fff", 4 if upright else 5),
    ]  # fmt: skip
    for pin, (px, py) in enumerate(spots, 1):
        inwards = 5.5 if (pin <= 20) == upright else -5.5
        at = (px + inwards, py, 0) if upright else (px, py + inwards, -90)
        found.append(marks.circle(px, py, 1.3, fill="#e8c34a"))
        found.append(text(pico_pin(pin), *at, "#fff", 2.2))
    return marks.element("g", *found)


def row(part: Part, holes: Iterable[str]) -> str:
    """Return the line of a list of parts: name, value, and the hole of each leg."""
    holes = list(holes)
    places = zip(legs(part, len(holes)), holes, strict=True)
    return (
        f"| {part.ref} | {part.value} | {', '.join(f'{leg} in {hole}' for leg, hole in places)} |"
    )


def legs(part: Part, count: int) -> list[str]:
    """Return what the legs of a part are called, from pin 1 on."""
    two = {
        "D": ("cathode (ring)", "anode"),
        "C2": ("plus", "minus"),
        "D4": ("short leg", "long leg"),
    }
    names = two.get(part.ref) or two.get(part.ref[0])
    names = names or {"Q1": ("G", "D", "S"), "Q2": ("S", "G", "D")}.get(part.ref)
    if names:
        return list(names)
    return [f"pin {n}" for n in range(1, count + 1)] if count > 2 else ["one leg", "the other"]


def pico_pin(pin: int) -> str:
    """Return what is printed beside a pin of the Pico: its GPIO, or its supply."""
    gpio = next((f"GP{g}" for g, p in pico.GPIO_PINS.items() if p == pin), "")
    net = pico.nets()[str(pin)]
    return gpio or {"+3V3": "3V3"}.get(net, net) or "-"


def gauge(ref: str) -> int:
    """Return the AWG of the wires that take the place of a plug of the printed board."""
    return {"J7": 20, "J11": 20, "J1": 22, "J2": 22}.get(ref, 26)


def text(
    words: str,
    x: float,
    y: float,
    degrees: float,
    colour: str = INK,
    size: float = 2.0,
    side: int = 0,
) -> str:
    """Draw words at (x, y), turned by `degrees` (-90 reads upwards).

    side: 0 centres them there; 1 lets them start there, -1 end there.
    """
    shift = side * width(words, size) / 2
    a = math.radians(degrees)
    x, y = x + shift * math.cos(a), y + shift * math.sin(a)
    move = f"translate({marks.number(x)} {marks.number(y)})"
    if degrees:
        move += f" rotate({marks.number(degrees)})"
    return marks.path(_outline(words, size), transform=move, fill=colour)


@cache
def _outline(words: str, size: float) -> str:
    return lettering.centred(words, 0, 0, size * 1.35)


def width(words: str, size: float) -> float:
    """Return how wide words are drawn."""
    return lettering.width(words, size * 1.35)


def spread(wanted: Iterable[float], apart: float) -> list[float]:
    """Return sorted places at least `apart` from each other, close to those wanted."""
    found: list[float] = []
    for place in wanted:
        found.append(max(place, found[-1] + apart) if found else place)
    return found


def plain_net(net: str) -> str:
    """Return a net's name as a builder reads it."""
    return {"+5V_LED": "5 V of the LEDs", "+5V_FUSED": "5 V behind F1", "+3V3": "3.3 V"}.get(
        net, net.replace("_", " ")
    )


def wire_colour(net: str, n: int) -> str:
    """Return the colour of the n-th wire: black for ground, red for 5 V, others in turn."""
    if net in ("GND", "AGND"):
        return GROUND
    return SUPPLY if net.startswith("5 V") else COLOURS[n % len(COLOURS)]


def module_colour(net: str) -> str:
    """Return the colour of a wire to a module, by its net."""
    return GROUND if net == "GND" else SUPPLY if net.startswith("+5V") else MODULE

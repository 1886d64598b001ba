"""Draws the carrier board from above for BUILD: where to measure, and where power comes in.

Drawn at twice its size, the Pico's USB socket up, from KiCad's board and the bodies of its parts.
"""

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

from hardware.board.board import Spot, board
from hardware.breadboard.symbols import GROUND, INK, MODULE, SUPPLY, spread, text
from hardware.case import carrier
from hardware.overlay import marks

_SCALE = 2.0
_LEFT, _TOP, _RIGHT, _BELOW = 4.0, 32.0, 104.0, 13.0
_SIZE = (_LEFT + 100 * _SCALE + _RIGHT, _TOP + 80 * _SCALE + _BELOW)
_PLATE, _SOCKET, _TOUCH, _CABLE = "#c3d9bb", "#3a3a3a", "#c77f00", "#777"
_LETTER, _PIN, _APART = 4.6, 3.8, 8.6
_GAMMA = 2.2  # from the bodies' linear light to sRGB

MEASURED = {40: "VBUS", 39: "VSYS", 38: "GND", 36: "3V3", 34: "CC2", 33: "AGND", 32: "CC1",
            31: "sense", 29: "power"}  # fmt: skip
"""The Pico's pins that step 3 measures, and what the picture says of them."""
JUMPER = {"PC": ("1", "2"), "CHARGER": ("2", "3")}
"""The pins of J9 that the jumper joins, by what is printed there."""


def write(folder: Path) -> None:
    """Write the pictures of BUILD's steps 3, 4 and 10 into `folder`."""
    for name, picture in {"measure": measure, "pico": with_pico, "supply": supply}.items():
        (folder / f"{name}.svg").write_text(picture(), "utf-8")


def measure() -> str:
    """Return the board without its Pico, and the places that step 3 measures."""
    return _picture(
        "Where step 3 measures",
        _parts(without=("U1",)),
        _sockets(),
        _jumper("CHARGER"),
        marks.path(_bent("33", "38"), fill="none", stroke="#999", stroke_width=1.4),
        *_pins(MEASURED, INK),
        *_ports(),
        *_call_outs(
            ("J9", "1", "J9: PC", INK),
            ("J9", "2", "J9: middle", INK),
            ("J9", "3", "J9: CHARGER, with the jumper", INK),
            ("J7", "2", "J7 pin 2: 5V, plus", SUPPLY),
            ("J7", "1", "J7 pin 1: GND", GROUND),
            ("TP3", "1", "+5V_LED: C2’s plus", SUPPLY),
            ("TP1", "1", "GND: C2’s minus", GROUND),
            ("D4", "2", "D4", INK),
        ),
        text(
            "Seen from above. The Pico’s USB socket belongs at the upper edge.",
            _LEFT,
            _TOP - 14,
            0,
            INK,
            _LETTER,
            1,
        ),
        _below("The grey wire joins socket pins 33 and 38 while you measure."),
    )


def with_pico() -> str:
    """Return the board with its Pico, as step 4 powers it."""
    return _picture(
        "The Pico on the board, powered by its own USB socket",
        _parts(),
        _jumper("PC"),
        _cable("from the PC"),
        *_ports(),
        *_call_outs(
            ("J9", "1", "J9: jumper on PC", INK),
            ("J7", "1", "J7: no charger", INK),
            ("U1", "36", "pin 36: 3.3 V", SUPPLY),
            ("U1", "38", "pin 38: GND", GROUND),
            ("D4", "2", "D4 lights", INK),
        ),
        _below("J1 to J6 stay unplugged."),
    )


def supply() -> str:
    """Return the board with both ways of power, and what step 10 looks at."""
    rings = [
        marks.circle(*_centre(ref), 20, fill="none", stroke=_TOUCH, stroke_width=1.4)
        for ref in ("F1", "Q1", "J1", "J9")
    ]
    return _picture(
        "Where power comes in, and what to look at",
        _parts(),
        _jumper("CHARGER"),
        _cable("PC: 500, 900 mA, jumper on PC"),
        *_pins({38: "38", 34: "34", 32: "32"}, "#fff"),
        *rings,
        text("F1", *_centre("F1"), 0, INK, _LETTER),
        text("Q1", *_centre("Q1"), 0, "#fff", _LETTER),
        *_ports(without=("J1", "J10")),
        *_call_outs(
            ("J9", "1", "J9: PC", INK),
            ("J9", "3", "J9: CHARGER, with the jumper", INK),
            ("J10", "2", "J10: the breakout’s CC1, CC2", MODULE),
            ("J7", "2", "J7: 5 V of the charger", SUPPLY),
            ("U1", "34", "pins 32, 34: the offer", INK),
            ("J1", "2", "J1: measure at the last LED", MODULE),
            ("J11", "2", "J11, above 1500 mA", SUPPLY),
        ),
        _below("Rings: F1, J9, Q1 and J1, which get warm."),
    )


def _picture(title: str, *drawn: str) -> str:
    width, height = board().width * _SCALE, board().height * _SCALE
    plate = marks.rect(_LEFT, _TOP, width, height, rx=4, fill=_PLATE, stroke=INK, stroke_width=0.4)
    return marks.sheet(title, _SIZE, plate, *drawn)


def _at(spot: Spot) -> Spot:
    return _LEFT + spot[0] * _SCALE, _TOP + spot[1] * _SCALE


def _middle(spots: Iterable[Spot]) -> Spot:
    xs, ys = zip(*spots, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def _centre(ref: str) -> Spot:
    return _at(_middle(board().footprints[ref].pads.values()))


def _parts(without: tuple[str, ...] = ()) -> str:
    """Draw every face that looks up, the lowest first, and the pads below them."""
    pads = [
        marks.circle(*_at(spot), 3, fill="#d9a066")
        for part in board().footprints.values()
        for spot in part.pads.values()
    ]
    faces = []
    for colour, points, corners in carrier.bodies(without):
        fill = "#" + "".join(f"{round(255 * part ** (1 / _GAMMA)):02x}" for part in colour)
        for face in corners:
            flat = [_at((points[n][0], -points[n][1])) for n in face]
            if _area(flat) < -0.01:  # y is turned over, so those that look up run clockwise
                high = sum(points[n][2] for n in face) / len(face)
                faces.append((high, marks.way(*flat) + "Z", fill))
    drawn = [marks.path(outline, fill=fill) for _, outline, fill in sorted(faces)]
    return marks.element("g", *pads, *drawn)


def _area(corners: list[Spot]) -> float:
    around = pairwise([*corners, corners[0]])
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in around) / 2


def _sockets() -> str:
    """Draw both empty socket strips of the Pico, with the numbers at their ends."""
    pads = board().footprints["U1"].pads
    found = []
    for first, last, side in (("1", "20", 1), ("40", "21", -1)):
        (x, top), (_, low) = _at(pads[first]), _at(pads[last])
        found.append(marks.rect(x - 2.5, top - 2.5, 5, low - top + 5, fill=_SOCKET))
        for pin in (first, last):
            if int(pin) not in MEASURED:
                px, py = _at(pads[pin])
                found.append(text(pin, px + 4 * side, py, 0, INK, _PIN, side))
    found += [marks.circle(*_at(spot), 1.8, fill="#d9a066") for spot in pads.values()]
    return marks.element("g", *found)


def _pins(named: dict[int, str], colour: str) -> list[str]:
    """Write pins' names beside them, on the inside of the Pico's place."""
    pads = board().footprints["U1"].pads
    found = []
    for pin, name in named.items():
        x, y = _at(pads[str(pin)])
        words = name if name == str(pin) else f"{name} {pin}"
        found.append(text(words, x - 4, y, 0, colour, _PIN, -1))
    return found


def _bent(first: str, second: str) -> str:
    """Return a leg of a resistor from one of the Pico's pins to another, beside the socket."""
    pads = board().footprints["U1"].pads
    (x, low), (_, high) = _at(pads[first]), _at(pads[second])
    return marks.way((x, low), (x + 5, low), (x + 5, high), (x, high))


def _jumper(way: str) -> str:
    pads = board().footprints["J9"].pads
    (x, top), (_, low) = (_at(pads[pin]) for pin in JUMPER[way])
    return marks.rect(x - 2.5, top - 2.5, 5, low - top + 5, rx=0.6, fill="#c22", stroke=INK,
                      stroke_width=0.4, id=f"jumper-{way}")  # fmt: skip


def _cable(words: str) -> str:
    """Draw a USB cable in the Pico's socket."""
    x, _ = _centre("U1")
    return marks.element(
        "g",
        marks.rect(x - 1.5, 0, 3, 12, fill=_CABLE),
        marks.rect(x - 9, 12, 18, _TOP - 10, rx=2, fill=_CABLE),
        text(words, x - 12, 8, 0, INK, _LETTER, -1),
    )


def _ports(without: tuple[str, ...] = ()) -> list[str]:
    """Write the names of the plugs onto them."""
    refs = ("J1", "J2", "J3", "J4", "J5", "J6", "J10")
    return [text(ref, *_centre(ref), 0, INK, _LETTER) for ref in refs if ref not in without]


def _call_outs(*asked: tuple[str, str, str, str]) -> list[str]:
    """Write words beside the board, each with a line to a pad: part, pad, words, colour."""

    def down(one: tuple[str, str, str, str]) -> float:
        return _at(board().footprints[one[0]].pads[one[1]])[1]

    ordered = sorted(asked, key=down)
    edge = _LEFT + board().width * _SCALE + 8
    lines, dots = [], []
    heights = spread([down(one) - 12 for one in ordered], _APART)
    for (ref, pad, words, colour), height in zip(ordered, heights, strict=True):
        x, y = _at(board().footprints[ref].pads[pad])
        ends = (edge - 1, height, x, y)
        lines += [
            marks.line(*ends, stroke="#fff", stroke_width=1.8),
            marks.line(*ends, stroke=colour, stroke_width=0.7),
        ]
        dots += [
            marks.circle(x, y, 2.6, fill=colour, stroke="#fff", stroke_width=0.5),
            text(words, edge, height, 0, colour, _LETTER, 1),
        ]
    return lines + dots


def _below(words: str) -> str:
    return text(words, _LEFT, _SIZE[1] - 6, 0, INK, _LETTER, 1)

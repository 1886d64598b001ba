"""The board of five buttons at each end of the table, a piece of stripboard.

Seen from the side of the switches, the player at the lower edge. A hole is (strip, hole).
Switches: Omron B3F-4050, whose legs of one contact are 12.5 mm apart along a strip, the other
contact's 5 mm below; two pegs of 1.6 mm, 9 mm apart (KiCad's footprint SW_SPST_Omron_B3F-40xx).
"""

from hardware.board import pico
from hardware.board.circuit import part
from hardware.breadboard import nets, symbols
from hardware.breadboard.symbols import INK, PITCH, Spot
from hardware.case import plan
from hardware.overlay import marks
from hardware.stripboard import plate
from hardware.stripboard.layout import Hole
from hardware.stripboard.model import node

STRIPS, HOLES = 19, 20
_STEP = 7
"""Holes from the middle of one switch to the next."""
_MIDDLE = (10, 10.5)
_WAYS = {"LEFT": (0, -1), "RIGHT": (0, 1), "UP": (-1, 0), "DOWN": (1, 0), "OK": (0, 0)}

CUTS: tuple[Hole, ...] = ((11, 7), (11, 14))
LINKS: tuple[tuple[Hole, Hole], ...] = (((2, 14), (9, 14)), ((9, 7), (16, 7)))
"""Wires between the strips of ground, on the side of the switches."""
SCREWS: tuple[Hole, ...] = ((2, 2), (2, 19), (18, 2), (18, 19))
WIRES: dict[str, Hole] = {
    "GND": (16, 17),
    "LEFT": (11, 1),
    "RIGHT": (11, 20),
    "UP": (4, 17),
    "DOWN": (18, 17),
    "OK": (11, 13),
}
"""Where the wires to the plug are soldered, on the copper side."""
RESISTOR = "1k"
"""Soldered into the wire of every key, close to the board: keeps a charged finger from the Pico."""

_LEFT, _TOP = 36.0, 8.0
_RESISTOR_LONG = 11.0
_SIZE = (_LEFT + 21 * PITCH + 36, _TOP + 20 * PITCH + 8)


def middle(key: str) -> tuple[float, float]:
    """Return where the middle of a switch is, in strips and holes."""
    down, right = _WAYS[key]
    return _MIDDLE[0] + _STEP * down, _MIDDLE[1] + _STEP * right


def legs(key: str) -> tuple[tuple[Hole, Hole], tuple[Hole, Hole]]:
    """Return the holes of both contacts of a switch: ground, and the key's own."""
    strip, number = middle(key)
    left, right = int(number - 2.5), int(number + 2.5)
    ground, own = int(strip) - 1, int(strip) + 1
    return ((ground, left), (ground, right)), ((own, left), (own, right))


def joints() -> int:
    """Return how many joints a board has: legs, ends of links, resistors, and wires on them."""
    return 4 * len(_WAYS) + 2 * len(LINKS) + len(WIRES) + len(_WAYS)


def errors() -> list[str]:
    """Return what is not as the plugs J5 and J6 have it, each in words; empty if all is right."""
    found = []
    group = nets.joined((_node(start), _node(end)) for start, end in LINKS)
    grounds = {group(_node(hole)) for key in _WAYS for hole in legs(key)[0]}
    if grounds != {group(_node(WIRES["GND"]))}:
        found.append("ground is in pieces")
    own = {key: {group(_node(hole)) for hole in legs(key)[1]} for key in _WAYS}
    for key, nodes in own.items():
        if nodes != {group(_node(WIRES[key]))}:
            found.append(f"{key} is not at its wire")
        if nodes & grounds:
            found.append(f"{key} touches ground")
        if any(nodes & others for other, others in own.items() if other != key):
            found.append(f"{key} touches another key")
    for end, ref in zip(pico.ENDS, ("J5", "J6"), strict=True):
        wanted = ["GND", *(f"BTN_{end}_{key}" for key in pico.KEYS)]
        pins = part(ref).nets
        if [pins[str(pin)] for pin in range(1, 7)] != wanted or set(WIRES) != {"GND", *pico.KEYS}:
            found.append(f"{ref} has other pins")
    return found


def _node(hole: Hole) -> str:
    return node(hole, (*CUTS, *SCREWS))


def picture() -> str:
    """Return the board as SVG, letters as outlines."""
    found = [plate.cut(_xy(hole)) for hole in CUTS]
    found += [plate.screw(_xy(hole)) for hole in SCREWS]
    for key in _WAYS:
        found += _switch(key)
    for start, end in LINKS:
        found.append(marks.line(*_xy(start), *_xy(end), stroke=symbols.GROUND, stroke_width=1.2))
        found += [marks.circle(*_xy(hole), 1.9, fill=symbols.GROUND) for hole in (start, end)]
    for name, hole in WIRES.items():
        found += _wire(name, _xy(hole))
    return marks.sheet(
        "The buttons of one end, seen from the side of the switches",
        _SIZE,
        plate.board(STRIPS, HOLES, _xy),
        *found,
    )


def copper_side() -> str:
    """Return the side of the copper as SVG, where the wires are soldered: left and right change."""

    def at(hole: tuple[float, float]) -> Spot:
        return _xy((hole[0], HOLES + 1 - hole[1]))

    joints = [hole for key in _WAYS for contact in legs(key) for hole in contact]
    joints += [hole for link in LINKS for hole in link]
    return marks.sheet(
        "The buttons of one end, seen from the copper",
        _SIZE,
        plate.board(STRIPS, HOLES, at),
        *(plate.cut(at(hole)) for hole in CUTS),
        *(plate.screw(at(hole)) for hole in SCREWS),
        *(marks.circle(*at(hole), 2.6, fill="#b9bcc0", stroke="#777", stroke_width=0.3)
          for hole in joints),
        *(line for name, hole in WIRES.items() for line in _wire(name, at(hole))),
        *(marks.circle(*at(hole), 2.6, fill=INK) for hole in WIRES.values()),
    )  # fmt: skip


def _switch(key: str) -> list[str]:
    """Return a switch with its name, pegs and legs."""
    scale = PITCH / 2.54
    x, y = _xy(middle(key))
    size = plan.SWITCH * scale
    found = [
        marks.box(x, y, size, size, rx=1.5, fill="#333"),
        marks.circle(x, y, plan.CAP * scale, fill="#777"),
        symbols.text(key, x, y, 0, "#fff", 3.2),
    ]
    found += [
        marks.circle(x, y + way * plan.PEGS / 2 * scale, plan.PEG_HOLE * scale, fill="none",
                     stroke="#fff", stroke_width=0.3) for way in (-1, 1)
    ]  # fmt: skip
    for contact, colour in zip(legs(key), (symbols.GROUND, symbols.MODULE), strict=True):
        found += [marks.circle(*_xy(hole), 1.9, fill=colour) for hole in contact]
    return found


def _wire(name: str, spot: Spot) -> list[str]:
    """Return a wire to the nearer edge, with its name; that of a key with its resistor."""
    x, y = spot
    side = -1 if x < _SIZE[0] / 2 else 1
    edge = _LEFT + (0 if side < 0 else HOLES + 1) * PITCH
    colour = symbols.GROUND if name == "GND" else symbols.MODULE
    level = y + {"OK": 2.5, "DOWN": -4.0}.get(name, 0.0)  # clear of legs and screws
    d = marks.way((x, y), (x, level), (edge, level))
    found = [marks.path(d, fill="none", stroke=colour, stroke_width=0.8, stroke_dasharray="2 1")]
    if name in _WAYS:
        middle_of_it = edge + side * (_RESISTOR_LONG / 2 + 1.5)
        found.append(marks.box(middle_of_it, level, _RESISTOR_LONG, 2.4,
                               fill="#9cc3e6", stroke=INK, stroke_width=0.2))  # fmt: skip
        found.append(symbols.text(RESISTOR, middle_of_it, level, 0, INK, 2))
        edge += side * (_RESISTOR_LONG + 2)
    level += 1.2 if name == "OK" else -1.2 if name == "RIGHT" else 0
    found.append(symbols.text(name, edge + 2 * side, level, 0, INK, 3, side))
    return found


def _xy(hole: tuple[float, float]) -> Spot:
    strip, number = hole
    return _LEFT + number * PITCH, _TOP + strip * PITCH

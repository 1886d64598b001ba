"""Draws the sheet: `circuit` in the places that `drawing` gives, as KiCad's .kicad_sch."""

import uuid
from collections import Counter
from pathlib import Path

from hardware.board import drawing, revision, sexp, symbols
from hardware.board.circuit import RAILS, Part, parts
from hardware.board.drawing import At
from hardware.board.geometry import Spot, placed, wire_lines
from hardware.board.sexp import Word

_SPACE = uuid.UUID("1b4e28ba-2fa1-11d2-883f-0016d3cca427")
_YES, _NO, _HIDE = Word("yes"), Word("no"), ["hide", Word("yes")]
_POWER = {
    "GND": "power:GND",
    "AGND": "power:GNDA",
    **dict.fromkeys(("+3V3", "VSYS", *RAILS), "power:+5V"),
}
_TURNS = {"right": 0, "up": 90, "left": 180, "down": 270}
_WAYS = {0: (-1, 0), 90: (0, 1), 180: (1, 0), 270: (0, -1)}
"""Which way leads out of a symbol at a pin that points into it at this angle, y down."""


def write(path: Path) -> None:
    """Write the sheet to `path`."""
    path.write_text(sexp.dump(_Sheet(path.stem).expression()) + "\n", "utf-8")


class _Sheet:
    def __init__(self, project: str):
        self.project = project
        self.root = _uuid("sheet")
        self.items: list[list] = []
        self.libraries: dict[str, list] = {}
        self.ends: dict[str, tuple[Spot, int, str]] = {}  # of REF.PIN: place, angle, net
        self.count = Counter[str]()

    def expression(self) -> list:
        for frame in drawing.FRAMES:
            self._frame(frame)
        for part in parts():
            self._part(part)
        wired = self._wires()
        for net, x, y, way in drawing.FLAGS:
            self._flag(net, (x, y), _TURNS[way])
        for net, x, y in drawing.NAMES:
            self._name(net, (x, y))
        for net, x, y in drawing.SOURCES:
            self._power("power:PWR_FLAG", net, "#FLG", (x, y), 0)
        for spot, angle, net in self.ends.values():
            if spot not in wired:
                self._loose_end(spot, angle, net)
                wired.add(spot)  # pins may share a place, as the Pico's grounds do
        return [
            "kicad_sch",
            ["version", 20250114],
            ["generator", "eeschema"],
            ["generator_version", "9.0"],
            ["uuid", self.root],
            ["paper", drawing.SHEET],
            revision.title_block(),
            ["lib_symbols", *(self.libraries[name] for name in sorted(self.libraries))],
            *self.items,
            ["sheet_instances", ["path", "/", ["page", "1"]]],
        ]

    def _part(self, part: Part) -> None:
        units = {k: at for k, at in drawing.SYMBOLS.items() if k.partition(".")[0] == part.ref}
        for name, at in units.items():
            unit = int(name.partition(".")[2] or 1)
            pins = symbols.pins(part.kind.symbol, unit)
            self.items.append(self._symbol(part, unit, at, [pin.number for pin in pins]))
            for pin in pins:
                spot, angle = placed(pin, at)
                self.ends[f"{part.ref}.{pin.number}"] = (spot, angle, part.nets[pin.number])

    def _symbol(self, part: Part, unit: int, at: At, numbers: list[str]) -> list:
        name = part.kind.symbol
        self.libraries[name] = symbols.symbol(name)
        reference, value = _texts(part, at, unit)
        hidden = {
            "Footprint": part.kind.footprint,
            "Maker": part.kind.offer.maker,
            "Part number": part.kind.offer.number,
        }
        return [
            "symbol",
            ["lib_id", name],
            ["at", *_mm((at.x, at.y)), at.turn],
            *([["mirror", Word(at.mirror)]] if at.mirror else []),
            ["unit", unit],
            ["exclude_from_sim", _NO],
            ["in_bom", _YES],
            ["on_board", _YES],
            ["dnp", _NO if part.fitted else _YES],
            ["uuid", _uuid(part.ref, unit)],
            _property("Reference", part.ref, *reference),
            _property("Value", part.value, *value),
            *(_property(k, v, (at.x, at.y), 0, hidden=True) for k, v in hidden.items()),
            *(["pin", number, ["uuid", _uuid(part.ref, unit, number)]] for number in numbers),
            self._instances(part.ref, unit),
        ]

    def _instances(self, ref: str, unit: int = 1) -> list:
        path = ["path", f"/{self.root}", ["reference", ref], ["unit", unit]]
        return ["instances", ["project", self.project, path]]

    def _power(self, name: str, net: str, prefix: str, spot: Spot, turn: int) -> None:
        """A power symbol, which gives its net the name that it shows."""
        self.count[prefix] += 1
        ref = f"{prefix}{self.count[prefix]:02}"
        self.libraries[name] = symbols.symbol(name)
        below = name in ("power:GND", "power:GNDA")
        text = (spot[0], spot[1] + (3 if below else -3) * (-1 if turn == 180 else 1))
        plain = name in ("power:GND", "power:PWR_FLAG")  # their shape says it
        self.items.append(
            [
                "symbol",
                ["lib_id", name],
                ["at", *_mm(spot), turn],
                ["unit", 1],
                ["exclude_from_sim", _NO],
                ["in_bom", _YES],
                ["on_board", _YES],
                ["dnp", _NO],
                ["uuid", _uuid(ref)],
                _property("Reference", ref, spot, 0, hidden=True),
                _property("Value", net if prefix == "#PWR" else "PWR_FLAG", text, 0, "", plain),
                ["pin", "1", ["uuid", _uuid(ref, 1)]],
                self._instances(ref),
            ]
        )

    def _wires(self) -> set[Spot]:
        """Draw the wires and their junctions; return the ends that they reach."""
        points = [[self.ends[p][0] if isinstance(p, str) else p for p in w] for w in drawing.WIRES]
        stops = {spot for wire in points for spot in wire}
        stops |= {spot for spot, _, _ in self.ends.values()}
        stops |= {(x, y) for _, x, y, *_ in drawing.FLAGS + drawing.NAMES + drawing.SOURCES}
        lines = [line for wire in points for line in wire_lines(wire, stops)]
        meeting = Counter(spot for line in lines for spot in line)
        meeting.update({spot for spot, _, _ in self.ends.values() if spot in meeting})
        for start, end in lines:
            self._line(start, end)
        for spot in sorted(spot for spot, ends in meeting.items() if ends > 2):
            place = ["at", *_mm(spot)]
            look = [["diameter", 0], ["color", 0, 0, 0, 0]]
            self.items.append(["junction", place, *look, ["uuid", _uuid("junction", *spot)]])
        return set(meeting)

    def _line(self, start: Spot, end: Spot) -> None:
        points = ["pts", ["xy", *_mm(start)], ["xy", *_mm(end)]]
        stroke = ["stroke", ["width", 0], ["type", Word("default")]]
        self.items.append(["wire", points, stroke, ["uuid", _uuid("wire", *start, *end)]])

    def _loose_end(self, spot: Spot, angle: int, net: str) -> None:
        """Name the net of a pin that no wire reaches, or mark it as open."""
        if not net:
            mark = ["no_connect", ["at", *_mm(spot)], ["uuid", _uuid("open", *spot)]]
            self.items.append(mark)
            return
        dx, dy = _WAYS[angle]
        if dx == 0 and net in _POWER:
            upright = (dy > 0) == (net in ("GND", "AGND"))
            self._power(_POWER[net], net, "#PWR", spot, 0 if upright else 180)
            return
        end = (spot[0] + 2 * dx, spot[1] + 2 * dy)
        self._line(spot, end)
        self._flag(net, end, {(1, 0): 0, (0, -1): 90, (-1, 0): 180, (0, 1): 270}[dx, dy])

    def _flag(self, net: str, spot: Spot, turn: int) -> None:
        side = Word("left" if turn < 180 else "right")
        self.items.append(
            [
                "global_label",
                net,
                ["shape", Word("passive")],
                ["at", *_mm(spot), turn],
                ["effects", _font(1.0), ["justify", side]],
                ["uuid", _uuid("flag", net, *spot)],
            ]
        )

    def _name(self, net: str, spot: Spot) -> None:
        effects = ["effects", _font(1.0), ["justify", Word("left"), Word("bottom")]]
        label = ["label", net, ["at", *_mm(spot), 0], effects, ["uuid", _uuid("name", net)]]
        self.items.append(label)

    def _frame(self, frame: drawing.Frame) -> None:
        self.items.append(
            [
                "rectangle",
                ["start", *_mm((frame.left, frame.top))],
                ["end", *_mm((frame.right, frame.bottom))],
                ["stroke", ["width", 0.2], ["type", Word("dash")]],
                ["fill", ["type", Word("none")]],
                ["uuid", _uuid("frame", frame.title)],
            ]
        )
        self._text(frame.title, (frame.left + 2, frame.top + 3), 2.0, bold=True)
        for x, y, note in frame.notes:
            self._text(note, (x, y), 1.27)

    def _text(self, text: str, spot: Spot, size: float, bold: bool = False) -> None:
        effects = ["effects", _font(size, bold), ["justify", Word("left")]]
        place = ["at", *_mm(spot), 0]
        self.items.append(
            ["text", text, ["exclude_from_sim", _NO], place, effects, ["uuid", _uuid("text", text)]]
        )


def _texts(part: Part, at: At, unit: int) -> tuple[tuple, tuple]:
    """Where reference and value stand: (place, text angle, justification) of each."""
    pins = [placed(pin, at)[0] for pin in symbols.pins(part.kind.symbol, unit)]
    left, right = min(x for x, _ in pins), max(x for x, _ in pins)
    top = min(y for _, y in pins)
    upright = len(pins) == 2 and left == right
    if f"{part.ref}.{unit}" in drawing.BESIDE or part.ref in drawing.BESIDE or upright:
        beside = drawing.BESIDE.get(part.ref, drawing.BESIDE.get(f"{part.ref}.{unit}", (2, 0)))
        x, y = right + beside[0], at.y + beside[1]
        side = "right" if at.turn in (90, 180) else "left"  # it turns with the symbol as well
        return ((x, y - 1), at.turn % 180, side), ((x, y + 1), at.turn % 180, side)
    if len(pins) == 2:
        return ((at.x, at.y - 3), at.turn % 180, ""), ((at.x, at.y + 3), at.turn % 180, "")
    return ((at.x, top - 5), 0, ""), ((at.x, top - 3), 0, "")


def _property(
    key: str, value: str, spot: Spot, angle: int, side: str = "", hidden: bool = False
) -> list:
    effects = ["effects", _font(1.27)]
    if side:
        effects.append(["justify", Word(side)])
    if hidden:
        effects.append(_HIDE)
    return ["property", key, value, ["at", *_mm(spot), angle], effects]


def _font(size: float, bold: bool = False) -> list:
    return ["font", ["size", size, size], *([["bold", _YES]] if bold else [])]


def _mm(spot: Spot) -> tuple[float, float]:
    return round(spot[0] * drawing.UNIT, 4), round(spot[1] * drawing.UNIT, 4)


def _uuid(*key: object) -> str:
    """The same identifier for the same thing, in every run."""
    return str(uuid.uuid5(_SPACE, "/".join(map(str, key))))

"""What to buy: the parts on the sheet, and all that is plugged into it, and the case."""

import csv
import io
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from hardware.board import spice
from hardware.board.board import board
from hardware.board.circuit import Part, parts, wired
from hardware.displays import DISPLAYS

CARRIER, BREADBOARD, STRIPBOARD = "with board", "breadboard", "stripboard"
VARIANTS = {
    CARRIER: "with the carrier board",
    BREADBOARD: "on a breadboard",
    STRIPBOARD: "on a stripboard",
}
PRINTED, LASER = "printed", "laser"
CASES = {PRINTED: "the printed case", LASER: "the laser-cut case"}
DISTRIBUTORS = ("DigiKey", "Mouser")
"""Who takes a list of makers' part numbers; both sell every part of the sheet."""
PRICED = "2026-11"
_COMFORT = 1.5
"""The least height in mm of a line of text that is read with comfort at 45 cm, about 11 minutes of
arc."""
ANY = "any"
"""In the place of a maker: what any maker sells."""


class Line(NamedTuple):
    """One line to order: how many of what, for which references or which use."""

    count: int
    what: str
    use: str
    maker: str
    number: str
    suppliers: tuple[str, ...]
    usd: float

    @property
    def together(self) -> float:
        return self.count * self.usd


_HERE = Path(__file__).parent
_MODULES, _CASE, _ALTERNATIVES = (
    _HERE / name for name in ("modules.csv", "case.csv", "alternatives.csv")
)
"""What is no part of the circuit: how many with each board, and an offer. What the case is of.
By part number, what can be bought instead."""


def on_board(fitted: bool = True, printed: bool = True) -> list[Line]:
    """Return the parts by part number. `printed`: with what only a printed board carries."""
    groups: dict[tuple[str, str], list[Part]] = {}
    for part in parts() if printed else wired().values():
        if part.bought and part.fitted == fitted and (printed or not _board_only(part)):
            groups.setdefault((part.value, part.fields["MPN"]), []).append(part)
    return [_line(group) for group in groups.values()]


def _board_only(part: Part) -> bool:
    return part.ref.startswith(("J", "SW"))


def _line(group: list[Part]) -> Line:
    first = group[0]
    what = first.fields["Description"]
    if not _board_only(first):
        what = f"{first.value}, {what}"
    return Line(
        len(group),
        what,
        " ".join(part.ref for part in group),
        first.fields["Manufacturer"],
        first.fields["MPN"],
        DISTRIBUTORS,
        float(first.fields["Price"]),
    )


def listed(name: str) -> list[Line]:
    """Return everything to buy for one of VARIANTS but displays and case, or for one of CASES."""
    if name in CASES:
        return _read(_CASE, name)
    return [*on_board(printed=name == CARRIER), *_read(_MODULES, name)]


def _read(path: Path, name: str) -> list[Line]:
    return [
        Line(
            int(row[name]),
            row["what"],
            row["for"],
            row["maker"],
            row["part number"],
            (row["supplier"], row["second supplier"]),
            float(row["usd"]),
        )
        for row in _rows(path)
        if int(row[name])
    ]


def _rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def alternatives() -> dict[str, str]:
    """Return by part number what can be bought where that one is sold out."""
    return {row["part number"]: row["alternative"] for row in _rows(_ALTERNATIVES)}


def total(lines: Iterable[Line]) -> float:
    return sum(line.together for line in lines)


def displays_usd() -> tuple[float, float]:
    """Return what two displays of the cheapest and of the dearest kind cost."""
    prices = [2 * display.usd for display in DISPLAYS.values()]
    return min(prices), max(prices)


def joints() -> int:
    """Return how many joints are soldered on the carrier board."""
    fitted = {part.ref for part in parts() if part.fitted and part.bought}
    return sum(f.joints for ref, f in board().footprints.items() if ref in fitted)


_RINGS = ("black", "brown", "red", "orange", "yellow", "green", "blue", "violet", "grey", "white")


def rings(ohms: float) -> str:
    """Return the five rings of a resistor of 1 %: three figures, noughts, tolerance."""
    noughts = 0
    while ohms >= 1000:
        ohms /= 10
        noughts += 1
    figures = [*map(int, f"{ohms:.0f}"), noughts, 1]
    return ", ".join(_RINGS[figure] for figure in figures)


def _resistors() -> str:
    """Return the rows of the table of resistors: value, rings, where it goes."""
    places: dict[float, tuple[str, list[str]]] = {1000.0: ("1k", ["in the wires of the buttons"])}
    for part in parts():
        if part.ref[0] == "R" and part.fitted:
            places.setdefault(spice.values()[part.ref], (part.value, []))[1].append(part.ref)
    return "\n".join(
        f"| {value} | {rings(ohms)} | {' '.join(refs)} |"
        for ohms, (value, refs) in sorted(places.items())
    )


def cart(name: str, supplier: str) -> str:
    """Return what `supplier` sells of a list, as the CSV that its list upload reads."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("Quantity", "Manufacturer Part Number", "Manufacturer", "Customer Reference"))
    for line in listed(name):
        if supplier in line.suppliers:
            writer.writerow((line.count, line.number, line.maker, line.use))
    return text.getvalue()


def carts() -> dict[str, str]:
    """Return every cart by the name of its file."""
    return {
        _file(name, supplier): cart(name, supplier)
        for name in (*VARIANTS, *CASES)
        for supplier in DISTRIBUTORS
    }


def _file(name: str, supplier: str) -> str:
    prefix = "case-" if name in CASES else ""
    return f"{prefix}{name.replace(' ', '-')}-{supplier.lower()}.csv"


def page() -> str:
    """Return the page hardware/shopping.md: every list, with prices and totals."""
    names = {**VARIANTS, **CASES}
    tables = "\n".join(_table(name, title) for name, title in names.items())
    carts = "\n".join(
        f"| {title} | {total(listed(name)):.0f} "
        + "".join(f"| [{s}](shopping/{_file(name, s)}) " for s in DISTRIBUTORS)
        + "|"
        for name, title in names.items()
    )
    displays = "\n".join(
        f"| 2 | {d.name}, {d.controller}, I2C, 128 x 64 | {d.letter:.1f} mm | {d.usd:.2f} "
        f"| {2 * d.usd:.2f} |"
        for d in DISPLAYS.values()
    )
    instead = alternatives()
    numbers = dict.fromkeys(line.number for name in names for line in listed(name))
    others = "\n".join(
        f"| {number} | {instead[number]} |" for number in numbers if number in instead
    )
    whole = total(listed(CARRIER)) + total(listed(PRINTED)) + displays_usd()[0]
    letters = " and ".join(d.name.split()[1] for d in DISPLAYS.values() if d.letter > _COMFORT)
    return f"""# What to buy

Made by `python3 tools/dev.py hardware` from the sheet's fields and `modules.csv`, `case.csv` and
`alternatives.csv` in `hardware/board`.

One list for the electronics, one for the displays, one for the case. A table with the carrier
board, the smallest displays and the printed case costs about **{whole:.0f} dollars**, charger
included.

| list | dollars | carts to upload | |
|---|---|---|---|
{carts}

Prices are **estimates**, put together by hand in {PRICED}, in US dollars for one piece, without tax
or shipping; no supplier was asked. Small parts are sold in packs: the first table costs some 20 to
40 dollars more. Try the first supplier first. The carts have the lines that these suppliers sell;
the rest has to be bought where the tables say.

Part numbers were looked up in makers' data sheets, KiCad's libraries and other projects' parts
lists. `-0` at the end of F1's is Bourns' code for parts in a bag. Where one is sold out, take
[what can be bought instead](#instead).

Not in the lists: tools, solder, glue and paint.

## Displays: two of one kind

Four pins: GND, VCC, SCL, SDA. Say which one you have when you
[install the firmware](../firmware/docs/flashing.md#another-display-a-stronger-supply-no-panel):
under *Display* on the page *Install on a Pico*, or by the option `--display`.

**{letters} inch are the comfortable ones**: at 45 cm a line of 1.4 mm is at the limit of what older
eyes read. **Don't buy one with a pin RES (RST), DC or CS.** Those are made for SPI: they stay dark
here until resistors on their back are moved, as is printed there, and RES gets 10 kΩ to VCC and
1 µF to GND.

| | what | height of a line of text | each, est. | together |
|---|---|---|---|---|
{displays}

{tables}
## Resistors by their rings

Seven values have the same body. The first ring is the one nearest to an end; the last, brown,
stands a little apart. The colours are easily taken for each other: measure each before it goes in.
Ceramic capacitors are told apart by their print: 104 is 100n, 224 is 220n, 475 is 4.7u.

| ohms | rings | where |
|---|---|---|
{_resistors()}

## Instead

Another maker's part, or another way, for every line that names a maker. Legs and sizes have to be
those of the first part: compare them with its data sheet.

| part number | instead |
|---|---|
{others}
"""


def _table(name: str, title: str) -> str:
    lines = listed(name)
    rows = "\n".join(
        f"| {line.count} | {line.what} | {line.use} | {line.maker} | {line.number} "
        f"| {', '.join(line.suppliers)} | {line.usd:.2f} | {line.together:.2f} |"
        for line in lines
    )
    head = title[0].upper() + title[1:] if name in CASES else f"The table {title}"
    return f"""## {head}: about {total(lines):.0f} dollars

| | what | for | maker | part number | suppliers | each, est. | together |
|---|---|---|---|---|---|---|---|
{rows}
| | | | | | | **total** | **{total(lines):.2f}** |
"""

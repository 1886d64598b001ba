"""What to buy: the parts on the sheet, and all that is plugged into it, with and without board."""

import csv
import io
from pathlib import Path
from typing import NamedTuple

from hardware.board.circuit import Part, parts
from hardware.displays import DISPLAYS

CARRIER, WIRED = "with board", "without"
DISTRIBUTORS = ("DigiKey", "Mouser")
"""Who takes a list of makers' part numbers; both sell every part of the sheet."""
PRICED = "2026-11"


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


_MODULES = Path(__file__).with_name("modules.csv")
"""What is no part of the circuit: how many with and without a board, and an offer."""


def on_board(fitted: bool = True, wired: bool = False) -> list[Line]:
    """Return the parts by part number. `wired`: without what only a printed board carries."""
    groups: dict[tuple[str, str], list[Part]] = {}
    for part in parts():
        if part.bought and part.fitted == fitted and not (wired and _board_only(part)):
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


def variant(name: str) -> list[Line]:
    """Return everything to buy for the table CARRIER or WIRED but displays, case and charger."""
    return [*on_board(wired=name == WIRED), *_modules(name)]


def _modules(name: str) -> list[Line]:
    with _MODULES.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
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
        for row in rows
        if int(row[name])
    ]


def cart(name: str, supplier: str) -> str:
    """Return what `supplier` sells of a variant, as the CSV that its list upload reads."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("Quantity", "Manufacturer Part Number", "Manufacturer", "Customer Reference"))
    for line in variant(name):
        if supplier in line.suppliers:
            writer.writerow((line.count, line.number, line.maker, line.use))
    return text.getvalue()


def page() -> str:
    """Return the page hardware/shopping.md: both variants, their prices and totals."""
    tables = "\n".join(_table(name) for name in (CARRIER, WIRED))
    displays = "\n".join(
        f"| 2 | {d.name}, {d.controller}, I2C, 128 x 64 | {d.letter:.1f} mm | {d.usd:.2f} "
        f"| {2 * d.usd:.2f} |"
        for d in DISPLAYS.values()
    )
    return f"""# What to buy

Made by `python3 tools/dev.py hardware` from the sheet's fields and `hardware/board/modules.csv`.

Prices are **estimates**, put together by hand in {PRICED}, in US dollars for one piece, without tax
or shipping; no supplier was asked. Makers and part numbers are meant exactly: a part of another
maker has to match in what the sheet needs. Try the first supplier first.

Four lists to upload, for the lines that these suppliers sell: with the board
[DigiKey](shopping/with-board-digikey.csv) and [Mouser](shopping/with-board-mouser.csv), without it
[DigiKey](shopping/without-digikey.csv) and [Mouser](shopping/without-mouser.csv).

Part numbers were looked up in makers' data sheets, KiCad's libraries and other projects' parts
lists. `-0` at the end of F1's is Bourns' code for parts in a bag.

Not in the list: tools, solder, the case, and a 5 V charger. Any USB-C charger that offers 3 A will
do; [power.md](power.md) says what a smaller one gives.

## Displays: two of one kind

Four pins: GND, VCC, SCL, SDA. Set `OLED_CONTROLLER` in
[`firmware/wiring.py`](../firmware/wiring.py) to its controller.

| | what | height of a line of text | each, est. | together |
|---|---|---|---|---|
{displays}

{tables}"""


def _table(name: str) -> str:
    lines = variant(name)
    rows = "\n".join(
        f"| {line.count} | {line.what} | {line.use} | {line.maker} | {line.number} "
        f"| {', '.join(line.suppliers)} | {line.usd:.2f} | {line.together:.2f} |"
        for line in lines
    )
    total = sum(line.together for line in lines)
    title = {CARRIER: "with the carrier board", WIRED: "without a board"}[name]
    return f"""## The table {title}, without displays: about {total:.0f} dollars

| | what | for | maker | part number | suppliers | each, est. | together |
|---|---|---|---|---|---|---|---|
{rows}
| | | | | | | **total** | **{total:.2f}** |
"""

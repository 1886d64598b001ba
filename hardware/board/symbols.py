"""KiCad's symbols: read from its library, with where their pins are."""

from functools import cache
from pathlib import Path
from typing import NamedTuple

from hardware.board import sexp

LIBRARY = Path("/usr/share/kicad/symbols")


class Pin(NamedTuple):
    """A pin of a symbol: its number, its end in the symbol's own axes (y up), and the way in."""

    number: str
    x: float
    y: float
    angle: int


@cache
def symbol(name: str) -> list:
    """The symbol `name` (LIBRARY:SYMBOL) as a sheet embeds it, derived ones written out."""
    library, short = name.split(":")
    known = _library(library)
    found = known[short]
    bases = sexp.each(found, "extends")
    if bases:
        found = _derived(short, found, known[bases[0][1]])
    return [sexp.Word("symbol"), name, *found[2:]]


def pins(name: str, unit: int) -> list[Pin]:
    """The pins of `unit` of the symbol `name`, those common to all units included."""
    found = []
    for body in sexp.each(symbol(name), "symbol"):
        if int(body[1].split("_")[-2]) not in (0, unit):
            continue
        for pin in sexp.each(body, "pin"):
            _, x, y, angle = sexp.find(pin, "at")
            number = sexp.find(pin, "number")[1]
            found.append(Pin(str(number), float(x), float(y), int(angle)))
    return found


def _derived(short: str, changes: list, base: list) -> list:
    """What `extends` means: the base's drawing with the properties of the derived symbol."""
    own = {item[1]: item for item in sexp.each(changes, "property")}
    merged = [base[0], short]
    for item in base[2:]:
        if item[0] == "property":
            item = own.get(item[1], item)
        elif item[0] == "symbol":
            item = [item[0], item[1].replace(base[1], short, 1), *item[2:]]
        merged.append(item)
    return merged


@cache
def _library(name: str) -> dict[str, list]:
    text = (LIBRARY / f"{name}.kicad_sym").read_text("utf-8")
    return {item[1]: item for item in sexp.each(sexp.parse(text), "symbol")}

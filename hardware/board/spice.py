"""Simulates plugging in, switching on, plugging in again, and data edges, at the worst corners.

The decks are made from the values on the sheet and run by ngspice; `measure` gives their figures.
"""

import re
import tempfile
from pathlib import Path
from typing import NamedTuple

from hardware.board import kicad
from hardware.board.circuit import parts

_SUFFIXES = {"n": 1e-9, "u": 1e-6, "k": 1e3, "M": 1e6}


class Corner(NamedTuple):
    """How far parts are off their value, and what they are plugged into.

    Ceramic capacitors (X7R, 10 %) vary by 10 % and by 15 % with temperature, electrolytic ones by
    20 %. The threshold of Q1 is 1.0 to 2.0 V; `gain` is its KP in A/V².
    """

    c1: float = 1.0
    c4: float = 1.0
    c2: float = 1.0
    threshold: float = 1.5
    gain: float = 40.0
    volts: float = 5.0
    cable_ohms: float = 0.15
    cable_henry: float = 1e-6


_LOW, _HIGH = 0.9 * 0.85, 1.1 * 1.15
CORNERS = {
    "nominal": Corner(),
    "fastest": Corner(_LOW, _LOW, 1.2, 1.0, 80.0, 5.25, 0.05, 0.5e-6),
    "most coupling": Corner(_LOW, _HIGH, 1.2, 1.0, 80.0, 5.25, 0.05, 2e-6),
    "slowest": Corner(_HIGH, _HIGH, 1.2, 2.0, 20.0, 4.5, 0.3, 1e-6),
}


def values() -> dict[str, float]:
    """Return ohms and farads of the resistors and capacitors, by reference."""
    found = {}
    for part in parts():
        match = re.fullmatch(r"([\d.]+)([nukM]?)( \d+V)?", part.value)
        if part.ref[0] in "RC" and match:
            found[part.ref] = float(match[1]) * _SUFFIXES.get(match[2], 1.0)
    return found


def inrush(corner: Corner, soft: bool = True) -> str:
    """Return a deck: plugged in at 1 ms, on at 0.1 s; unplugged at 1.0 s, again at 1.5 and 1.6 s.

    `soft` with Q1, else C2 straight on the supply. LEDs draw 100 mA above 3 V.
    """
    v = values()
    high = corner.volts
    plug = f"PWL(0 0 1m 0 1.1m {high} 1 {high} 1.0001 0 1.5 0 1.5001 {high})"
    gate = "PWL(0 0 100m 0 100.01m 3.3 1 3.3 1.001 0 1.6 0 1.60001 3.3)"
    lamp_ohms = v["R19"] + 700  # and the drop of D4
    head = f"""* inrush
V1 battery 0 {plug}
Splug battery supply battery 0 PLUG
.model PLUG SW(VT=2.5 RON=1m ROFF=1G)
Rcable supply cable {corner.cable_ohms:g}
Lcable cable port {corner.cable_henry:g}
RF1 port fused 0.03
Rfused fused 0 100k
"""
    switch = f"""\
M1 rail gate fused fused FET L=1u W=1
.model FET PMOS(VTO=-{corner.threshold:g} KP={corner.gain:g} LAMBDA=0.01)
Dbody rail fused BODY
.model BODY D(IS=1e-9)
C1 fused gate {v["C1"] * corner.c1:g}
R1 fused gate {v["R1"]:g}
C4 rail gate {v["C4"] * corner.c4:g}
D3 pull gate BAT85
.model BAT85 D(IS=2e-7 N=1.05 RS=0.6)
R20 fused pull {v["R20"]:g}
R2 gate pull {v["R2"]:g}
Vgpio gpio 0 {gate}
Spull pull 0 gpio 0 Q2
.model Q2 SW(VT=2 RON=5 ROFF=1G)
"""
    rail = f"""\
C2 rail 0 {v["C2"] * corner.c2:g}
Rlamp rail 0 {lamp_ohms:g}
Bleds rail 0 I = 0.1 * min(1, max(0, (V(rail) - 2.5) / 0.5))
"""
    measures = """\
meas tran plugging MAX i(Lcable) FROM=0 TO=99m
meas tran charge INTEG i(Lcable) FROM=0 TO=99m
meas tran switching MAX i(Lcable) FROM=99m TO=999m
meas tran rail FIND v(rail) AT=999m
meas tran replugging MAX i(Lcable) FROM=1.499 TO=1.599
meas tran again MAX i(Lcable) FROM=1.599 TO=2.5
"""
    circuit = head + (switch if soft else "Rstraight fused rail 1m\n") + rail
    return _deck(circuit, "50u 2.5 0 50u", measures)


def edge() -> str:
    """Return a deck: one bit from U2 through R6 and 0.4 m of wire into the first LED."""
    series = values()["R6"]
    circuit = f"""* data edge
Vin driver 0 PULSE(0 5 10n 3n 3n 400n 1250n)
Rout driver out 25
R6 out wire {series:g}
Cwire wire 0 100p
Cled wire 0 15p
"""
    measures = "meas tran rise TRIG v(wire) VAL=0.5 RISE=1 TARG v(wire) VAL=3.5 RISE=1\n"
    measures += "meas tran high TRIG v(wire) VAL=3.5 RISE=1 TARG v(wire) VAL=3.5 FALL=1\n"
    return _deck(circuit, "0.5n 1.3u", measures)


def measure(deck: str) -> dict[str, float]:
    """Return the figures of `deck`, in amperes, volts, coulombs, seconds. Raises kicad.Trouble."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deck.cir"
        path.write_text(deck, "utf-8")
        said = kicad.run("ngspice", "-b", path)
    return {name: float(figure) for name, figure in re.findall(r"^(\w+) +=  ?(\S+)", said, re.M)}


def _deck(circuit: str, steps: str, measures: str) -> str:
    return f"{circuit}.tran {steps}\n.control\nrun\n{measures}.endc\n.end\n"

"""Simulates what can't be seen on paper: plugging in, switching on, plugging in again, data edges.

The decks are made from the values of `circuit` and run by ngspice; `measure` gives their figures.
"""

import re
import tempfile
from pathlib import Path

from hardware.board import kicad
from hardware.board.circuit import parts

_SUFFIXES = {"n": 1e-9, "u": 1e-6, "k": 1e3, "M": 1e6}

_SOURCE = """\
Rcable supply cable 0.15
Lcable cable port 1u
"""
_FET = ".model AO3401A PMOS(VTO=-0.9 KP=20 LAMBDA=0.01)\n"


def values() -> dict[str, float]:
    """Ohms and farads of the resistors and capacitors, by reference."""
    found = {}
    for part in parts():
        match = re.fullmatch(r"([\d.]+)([nukM]?)( \d+V)?", part.kind.value)
        if part.ref[0] in "RC" and match:
            found[part.ref] = float(match[1]) * _SUFFIXES.get(match[2], 1.0)
    return found


def inrush(soft: bool, again: bool = False) -> str:
    """A deck: the supply comes at 1 ms, the firmware switches on at 100 ms.

    `soft` with Q1, else C2 straight on the supply. With `again` the plug is drawn at 400 ms and put
    in again at 900 ms, while C2 still holds what the LEDs left in it. LEDs draw 100 mA above 3 V.
    """
    v = values()
    plug = "PWL(0 0 1m 0 1.1m 5" + (" 400m 5 400.1m 0 900m 0 900.1m 5)" if again else ")")
    gate = "PWL(0 0 100m 0 100.01m 3.3" + (
        " 400m 3.3 401m 0 1000m 0 1000.01m 3.3)" if again else ")"
    )
    lamp_ohms = v["R19"] + 700  # and what D4 keeps for itself
    rail = f"""\
C2 rail 0 {v["C2"]:g}
Rlamp rail 0 {lamp_ohms:g}
Bleds rail 0 I = 0.1 * min(1, max(0, (V(rail) - 2.5) / 0.5))
"""
    head = f"""* {"soft start" if soft else "no soft start"}
V1 battery 0 {plug}
Splug battery supply battery 0 PLUG
.model PLUG SW(VT=2.5 RON=1m ROFF=1G)
{_SOURCE}RF1 port fused 0.06
Rfused fused 0 100k
"""
    switch = f"""\
M1 rail gate fused fused AO3401A L=1u W=1
Dbody rail fused BODY
.model BODY D(IS=1e-9)
{_FET}C1 fused gate {v["C1"]:g}
R1 fused gate {v["R1"]:g}
C4 rail gate {v["C4"]:g}
D3 pull gate BAT85
R20 fused pull {v["R20"]:g}
.model BAT85 D(IS=2e-7 N=1.05 RS=0.6)
R2 gate pull {v["R2"]:g}
Vgpio gpio 0 {gate}
Spull pull 0 gpio 0 Q2
.model Q2 SW(VT=2 RON=5 ROFF=1G)
"""
    straight = "Rstraight fused rail 1m\n"
    end = "1500m" if again else "300m"
    measures = "meas tran plugging MAX i(Lcable) FROM=0 TO=99m\n"
    measures += "meas tran charge INTEG i(Lcable) FROM=0 TO=99m\n"
    measures += "meas tran switching MAX i(Lcable) FROM=99m TO=399m\n" if soft else ""
    measures += "meas tran rail FIND v(rail) AT=299m\n"
    if again:
        measures += "meas tran again MAX i(Lcable) FROM=899m TO=1499m\n"
    return _deck(head + (switch if soft else straight) + rail, f"20u {end} 0 20u", measures)


def edge() -> str:
    """A deck: one bit from U2 through R6 and 0.4 m of wire into the first LED."""
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
    """The figures that `deck` asks for, in amperes, volts, coulombs, seconds. Raises Trouble."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deck.cir"
        path.write_text(deck, "utf-8")
        said = kicad.run("ngspice", "-b", path)
    return {name: float(figure) for name, figure in re.findall(r"^(\w+) +=  ?(\S+)", said, re.M)}


def _deck(circuit: str, steps: str, measures: str) -> str:
    return f"{circuit}.tran {steps}\n.control\nrun\n{measures}.endc\n.end\n"

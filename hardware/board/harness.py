"""The table without the board: the same nets as wires, drawn by WireViz, listed as a table.

It is built on a breadboard or stripboard. What the circuit needs is on it part by part; this says
which wire runs from which pin of the Pico, under the names printed on the Pico, to what.
"""

from pathlib import Path
from typing import NamedTuple

import yaml
from wireviz import wireviz

from hardware.board import kicad, pico
from hardware.board.circuit import Part, parts

_PICO_NAMES = {pin: f"GP{gpio}" for gpio, pin in pico.GPIO_PINS.items()} | {
    **dict.fromkeys((3, 8, 13, 18, 23, 28, 38), "GND"),
    30: "RUN",
    33: "AGND",
    35: "ADC_VREF",
    36: "3V3(OUT)",
    37: "3V3_EN",
    39: "VSYS",
    40: "VBUS",
}
_MODULES = {
    "J1": "LED board, 4 x 17",
    "J2": "LED panel, 37",
    "J3": "OLED A",
    "J4": "OLED B",
    "J5": "Buttons A",
    "J6": "Buttons B",
    "J7": "USB-C breakout",
    "J8": "Debug adapter",
}
_COLOURS = {"GND": "BK", "AGND": "BK", "VBUS": "RD", "VSYS": "RD"}
_SIGNAL_COLOURS = ("YE", "GN", "BU", "VT", "WH", "GY", "PK", "TQ")
_THICK = ("J1", "J2", "J7")


class Wire(NamedTuple):
    """One wire: its net, the two ends as (what, pin by its printed name), and its gauge."""

    net: str
    start: tuple[str, str]
    end: tuple[str, str]
    gauge: int


def wires() -> list[Wire]:
    """Every wire off the board: between the Pico or the board's circuit, and a module."""
    pico_pins = {net: _PICO_NAMES[int(pin)] for pin, net in pico.nets().items() if net}
    found = []
    for part in _connectors():
        gauge = 22 if part.ref in _THICK else 26
        for pin, net in part.nets.items():
            direct = net in pico_pins and not (net == "GND" and part.ref in _THICK)
            start = ("Pico", pico_pins[net]) if direct else ("circuit", _origin(net))
            found.append(Wire(net, start, (_MODULES[part.ref], _pin_name(part, pin)), gauge))
    return found


def inner_wires() -> list[Wire]:
    """The connections of the circuit on the breadboard, part to part, one line for each net."""
    by_net: dict[str, list[str]] = {}
    for part in parts():
        for pin, net in part.nets.items():
            if not net or part.ref in _MODULES or not part.fitted:
                continue
            name = f"Pico {_PICO_NAMES[int(pin)]}" if part.ref == "U1" else f"{part.ref}.{pin}"
            if name not in by_net.setdefault(net, []):
                by_net[net].append(name)
    return [
        Wire(net, (ends[0], ""), (", ".join(ends[1:]), ""), 22 if net.startswith("+5V") else 26)
        for net, ends in sorted(by_net.items())
        if len(ends) > 1
    ]


def draw(folder: Path) -> None:
    """Write the diagram (.yml, .svg, .png) and the tables into `folder`. Raises Trouble."""
    folder.mkdir(parents=True, exist_ok=True)
    described = _wireviz()
    text = yaml.safe_dump(described, sort_keys=False, allow_unicode=True)
    (folder / "harness.yml").write_text(text, "utf-8")
    wireviz.parse(described, output_formats=("svg",), output_dir=folder, output_name="harness")
    picture = ("--width", "1100", folder / "harness.svg", "-o", folder / "harness.png")
    kicad.run("rsvg-convert", *picture)
    (folder / "wires.md").write_text(_table(), "utf-8")


def _connectors() -> list[Part]:
    return [part for part in parts() if part.ref in _MODULES]


def _origin(net: str) -> str:
    """The pin on the breadboard that a net comes from; the LEDs' ground from the bulk capacitor."""
    if net == "GND":
        return "C2.2"
    for part in parts():
        if part.ref not in _MODULES and part.fitted:
            for pin, on_pin in part.nets.items():
                if on_pin == net:
                    return f"{part.ref}.{pin}"
    raise KeyError(net)


def _pin_name(part: Part, pin: str) -> str:
    net = part.nets[pin]
    for prefix in ("LED_MAIN_", "LED_HEX_", "OLED_A_", "OLED_B_", "BTN_A_", "BTN_B_", "UART_"):
        net = net.removeprefix(prefix)
    if part.ref == "J8":  # what one sends the other receives
        net = {"TX": "RX", "RX": "TX"}.get(net, net)
    return {"+5V_LED": "5V", "+5V_EXT": "VBUS", "+3V3_A": "VCC", "+3V3_B": "VCC"}.get(net, net)


def _wireviz() -> dict:
    connectors: dict = {"Pico": {"type": "Raspberry Pi Pico", "pinlabels": []}}
    connectors["Circuit"] = {"type": "level shifter, soft start, fuses", "pinlabels": []}
    cables, connections = {}, []
    for part in _connectors():
        module = _MODULES[part.ref]
        mine = [wire for wire in wires() if wire.end[0] == module]
        names = [wire.end[1] for wire in mine]
        connectors[module] = {"type": f"{len(mine)} wires", "pinlabels": names}
        for source in ("Pico", "Circuit"):
            chosen = [w for w in mine if w.start[0].lower() == source.lower()]
            if not chosen:
                continue
            labels = connectors[source]["pinlabels"]
            numbers = []
            for wire in chosen:
                labels.append(wire.start[1])
                numbers.append(len(labels))
            cable = f"{part.ref} {source[0]}"
            colours = iter(_SIGNAL_COLOURS)
            cables[cable] = {
                "category": "bundle",
                "gauge": f"{chosen[0].gauge} AWG",
                "length": 0.4,
                "colors": [_colour(wire.net) or next(colours) for wire in chosen],
            }
            connections.append(
                [
                    {source: numbers},
                    {cable: list(range(1, len(chosen) + 1))},
                    {module: [names.index(wire.end[1]) + 1 for wire in chosen]},
                ]
            )
    title = {"title": "Regalia without the carrier board"}
    return {
        "metadata": title,
        "connectors": connectors,
        "cables": cables,
        "connections": connections,
    }


def _colour(net: str) -> str:
    if net.startswith("+"):
        return "OG" if net.startswith("+3V3") else "RD"
    return _COLOURS.get(net, "")


def _table() -> str:
    outer = "\n".join(
        f"| {w.net} | {w.start[0]} {w.start[1]} | {w.end[0]} {w.end[1]} | {w.gauge} |"
        for w in wires()
    )
    inner = "\n".join(f"| {w.net} | {w.start[0]} | {w.end[0]} |" for w in inner_wires())
    return f"""# Wires of the table without the board

Generated by `python3 tools/dev.py hardware`. The Pico's pins go by the names printed on it.

## To the modules

| net | from | to | AWG |
|---|---|---|---|
{outer}

## On the breadboard or stripboard

Pins are numbered as on the [sheet](../production/schematic.pdf); wires of +5V nets in AWG 22.

| net | from | to |
|---|---|---|
{inner}
"""

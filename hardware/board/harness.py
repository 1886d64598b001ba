"""Draws the wires of the table without a board, by WireViz."""

from pathlib import Path

import yaml
from wireviz import wireviz

from hardware.board import kicad
from hardware.board.wires import MODULES, connectors, page, wires

_COLOURS = {"GND": "BK", "VBUS": "RD"}
_SIGNAL_COLOURS = ("YE", "GN", "BU", "VT", "WH", "GY", "PK", "TQ")


def draw(folder: Path) -> None:
    """Write the diagram (.yml, .svg, .png) and the tables into `folder`. Raises Trouble."""
    folder.mkdir(parents=True, exist_ok=True)
    described = _wireviz()
    text = yaml.safe_dump(described, sort_keys=False, allow_unicode=True)
    (folder / "harness.yml").write_text(text, "utf-8")
    wireviz.parse(described, output_formats=("svg",), output_dir=folder, output_name="harness")
    picture = ("--width", "1100", folder / "harness.svg", "-o", folder / "harness.png")
    kicad.run("rsvg-convert", *picture)
    (folder / "wires.md").write_text(page(), "utf-8")


def _wireviz() -> dict:
    shown: dict = {
        "Pico": {"type": "Raspberry Pi Pico", "pins": [], "pinlabels": []},
        "Circuit": {"type": "level shifter, soft start, fuses", "pins": []},
    }
    cables, connections = {}, []
    for part in connectors():
        module = MODULES[part.ref]
        mine = [wire for wire in wires() if wire.end[0] == module]
        names = [wire.end[1] for wire in mine]
        shown[module] = {"type": f"{len(mine)} wires", "pinlabels": names}
        for source in ("Pico", "Circuit"):
            chosen = [w for w in mine if w.start[0].lower() == source.lower()]
            if not chosen:
                continue
            pins = []
            for wire in chosen:
                pin, _, label = wire.start[1].partition(" ")
                pins.append(int(pin) if label else pin)
                if pins[-1] not in shown[source]["pins"]:
                    shown[source]["pins"].append(pins[-1])
                    shown[source].get("pinlabels", []).append(label)
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
                    {source: pins},
                    {cable: list(range(1, len(chosen) + 1))},
                    {module: [names.index(wire.end[1]) + 1 for wire in chosen]},
                ]
            )
    title = {"title": "Regalia without the carrier board"}
    return {
        "metadata": title,
        "connectors": shown,
        "cables": cables,
        "connections": connections,
    }


def _colour(net: str) -> str:
    if net.startswith("+"):
        return "OG" if net.startswith("+3V3") else "RD"
    return _COLOURS.get(net, "")

"""The design as KiCad has it: sheet, netlist, board, project, and what KiCad's checks say."""

import json
import re
from pathlib import Path

from hardware.board import kicad, models, revision, rules, schematic

NAME = "carrier"


def draw(folder: Path) -> None:
    """Write the sheet, its project and its netlist, and check the sheet. Raises kicad.Trouble."""
    folder.mkdir(parents=True, exist_ok=True)
    sheet, netlist = folder / f"{NAME}.kicad_sch", folder / f"{NAME}.net"
    schematic.write(sheet)
    text = json.dumps(rules.project(NAME), indent=2) + "\n"
    (folder / f"{NAME}.kicad_pro").write_text(text, "utf-8")
    check_sheet(sheet, folder / "erc.txt")
    kicad.cli("sch", "export", "netlist", "-o", netlist, sheet)
    kept = re.sub(r'\(source "[^"]*"\)', f'(source "{NAME}.kicad_sch")', netlist.read_text("utf-8"))
    kept = re.sub(r'\(date "[^"]*"\)', f'(date "{revision.DATE}")', kept)
    kept = re.sub(r'\(tool "[^"]*"\)', '(tool "Eeschema 9")', kept)
    netlist.write_text(kept, "utf-8")


def lay_out(folder: Path) -> None:
    """Write the routed board and check it. Raises kicad.Trouble."""
    board = folder / f"{NAME}.kicad_pcb"
    models.write(folder / "models")
    root = Path(__file__).resolve().parents[2]
    layout = (kicad.python(), "-m", "hardware.board.layout")
    kicad.run(*layout, (folder / f"{NAME}.net").resolve(), board.resolve(), cwd=root)
    check_board(board, folder / "drc.txt")


def check_sheet(sheet: Path, report: Path) -> None:
    """KiCad's electrical rules at every severity. Raises kicad.Trouble if one is broken."""
    _check(("sch", "erc", "--severity-all"), sheet, report)


def check_board(board: Path, report: Path) -> None:
    """KiCad's design rules at every severity, and that board and sheet agree. Raises Trouble."""
    _check(("pcb", "drc", "--severity-all", "--schematic-parity"), board, report)


def _check(words: tuple, drawing: Path, report: Path) -> None:
    try:
        kicad.cli(*words, "--exit-code-violations", "-o", report, drawing)
    except kicad.Trouble as trouble:
        if report.exists():
            raise kicad.Trouble(f"{drawing.name}:\n{report.read_text('utf-8')}") from trouble
        raise
    text = report.read_text("utf-8").replace(str(drawing), drawing.name)
    text = re.sub(r"\d{4}-\d\d-\d\dT[\d:+]+", revision.DATE, text)
    report.write_text(text, "utf-8")

"""KiCad's own checks of sheet and board: at every severity, with no rule switched off."""

from pathlib import Path

from hardware.board import kicad


def sheet(path: Path, report: Path) -> None:
    """Check a sheet by KiCad's electrical rules. Raises kicad.Trouble with the report."""
    _check(("sch", "erc", "--severity-all"), path, report)


def board(path: Path, report: Path) -> None:
    """Check a board by KiCad's design rules, and against its sheet. Raises kicad.Trouble."""
    _check(("pcb", "drc", "--severity-all", "--schematic-parity"), path, report)


def _check(words: tuple, drawing: Path, report: Path) -> None:
    try:
        kicad.cli(*words, "--exit-code-violations", "-o", report, drawing)
    except kicad.Trouble as trouble:
        if report.exists():
            raise kicad.Trouble(f"{drawing.name}:\n{report.read_text('utf-8')}") from trouble
        raise

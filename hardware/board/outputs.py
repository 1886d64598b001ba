"""What leaves the house: files for board houses, documents, pictures.

KiCad writes the hour and its own version into many of them; both are taken out again, so that the
same design gives the same bytes.
"""

import os
import re
import shutil
import tempfile
import zipfile
from pathlib import Path

from hardware.board import bom, kicad, revision
from hardware.board.source import NAME

_LAYERS = "F.Cu,B.Cu,F.Mask,B.Mask,F.Paste,F.Silkscreen,B.Silkscreen,Edge.Cuts"
_STAMP = f"{revision.DATE}T00:00:00+00:00"
_CHANGING = (  # what tells the hour or KiCad's version, and what stands there instead
    (rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:?\d\d|Z)?", _STAMP.encode()),
    (rb"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", revision.DATE.encode() + b" 00:00:00"),
    (rb"9\.0\.\d+[-~+\w.]*", b"9.0"),
    (rb"D:\d{14}", b"D:" + revision.DATE.replace("-", "").encode() + b"000000"),
)


def make(source: Path, production: Path, pictures: Path) -> None:
    """Make all files from the sheet and board in `source`. Raises kicad.Trouble."""
    sheet, board = source / f"{NAME}.kicad_sch", source / f"{NAME}.kicad_pcb"
    production.mkdir(parents=True, exist_ok=True)
    pictures.mkdir(parents=True, exist_ok=True)
    _gerbers(board, production)
    (production / "bom.csv").write_text(bom.assembly_csv(), "utf-8")
    positions = ("--format", "csv", "--units", "mm", "--exclude-dnp")
    kicad.cli("pcb", "export", "pos", *positions, "-o", production / "positions.csv", board)
    bare = ("--force", "--board-only")
    kicad.cli("pcb", "export", "step", *bare, "-o", production / f"{NAME}.step", board)
    kicad.cli("sch", "export", "pdf", "-o", production / "schematic.pdf", sheet)
    _interactive_bom(board, production)
    for path in production.glob("*.*"):
        if path.suffix != ".zip":
            _settle(path)
    _pictures(sheet, board, pictures)


def _gerbers(board: Path, production: Path) -> None:
    """Gerbers and drill files, loose and in the archive that a board house takes."""
    folder = production / "gerbers"
    folder.mkdir(exist_ok=True)
    words = ("--no-protel-ext", "-l", _LAYERS)
    kicad.cli("pcb", "export", "gerbers", *words, "-o", f"{folder}/", board)
    kicad.cli("pcb", "export", "drill", "--excellon-separate-th", "-o", f"{folder}/", board)
    with zipfile.ZipFile(production / "gerbers.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.iterdir()):
            _settle(path)
            archive.writestr(zipfile.ZipInfo(path.name), path.read_bytes(), zipfile.ZIP_DEFLATED)


def _interactive_bom(board: Path, production: Path) -> None:
    """InteractiveHtmlBom's page, by KiCad's Python with the package that dev.py put aside."""
    packages = Path(__file__).resolve().parents[2] / ".venv" / "kicad"
    environment = {
        **os.environ,
        "INTERACTIVE_HTML_BOM_NO_DISPLAY": "1",
        "PYTHONPATH": str(packages),
    }
    words = ("--no-browser", "--dest-dir", production.resolve(), "--name-format", "assembly")
    program = (kicad.python(), "-m", "InteractiveHtmlBom.generate_interactive_bom")
    kicad.run(*program, *words, board.resolve(), env=environment)


def _pictures(sheet: Path, board: Path, pictures: Path) -> None:
    """The sheet, both sides of the bare board, and the board with its parts, ray-traced."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kicad.cli("sch", "export", "svg", "-o", folder, sheet)
        words = ("--width", "2400", "--background-color", "white", folder / f"{NAME}.svg")
        kicad.run("rsvg-convert", *words, "-o", pictures / "schematic.png")
        bare = folder / board.name  # the parts' bodies are not beside it here
        shutil.copy(board, bare)
        for side in ("top", "bottom"):
            _render(bare, pictures / f"{side}.png", "--side", side)
    _render(board, pictures / "view.png", "--side", "top", "--rotate", "-40,0,25")


def _render(board: Path, picture: Path, *view: str) -> None:
    size = ("-w", "1600", "--height", "1300", "--background", "opaque")
    kicad.cli("pcb", "render", *size, *view, "-o", picture, board)


def _settle(path: Path) -> None:
    """Take out of the file what differs from run to run."""
    content = path.read_bytes()
    for pattern, instead in _CHANGING:
        content = re.sub(pattern, instead, content)
    path.write_bytes(content)

"""Runs KiCad's jobset, and takes out of its files what changes from run to run.

The jobset `kicad/carrier.kicad_jobset` says what is made; KiCad's window runs the same one. It
writes the hour and KiCad's version into many files. `settled` removes both, so that files made
anywhere compare equal.
"""

import os
import re
import shutil
import tempfile
import zipfile
from pathlib import Path

from hardware.board import kicad, revision
from hardware.board.circuit import HOME

NAME = "carrier"
PLACES = ("production", "pictures/board")
_STAMP = f"{revision.DATE}T00:00:00+00:00".encode()
_CHANGING = (
    (rb"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([+-]\d\d:?\d\d|Z)?", _STAMP),
    (rb"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", revision.DATE.encode() + b" 00:00:00"),
    (rb"\d{4}/\d\d/\d\d \d\d:\d\d:\d\d", revision.DATE.encode() + b" 00:00:00"),
    (rb"9\.0\.\d+[-~+\w.]*", b"9.0"),
    (rb"D:\d{14}", b"D:" + revision.DATE.replace("-", "").encode() + b"000000"),
    (rb'\(source "[^"]*[/\\]([^"/\\]*)"\)', rb'(source "\1")'),
    (rb'\(date "[^"]*[T ][^"]*"\)', b'(date "' + revision.DATE.encode() + b'")'),
)


def make(folder: Path) -> None:
    """Run the jobset on a copy of the project in `folder`. Raises kicad.Trouble.

    What it makes lies in `folder`/production and `folder`/pictures/board afterwards.
    """
    project = folder / "kicad"
    shutil.copytree(HOME / "kicad", project, dirs_exist_ok=True)
    for place in PLACES:
        (folder / place).mkdir(parents=True, exist_ok=True)
    said = kicad.run(
        "kicad-cli",
        *("jobset", "run", "--stop-on-error"),
        *("--file", project / f"{NAME}.kicad_jobset"),
        project / f"{NAME}.kicad_pro",
    )
    if " 0 job failed" not in said.replace(", 0 job failed", " 0 job failed"):
        raise kicad.Trouble(f"the jobset failed:\n{said}")
    _assembly_page(project / f"{NAME}.kicad_pcb", folder / "production")
    for place in PLACES:
        for path in sorted((folder / place).rglob("*")):
            if path.is_file():
                path.write_bytes(settled(path))


def settled(path: Path) -> bytes:
    """Return a file's content without the hour and KiCad's version."""
    if path.suffix == ".zip":
        return _settled_archive(path)
    content = path.read_bytes()
    if path.suffix == ".png":
        return content
    for pattern, instead in _CHANGING:
        content = re.sub(pattern, instead, content)
    return content


def _settled_archive(path: Path) -> bytes:
    with zipfile.ZipFile(path) as archive, tempfile.TemporaryDirectory() as name:
        archive.extractall(name)
        again = Path(name) / "again.zip"
        with zipfile.ZipFile(again, "w", zipfile.ZIP_DEFLATED) as fresh:
            for member in sorted(archive.namelist()):
                info = zipfile.ZipInfo(member)
                fresh.writestr(info, settled(Path(name) / member), zipfile.ZIP_DEFLATED)
        return again.read_bytes()


def _assembly_page(board: Path, production: Path) -> None:
    """Write InteractiveHtmlBom's page; it runs on KiCad's Python, installed aside by dev.py."""
    packages = Path(__file__).resolve().parents[2] / ".venv" / "kicad"
    environment = {
        **os.environ,
        "INTERACTIVE_HTML_BOM_NO_DISPLAY": "1",
        "PYTHONPATH": str(packages),
    }
    words = (
        "--no-browser",
        "--no-compression",
        "--dest-dir",
        production.resolve(),
        "--name-format",
        "assembly",
    )
    fields = ("--extra-data-file", production / f"{NAME}.net")
    shown = ("--show-fields", "Value,Footprint,Manufacturer,MPN,Fitted")
    grouped = ("--group-fields", "Value,Footprint,Manufacturer,MPN,Fitted")
    program = (kicad.python(), "-m", "InteractiveHtmlBom.generate_interactive_bom")
    kicad.run(*program, *words, *fields, *shown, *grouped, board.resolve(), env=environment)

"""The build of the site: a folder for any static host, also below a path."""

import shutil
from pathlib import Path

from tools.interpreters import ROOT
from tools.site import documents, installer, notices, play

SITE = ROOT / "build" / "site"
PLAY = SITE / "play"
_FAULT = Path(__file__).with_name("fault.html")


def build(into: Path = SITE) -> int:
    """Make the folder `into` anew; return its bytes. The same sources give the same bytes.

    Raises Trouble.
    """
    documents.build(into)  # removes what is in the folder
    play.build(into / PLAY.name)
    installer.build(into / "install")
    put_fault_page(into)
    notices.write(into)
    return sum(path.stat().st_size for path in into.rglob("*") if path.is_file())


def put_fault_page(into: Path) -> None:
    """Put the page f/, to which the codes of faults lead, into the folder `into`."""
    (into / "f").mkdir()
    shutil.copyfile(_FAULT, into / "f" / "index.html")

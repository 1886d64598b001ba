"""The build of the site: a folder for any static host, also below a path."""

from pathlib import Path

from tools.interpreters import ROOT
from tools.site import documents, installer, notices, play

SITE = ROOT / "build" / "site"
PLAY = SITE / "play"


def build(into: Path = SITE) -> int:
    """Make the folder `into` anew; return its bytes. The same sources give the same bytes.

    Raises Trouble.
    """
    documents.build(into)  # removes what is in the folder
    play.build(into / PLAY.name)
    installer.build(into / "install")
    notices.write(into)
    return sum(path.stat().st_size for path in into.rglob("*") if path.is_file())

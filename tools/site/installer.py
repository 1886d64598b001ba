"""The folder install/ of the site: the page that puts the firmware onto a board.

Beside it are the firmware for each architecture, the code that decides about a board as dev.py
does, and board.json, the facts for it.
"""

import json
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tools.building import sources
from tools.building.build import build as build_firmware
from tools.building.wiring import compiled
from tools.flashing import performing, selftest
from tools.installing.choice import all_choices, path_of
from tools.interpreters import ROOT
from tools.releasing.contents import FIRMWARE
from tools.site.archive import archived, in_folder

_PAGE = ROOT / "host_sim" / "web" / "install"
_CODE = ROOT / "tools" / "installing"


def build(
    into: Path,
    architectures: Iterable[str] = tuple(FIRMWARE.values()),
    firmware: Path = sources.FIRMWARE,
) -> None:
    """Make the folder `into` anew; the same sources give the same bytes. Raises Trouble."""
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(_PAGE, into)
    wirings = {path_of(choice): compiled(choice, firmware) for choice in all_choices()}
    for architecture in architectures:
        with tempfile.TemporaryDirectory() as folder:
            build_firmware(architecture, Path(folder), firmware)
            files = in_folder(Path(folder)) | wirings
        (into / f"firmware-{architecture}.bin").write_bytes(archived(files))
    code = {
        f"tools/installing/{path.name}": path.read_bytes() for path in sorted(_CODE.glob("*.py"))
    }
    (into / "installing.bin").write_bytes(archived(code))
    text = json.dumps(performing.facts() | selftest.facts(), indent=1)
    (into / "board.json").write_text(text, "utf-8", newline="\n")

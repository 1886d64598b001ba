"""The folder install/ of the site: the page that puts the firmware onto a board.

Beside it are the firmware for each architecture, the code that decides about a board as dev.py
does, and board.json, the facts for it.
"""

import json
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

from host_sim.texts.catalogues import ENGLISH, others, translated
from host_sim.texts.made import constant
from tools.building import sources
from tools.building.build import build as build_firmware
from tools.building.manifest import Manifest
from tools.building.wiring import compiled
from tools.flashing import performing, selftest
from tools.installing import parts
from tools.installing.choice import all_choices, path_of
from tools.interpreters import ROOT
from tools.releasing.contents import FIRMWARE
from tools.site.archive import archived, in_folder
from ui.languages import LANGUAGES

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
            made = build_firmware(architecture, Path(folder), firmware)
            files = in_folder(Path(folder)) | wirings
        (into / f"firmware-{architecture}.bin").write_bytes(archived(files))
    code = {
        f"tools/installing/{path.name}": path.read_bytes() for path in sorted(_CODE.glob("*.py"))
    }
    (into / "installing.bin").write_bytes(archived(code))
    shared = performing.facts() | selftest.facts() | {"parts": _parts(made, firmware)}
    (into / "board.json").write_text(json.dumps(shared, indent=1), "utf-8", newline="\n")


def _parts(made: Manifest, firmware: Path) -> list[list]:
    """Return the games and the languages of a build: word for tasks, title by language, KB."""
    games, languages = [], []
    for pack in parts.packs(made.files):
        size = round(made.files[pack].bytes / 1000)
        code = parts.language_of(pack)
        if code:
            languages.append((code, {ENGLISH: dict(LANGUAGES)[code]}, size))
            continue
        name = parts.name_of(pack)
        folder = name.replace("-", "_")
        title = str(constant(firmware / "games" / folder / "__init__.py", "TITLE") or name)
        titles = {other: translated(other, folder).get(title, title) for other in others()}
        games.append((name, titles | {ENGLISH: title}, size))
    return [games, languages]

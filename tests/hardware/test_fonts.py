"""No drawing shows letters of a font that the machine has: all are outlines, or KiCad's strokes."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hardware.plates import HARDWARE

DRAWINGS = sorted(HARDWARE.rglob("*.svg"))
FONTCONFIG = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>{folder}<cachedir>{cache}</cachedir></fontconfig>"""


def fonts(folder: Path, *, of: Path | None) -> dict[str, str]:
    """Return the environment of a machine whose fonts lie in `of`, or that has none."""
    folder.mkdir()
    place = f"<dir>{of}</dir>" if of else ""
    text = FONTCONFIG.format(folder=place, cache=folder / "cache")
    (folder / "fonts.conf").write_text(text, "utf-8")
    return {
        **os.environ,
        "FONTCONFIG_FILE": str(folder / "fonts.conf"),
        "MPLCONFIGDIR": str(folder / "matplotlib"),
        "HOME": str(folder),
    }


@pytest.mark.parametrize("path", DRAWINGS, ids=lambda path: path.stem)
def test_no_letters_of_a_font_are_seen(path):
    for text in re.findall("<text[^>]*>", path.read_text("utf-8")):
        assert 'opacity="0"' in text  # KiCad's, to be found by a search


MAKE = """
from pathlib import Path
from hardware.breadboard import drawing as breadboard
from hardware.case import strips
from hardware.overlay import faces
from hardware.stripboard import drawing as stripboard
folder = Path("FOLDER")
breadboard.write(folder)
stripboard.write(folder)
faces.write(folder)
(folder / "board.svg").write_text(strips.board(), "utf-8")
"""


def made(program: str, folder: Path, env: dict[str, str]) -> dict[str, bytes]:
    """Return the drawings that a program makes on a machine."""
    folder.mkdir()
    words = [sys.executable, "-c", program.replace("FOLDER", str(folder))]
    subprocess.run(words, env=env, check=True, cwd=HARDWARE.parent)
    return {path.name: path.read_bytes() for path in folder.glob("*.svg")}


@pytest.fixture
def own_font(tmp_path):
    """Two machines: one with a font of its own in its home folder, one without."""
    matplotlib = pytest.importorskip("matplotlib", reason="needs matplotlib (group case)")
    ttlib = pytest.importorskip("fontTools.ttLib")
    font = ttlib.TTFont(Path(matplotlib.get_data_path()) / "fonts" / "ttf" / "cmr10.ttf")
    for record in font["name"].names:
        if record.nameID in (1, 4, 6, 16):
            record.string = "A font of the machine"
    with_font = fonts(tmp_path / "with", of=tmp_path / "with" / ".fonts")
    (tmp_path / "with" / ".fonts").mkdir()
    font.save(tmp_path / "with" / ".fonts" / "own.ttf")
    return with_font, fonts(tmp_path / "without", of=None)


def test_drawings_are_made_the_same_whatever_fonts_there_are(own_font, tmp_path):
    some, none = own_font
    found = made(MAKE, tmp_path / "one", some)
    assert found == made(MAKE, tmp_path / "other", none)
    committed = {path.name: path for path in DRAWINGS}
    committed["board.svg"] = HARDWARE / "case" / "led-strips" / "board.svg"
    committed["panel.svg"] = HARDWARE / "overlay" / "panel.svg"
    for name, content in found.items():
        assert content == committed[name].read_bytes(), name


def test_sheet_and_board_use_kicads_own_strokes():
    for name in ("carrier.kicad_sch", "carrier.kicad_pcb"):
        assert "(face " not in (HARDWARE / "kicad" / name).read_text("utf-8"), name

"""`python3 tools/dev.py hardware`: make everything in hardware/ anew from the description.

With `--check` the files are made in a folder of their own instead and compared with those in
hardware/: CI's proof that what is committed is what the description says.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from hardware import check
from hardware.board import bom, harness, installation, kicad, outputs, power, source

HOME = Path(__file__).resolve().parents[1]
FOLDERS = ("kicad", "production", "pictures/board", "wiring")
PAGES = {"power.md": power.page, "shopping.md": bom.page}
PLACES = (*FOLDERS, *PAGES)


def make(folder: Path) -> None:
    """Make all files of the electronics in `folder`. Raises kicad.Trouble."""
    print("sheet, netlist, board ...", flush=True)
    source.draw(folder / "kicad")
    source.lay_out(folder / "kicad")
    print("production files and pictures ...", flush=True)
    outputs.make(folder / "kicad", folder / "production", folder / "pictures/board")
    print("wiring, power, shopping ...", flush=True)
    harness.draw(folder / "wiring")
    for name, page in PAGES.items():
        (folder / name).write_text(page(), "utf-8")


def _replace(folder: Path) -> None:
    """Put what was made in `folder` in the place of what is there; nothing old stays."""
    for name in FOLDERS:
        shutil.rmtree(HOME / name, ignore_errors=True)
        shutil.copytree(folder / name, HOME / name)
    for name in PAGES:
        shutil.copy(folder / name, HOME / name)


def main(words: list[str]) -> int:
    if words not in ([], ["--check"]):
        print("usage: python3 tools/dev.py hardware [--check]", file=sys.stderr)
        return 2
    try:
        installation.prepare()
        if words:
            return check.report(check.differences(make, HOME, PLACES), "hardware")
        with tempfile.TemporaryDirectory() as name:
            make(Path(name))
            _replace(Path(name))
    except kicad.Trouble as trouble:
        print(f"hardware: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`python3 tools/dev.py hardware`: make what follows from the KiCad project.

With `--check` the files are made in a folder of their own instead and compared with those in
hardware/, and sheet and board are checked by KiCad's rules.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from hardware import check
from hardware.board import bom, circuit, kicad, outputs, pages, where
from hardware.board.circuit import HOME
from hardware.breadboard import drawing as breadboard
from hardware.stripboard import drawing as stripboard

PAGES = {"power.md": pages.power_page, "shopping.md": bom.page}
PLACES = (*outputs.PLACES, "wiring", "shopping", *PAGES)


def make(folder: Path) -> None:
    """Make all files of the electronics in `folder`. Raises kicad.Trouble."""
    print("KiCad's checks, production files and pictures ...", flush=True)
    outputs.make(folder)
    describe(folder)


def describe(folder: Path) -> None:
    """Make what follows from the netlist in hardware/production, and from the wiring."""
    print("wiring, power, shopping ...", flush=True)
    breadboard.write(folder / "wiring")
    stripboard.write(folder / "wiring")
    where.write(folder / "wiring")
    (folder / "shopping").mkdir(exist_ok=True)
    for name, cart in bom.carts().items():
        (folder / "shopping" / name).write_text(cart, "utf-8")
    for name, page in PAGES.items():
        (folder / name).write_text(page(), "utf-8")


def _replace(folder: Path) -> None:
    """Put KiCad's outputs in `folder` in the place of those in hardware/; nothing old stays."""
    for name in outputs.PLACES:
        shutil.rmtree(HOME / name, ignore_errors=True)
        shutil.copytree(folder / name, HOME / name)


def main(words: list[str]) -> int:
    if words not in ([], ["--check"]):
        print("usage: python3 tools/dev.py hardware [--check]", file=sys.stderr)
        return 2
    try:
        kicad.require()
        if words:
            found = check.differences(make, HOME, PLACES, outputs.settled)
            return check.report(found, "hardware")
        with tempfile.TemporaryDirectory() as name:
            outputs.make(Path(name))
            _replace(Path(name))
        circuit.parts.cache_clear()
        describe(HOME)
    except kicad.Trouble as trouble:
        print(f"hardware: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

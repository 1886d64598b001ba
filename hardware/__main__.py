"""The `hardware` task: makes what follows from the KiCad project, the case, the overlay.

Words name those to make, else it is all three. With --check the files are made in a folder of their
own instead, all but the pictures of the case, and compared with those in hardware/; KiCad checks
sheet and board by its rules.
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

_PAGES = {"power.md": pages.power_page, "shopping.md": bom.page}
_CASE = ("laser", "print", "step", "view", "led-strips")


def board(folder: Path) -> None:
    """Make all files of the electronics in `folder`. Raises kicad.Trouble."""
    kicad.require()
    print("KiCad's checks, production files and pictures ...", flush=True)
    if folder == HOME:
        with tempfile.TemporaryDirectory() as name:
            outputs.make(Path(name))
            for place in outputs.PLACES:  # nothing old stays
                shutil.rmtree(HOME / place, ignore_errors=True)
                shutil.copytree(Path(name, place), HOME / place)
        circuit.parts.cache_clear()
    else:
        outputs.make(folder)
    print("wiring, power, shopping ...", flush=True)
    for drawn in (breadboard, stripboard, where):
        drawn.write(folder / "wiring")
    (folder / "shopping").mkdir(exist_ok=True)
    for name, cart in bom.carts().items():
        (folder / "shopping" / name).write_text(cart, "utf-8")
    for name, page in _PAGES.items():
        (folder / name).write_text(page(), "utf-8")


def case(folder: Path) -> None:
    """Write the sheets, prints, solids, models to look at and strips' drawings into `folder`."""
    from hardware.case import drawings, files, nest, sheets, strips

    laser, printed, step, view, leds = (folder / "case" / name for name in _CASE)
    for place in (laser, printed, step, view, leds):
        place.mkdir(parents=True, exist_ok=True)
    for sheet in sheets.table() + sheets.panel():
        drawings.write_dxf(sheet, laser / f"{sheet.name}.dxf")
        (laser / f"{sheet.name}.svg").write_text(drawings.svg(sheet), "utf-8")
    for plate in nest.PLATES:
        drawings.write_plate(plate, laser)
    (leds / "board.svg").write_text(strips.board(), "utf-8")
    (leds / "panel.svg").write_text(strips.panel(), "utf-8")
    files.write_print(printed)
    files.write_step(step)
    files.write_view(view)
    if folder == HOME:
        from hardware.case import pictures

        pictures.make(HOME / "pictures" / "case")


def overlay(folder: Path) -> None:
    """Write both faces as SVG, and the pages to print, into `folder`."""
    from hardware.overlay import faces, pages

    faces.write(folder / "overlay")
    pages.write(pages.a3(), folder / "overlay" / "overlay-a3.pdf")
    pages.write(pages.a4(), folder / "overlay" / "overlay-a4.pdf")


_OVERLAY = ("table.svg", "panel.svg", "overlay-a3.pdf", "overlay-a4.pdf")
# What makes each, and the files and folders that it makes.
_PARTS = {
    "board": (board, (*outputs.PLACES, "wiring", "shopping", *_PAGES)),
    "case": (case, [f"case/{name}" for name in _CASE]),
    "overlay": (overlay, [f"overlay/{name}" for name in _OVERLAY]),
}


def main(words: list[str]) -> int:
    """Make what is asked for, or compare it; return the exit status."""
    wanted = [word for word in words if word != "--check"]
    if not {*wanted} <= _PARTS.keys():
        print(f"usage: dev.py hardware [{'] ['.join(_PARTS)}] [--check]", file=sys.stderr)
        return 2
    status = 0
    for name in wanted or _PARTS:
        make, places = _PARTS[name]
        try:
            if "--check" in words:
                found = check.differences(make, HOME, places, outputs.settled)
                status |= check.report(found, name)
            else:
                make(HOME)
        except kicad.Trouble as trouble:
            print(f"hardware: {trouble}", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

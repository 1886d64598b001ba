"""Makes the case's files anew: `python -m hardware.case`.

--check makes them in a folder of their own instead, all but the pictures, and compares them with
those in hardware/case. --pictures makes the pictures alone.
"""

import sys
from pathlib import Path

from hardware import check

HOME = Path(__file__).parent
PLACES = ("laser", "print", "step", "view", "led-strips")


def make(folder: Path) -> None:
    """Write the sheets, prints, solids, models to look at and strips' drawings into `folder`."""
    from hardware.case import drawings, files, nest, sheets, strips

    places = [folder / name for name in PLACES]
    laser, printed, step, view, leds = places
    for place in places:
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


def _make_all(home: Path) -> None:
    make(home)
    _make_pictures()


def _make_pictures() -> None:
    from hardware.case import pictures

    pictures.make(HOME.parent / "pictures" / "case")


if __name__ == "__main__":
    if sys.argv[1:] == ["--pictures"]:
        _make_pictures()
    else:
        sys.exit(check.main(make if "--check" in sys.argv else _make_all, HOME, PLACES))

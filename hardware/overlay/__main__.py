"""Makes the overlay's files anew: `python -m hardware.overlay`.

--check makes them in a folder of their own instead and compares them with those in
hardware/overlay.
"""

import sys
from pathlib import Path

from hardware import check
from hardware.overlay import faces

HOME = Path(__file__).parent
PLACES = ("table.svg", "panel.svg", "overlay-a3.pdf", "overlay-a4.pdf")


def draw(folder: Path) -> None:
    """Write both faces as SVG into `folder`."""
    (folder / "table.svg").write_text(faces.table(), "utf-8")
    (folder / "panel.svg").write_text(faces.panel(), "utf-8")


def make(folder: Path) -> None:
    """Write both faces as SVG, and the pages to print, into `folder`."""
    from hardware.overlay import pages

    draw(folder)
    pages.write(pages.a3(), folder / "overlay-a3.pdf")
    pages.write(pages.a4(), folder / "overlay-a4.pdf")


if __name__ == "__main__":
    sys.exit(check.main(make, HOME, PLACES))

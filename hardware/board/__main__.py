"""`python3 tools/dev.py hardware`: make everything in hardware/ anew from the description.

With `--check` the files are made in a folder of their own instead and compared with those in
hardware/: CI's proof that what is committed is what the description says.
"""

import filecmp
import shutil
import sys
import tempfile
from pathlib import Path

from hardware.board import bom, harness, installation, kicad, outputs, power, source

HOME = Path(__file__).resolve().parents[1]
FOLDERS = ("kicad", "production", "pictures/board", "wiring")
PAGES = {"power.md": power.page, "shopping.md": bom.page}


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


def differences(folder: Path, committed: Path = HOME) -> list[str]:
    """The files made in `folder` that are not the same in `committed`, and those left over."""
    found = []
    for name in FOLDERS:
        files = {
            path.relative_to(root)
            for root in (folder, committed)
            for path in (root / name).rglob("*")
            if path.is_file()
        }
        found += [str(file) for file in files if not _same(folder / file, committed / file)]
    found += [name for name in PAGES if not _same(folder / name, committed / name)]
    return sorted(found)


def _replace(folder: Path) -> None:
    """Put what was made in `folder` in the place of what is there; nothing old stays."""
    for name in FOLDERS:
        shutil.rmtree(HOME / name, ignore_errors=True)
        shutil.copytree(folder / name, HOME / name)
    for name in PAGES:
        shutil.copy(folder / name, HOME / name)


def _same(one: Path, other: Path) -> bool:
    return one.is_file() and other.is_file() and filecmp.cmp(one, other, shallow=False)


def main(words: list[str]) -> int:
    if words not in ([], ["--check"]):
        print("usage: python3 tools/dev.py hardware [--check]", file=sys.stderr)
        return 2
    try:
        installation.prepare()
        with tempfile.TemporaryDirectory() as name:
            make(Path(name))
            if not words:
                _replace(Path(name))
                return 0
            changed = differences(Path(name))
    except kicad.Trouble as trouble:
        print(f"hardware: {trouble}", file=sys.stderr)
        return 1
    if changed:
        print("These files are not what the description says:", *changed, sep="\n  ")
        print("Make them anew: python3 tools/dev.py hardware")
        return 1
    print("hardware/ is what the description says.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

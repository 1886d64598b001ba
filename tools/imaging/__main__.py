"""The `image` task: joins a stock MicroPython image and the firmware into one .uf2 file."""

import sys
from pathlib import Path

from host_sim.command_line import Parser
from tools.building import compiler
from tools.building.build import BUILDS, built
from tools.building.manifest import Manifest
from tools.imaging.join import files, joined
from tools.imaging.stock import examined, release
from tools.imaging.uf2 import MOST, WrongImage
from tools.trouble import told

_WRONG = 2  # exit status of a wrong command line or file

_NOTE = (
    "For a new board: the file replaces all files on it, saves, settings and records included.\n"
    "To update a board and keep them: python3 tools/dev.py flash"
)


@told("image")
def main(words: list[str]) -> int:
    """Make the file; return the exit status."""
    parser = Parser(
        prog="dev.py image",
        description="Joins the MicroPython image of a board, a .uf2 file from"
        " https://micropython.org/download/, and the firmware into one .uf2 file to drag onto the"
        " board's drive. " + _NOTE,
    )
    parser.add_argument("stock", type=Path, metavar="STOCK.uf2", help="MicroPython, as downloaded")
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="default: build/regalia-VERSION-STOCK.uf2"
    )
    options = parser.parse_args(words)
    try:
        made, file = _make(options.stock, options.out)
    except WrongImage as trouble:
        print(f"image: {options.stock}: {trouble}", file=sys.stderr)
        return _WRONG
    except OSError as error:
        if not error.filename:  # of no file that the user has named, such as a full disk
            raise
        print(f"image: {error.filename}: {error.strerror}", file=sys.stderr)
        return _WRONG
    print(f"{file}: MicroPython and {len(made.files)} files, for {made.architecture}\n{_NOTE}")
    return 0


def _make(stock_file: Path, out: Path | None) -> tuple[Manifest, Path]:
    """Write the file; return its manifest and path. Raises Trouble and OSError."""
    with stock_file.open("rb") as file:
        data = file.read(MOST + 1)  # a file of any size is refused at once
    stock = examined(data, release(compiler.version()))
    with built(stock.architecture) as (folder, made):
        data = joined(stock, files(folder, made))
    target = out or BUILDS / f"regalia-{made.version}-{stock_file.name}"
    if not out:
        BUILDS.mkdir(exist_ok=True)
    target.write_bytes(data)
    return made, target


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

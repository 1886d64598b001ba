"""The `image` task: joins a stock MicroPython image and the firmware into one .uf2 file."""

import sys
from pathlib import Path

from host_sim.command_line import Parser
from tools.building.build import BUILDS
from tools.flashing import words
from tools.flashing.performing import add_choice, choice_in, facts, firmware, perform
from tools.installing import tasks
from tools.installing.trouble import Trouble

_WRONG = 2  # exit status of a wrong command line or file

_NOTE = (
    "For a new board: the file replaces all files on it, saves, settings and records included.\n"
    "To update a board and keep them: python3 tools/dev.py flash"
)


def main(given: list[str]) -> int:
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
    add_choice(parser)
    options = parser.parse_args(given)
    try:
        file = _make(options.stock, options.out, *choice_in(options))
    except Trouble as trouble:
        print(f"image: {options.stock}: {words.told(trouble)}", file=sys.stderr)
        return _WRONG
    except OSError as error:
        if not error.filename:  # of no file that the user has named, such as a full disk
            raise
        print(f"image: {error.filename}: {error.strerror}", file=sys.stderr)
        return _WRONG
    print(f"{file}: MicroPython and Regalia\n{_NOTE}")
    return 0


def _make(stock: Path, out: Path | None, wanted: tuple, language: str) -> Path:
    """Write the file; return its path. Raises Trouble and OSError."""
    with stock.open("rb") as file, firmware() as answers:
        data, version = perform(tasks.image(facts(), file, wanted, language), **answers)
    target = out or BUILDS / f"regalia-{version}-{stock.name}"
    if not out:
        BUILDS.mkdir(exist_ok=True)
    target.write_bytes(data)
    return target


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

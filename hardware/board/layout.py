"""From the netlist to the finished board: `python3 -m hardware.board.layout NETLIST BOARD`.

A program of its own, because pcbnew belongs to the Python that KiCad was installed for.
"""

import sys
from pathlib import Path

import pcbnew  # pyright: ignore[reportMissingImports]

from hardware.board import board, copper
from hardware.board.router import Stuck

_SEED = 20261121  # KiCad's identifiers come from this: the same file from run to run
_SKIP_SETTINGS = True  # or saving would overwrite the project file and its net classes


def main(netlist: str, target: str) -> int:
    pcbnew.KIID.SeedGenerator(_SEED)
    # Saving and loading gives the board its project: its net classes, and what pouring needs.
    pcbnew.SaveBoard(target, board.build(Path(netlist)), _SKIP_SETTINGS)
    built = pcbnew.LoadBoard(target)
    try:
        copper.lay(built)
    except Stuck as stuck:
        print(f"hardware: {stuck}", file=sys.stderr)
        return 1
    pcbnew.SaveBoard(target, built, _SKIP_SETTINGS)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

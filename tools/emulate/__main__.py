"""The `emulate` task: the built firmware on an emulated Pico, against its budgets."""

import argparse
import sys
from pathlib import Path

from host_sim.command_line import Parser, whole
from tools import golden
from tools.emulate import budgets, goldens, measures, parts, thinking
from tools.emulate.installed import installed
from tools.emulate.pico import stock
from tools.trouble import Trouble

_PRESSES = 60


def main(words: list[str]) -> int:
    """Run the task; return the exit status, 1 if a budget or a screen fails."""
    parser = Parser(
        prog="dev.py emulate",
        description="Runs the built firmware on an emulated Pico with the stock MicroPython image,"
        f" which {parts.IMAGE_VARIABLE} names or is fetched: compares its screens with the golden"
        " ones, and measures it against its budgets.",
    )
    parser.add_argument(
        "--scripts",
        nargs="*",
        type=_script,
        default=goldens.SCRIPTS,
        help="press scripts of tests/golden",
    )
    parser.add_argument("--presses", type=whole(1), default=_PRESSES, help="in each measured match")
    parser.add_argument("--no-budgets", action="store_true", help="only play the scripts")
    parser.add_argument(
        "--thinking", action="store_true", help="only measure the computer's decisions"
    )
    options = parser.parse_args(words)
    try:
        flash = installed()
        if options.thinking:
            return _think(flash)
        kept = _screens(flash, options.scripts)
        if not options.no_budgets:
            kept = _budgets(flash, options.presses) and kept
    except Trouble as trouble:
        print(f"emulate: {trouble}", file=sys.stderr)
        return 1
    return 0 if kept else 1


def _script(name: str) -> str:
    path = _path(name)
    if path not in golden.scripts():
        raise argparse.ArgumentTypeError(f"tests/golden has no script '{name[:80]}'")
    command = goldens.beyond(path)
    if command:
        raise argparse.ArgumentTypeError(f"'{name}': the emulated Pico has no '{command}'")
    return name


def _path(name: str) -> Path:
    return golden.FOLDER / f"{name}.press"


def _screens(flash, names: list[str]) -> bool:
    """Play the scripts; return whether every screen is the simulator's."""
    kept = True
    for name in names:
        with stock(flash) as pico:
            found = goldens.compare(pico, _path(name))
        same = found.screens - len(found.differences)
        print(f"{name}: {same} of {found.screens} screens as in the simulator", flush=True)
        for difference in found.differences:
            print(difference)
            kept = False
    return kept


def _budgets(flash, presses: int) -> bool:
    """Measure and print each figure; return whether every budget is kept."""
    kept = True
    for found in measures.all_figures(flash, stock, presses):
        if isinstance(found, str):
            print(found, flush=True)
        else:
            print(budgets.row(found), flush=True)
            kept = kept and found.kept
    return kept


def _think(flash) -> int:
    for game, levels in thinking.LEVELS.items():
        for level in levels:
            with stock(flash) as pico:
                print(thinking.measure(pico, game, level), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

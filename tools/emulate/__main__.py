"""The `emulate` task: the built firmware on an emulated Pico, against its budgets."""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path

import games
from host_sim.command_line import Parser, whole
from tools import golden
from tools.emulate import budgets, goldens, measures, parts, thinking
from tools.emulate.installed import installed
from tools.emulate.pico import Pico

_PRESSES = 60


def main(words: list[str]) -> int:
    """Run the task; return the exit status, 1 if a budget or a screen fails."""
    parser = Parser(
        prog="dev.py emulate",
        description="Runs the built firmware on an emulated Pico with each stock MicroPython image"
        f" that {parts.IMAGE_VARIABLE} names, separated by '{os.pathsep}', or else with one that is"
        " fetched: compares its screens with the golden ones, and measures it against its budgets.",
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
    kept = [_emulate(image, options) for image in parts.images()]
    return 0 if all(kept) else 1


def _emulate(image: Path, options: argparse.Namespace) -> bool:
    """Run the task with one image; return whether every budget and screen is kept."""
    print(f"MicroPython {parts.release(image)} ({image.name})", flush=True)
    new_pico = installed(image)
    if options.thinking:
        _think(new_pico)
        return True
    kept = _screens(new_pico, options.scripts)
    if not options.no_budgets:
        kept = _budgets(new_pico, options.presses) and kept
    return kept


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


def _screens(new_pico: Callable[[], Pico], names: list[str]) -> bool:
    """Play the scripts; return whether every screen is the simulator's."""
    kept = True
    for name in names:
        with new_pico() as pico:
            screens, differences = goldens.compare(pico, _path(name))
        same = screens - len(differences)
        print(f"{name}: {same} of {screens} screens as in the simulator", flush=True)
        for difference in differences:
            print(difference)
            kept = False
    return kept


def _budgets(new_pico: Callable[[], Pico], presses: int) -> bool:
    """Measure and print each figure; return whether every budget is kept."""
    kept = True
    for found in measures.all_figures(new_pico, presses):
        if isinstance(found, str):
            print(found, flush=True)
        else:
            print(budgets.row(found), flush=True)
            kept = kept and found.kept
    return kept


def _think(new_pico: Callable[[], Pico]) -> None:
    for game in games.NAMES:
        for level in games.declared(game).LEVELS[1:]:  # the first decides at once
            with new_pico() as pico:
                print(thinking.measure(pico, game, level), flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

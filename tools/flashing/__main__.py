"""The tasks `flash`, `logs`, `records` and `selftest`, for a Pico on a cable."""

import argparse
import contextlib
import sys
from pathlib import Path

from host_sim.command_line import Parser
from tools.ending import INTERRUPTED
from tools.flashing import ports, tasks, words
from tools.flashing.board import Board, NoPort
from tools.flashing.performing import add_choice, choice_in
from tools.flashing.selftest import STAGES, VARIANTS
from tools.installing import trouble as board_trouble
from tools.installing.tasks import RECORDS
from tools.interpreters import ROOT
from tools.trouble import Trouble
from ui.languages import LANGUAGES

_USAGE = 2  # exit status of a wrong command line


def main(words_given: list[str]) -> int:
    """Connect to the board and run the task of the first word; return the exit status."""
    options = _options(words_given)
    try:
        with contextlib.closing(Board(ports.find(options.port))) as board:
            _do(options, board)
    except NoPort as trouble:
        return _fail(options.task, words.told(trouble), _USAGE)
    except board_trouble.Trouble as trouble:
        return _fail(options.task, words.told(trouble))
    except Trouble as trouble:
        return _fail(options.task, str(trouble))
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _options(words_given: list[str]) -> argparse.Namespace:
    parser = Parser(prog="dev.py")
    tasks_of = parser.add_subparsers(dest="task", required=True)
    for task, purpose in (
        ("flash", "Puts the firmware on the Pico that is plugged in, and starts the game."),
        ("logs", "Prints the note that a crash left on the Pico."),
        ("selftest", "Tests the parts of the Pico, with people to look, listen and press."),
        ("records", "Copies the records of games off the Pico."),
    ):
        one = tasks_of.add_parser(task, description=purpose)
        one.add_argument("--port", default="", help="of the board (default: search for it)")
        if task == "flash":
            add_choice(one)
            one.add_argument("--pack", type=Path, help="a game of dev.py pack, to add to the rest")
        if task == "selftest":
            _add_stage(one)
        if task == "records":
            one.add_argument("folder", nargs="?", type=Path, default=ROOT / RECORDS)
    return parser.parse_args(words_given)


def _add_stage(parser: argparse.ArgumentParser) -> None:
    """Add the options of the self-test."""
    built = "how far the table is built (default: to the end)"
    parser.add_argument("stage", nargs="?", choices=STAGES, default=STAGES[-1], help=built)
    parser.add_argument("--built", choices=VARIANTS, default=VARIANTS[0], help="on what")
    parser.add_argument("--language", choices=[code for code, _ in LANGUAGES], default="en")


def _do(options: argparse.Namespace, board: Board) -> None:
    if options.task == "flash":
        chosen, language = choice_in(options)
        tasks.flash(board, chosen, language, options.pack)
    elif options.task == "logs":
        tasks.logs(board)
    elif options.task == "selftest":
        tasks.selftest(board, options.stage, options.built, options.language)
    else:
        tasks.records(board, options.folder)


def _fail(task: str, why: str, status: int = 1) -> int:
    print(f"{task}: {why}", file=sys.stderr)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Does what the tasks of tools.installing ask for, with a board and the checkout's firmware."""

import argparse
import contextlib
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

from app.diagnostics import crash
from tools.building import compiler
from tools.building.build import built
from tools.building.wiring import compiled
from tools.flashing import words
from tools.installing.choice import DISPLAYS, PANELS, SUPPLIES, Choice
from tools.installing.stock import release
from tools.installing.trouble import Trouble

ON_BOARD = Path(__file__).with_name("on_board.py")


def facts() -> dict:
    """Return what the tasks need to know of the checkout; JSON can hold it."""
    return {
        "onBoard": ON_BOARD.read_text("utf-8"),
        "firmwareFile": crash.FIRMWARE_FILE,
        "crashNote": crash.NOTE_FILE,
        "oldest": words.OLDEST,
        "newest": release(compiler.version()),
        "mpy": compiler.mpy_version(),
        "choices": (DISPLAYS, SUPPLIES, PANELS),
    }


def perform(task: Generator[tuple, Any, Any], **answers: Callable) -> Any:
    """Run a task; return its result. `answers` has a function for each of its requests."""
    go_on: Callable = task.send
    answer: object = None
    while True:
        try:
            name, *arguments = go_on(answer)
        except StopIteration as end:
            return end.value
        try:
            go_on, answer = task.send, answers[name](*arguments)
        except (Trouble, OSError, KeyboardInterrupt) as error:
            go_on, answer = task.throw, error


@contextlib.contextmanager
def firmware() -> Iterator[dict[str, Callable]]:
    """Yield what answers "build" and "wiring", with the checkout's firmware."""
    with contextlib.ExitStack() as kept:

        def build(architecture: str) -> str:
            return str(kept.enter_context(built(architecture))[0])

        def wiring(path: str, choice: list) -> None:
            Path(path).parent.mkdir(exist_ok=True)
            Path(path).write_bytes(compiled(Choice(*choice)))

        yield {"build": build, "wiring": wiring}


def add_choice(parser: argparse.ArgumentParser) -> None:
    """Add the options for a Choice to a command line."""
    kept = "(default: as before; at first as in firmware/wiring.py)"
    parser.add_argument("--display", choices=DISPLAYS, help=f"its controller {kept}")
    parser.add_argument(
        "--supply", type=int, choices=SUPPLIES, help=f"the most it gives, mA {kept}"
    )
    parser.add_argument("--panel", choices=PANELS, help=f"the hexagon of LEDs {kept}")


def choice_in(options: argparse.Namespace) -> tuple:
    """Return the options of `add_choice`; None for those that were not given."""
    return options.display, options.supply, options.panel

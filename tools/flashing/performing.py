"""Does what the tasks of tools.installing ask for, with a board and the checkout's firmware."""

import argparse
import contextlib
import locale
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import games
from app.diagnostics import crash
from tools.building import compiler, manifest, packs
from tools.building.build import built
from tools.building.wiring import compiled
from tools.flashing import words
from tools.installing.choice import DISPLAYS, PANELS, SUPPLIES, Choice
from tools.installing.stock import release
from tools.installing.trouble import Trouble
from ui.languages import LANGUAGES

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
def firmware(pack: Path | None = None) -> Iterator[dict[str, Callable]]:
    """Yield what answers "build" and "wiring", with the checkout's firmware, and a pack if any."""
    with contextlib.ExitStack() as kept:

        def build(architecture: str) -> str:
            folder, made = kept.enter_context(built(architecture))
            if pack:
                packs.add(pack, folder)
                made._replace(files=manifest.listed(folder)).write(folder)
            return str(folder)

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
    fitting = (
        "(default: as before; at first all, or where they don't fit English and your language)"
    )
    codes = [code for code, _ in LANGUAGES]
    parser.add_argument("--games", nargs="+", choices=games.NAMES, help="those that it gets")
    parser.add_argument("--languages", nargs="+", choices=codes, help=f"besides English {fitting}")


def choice_in(options: argparse.Namespace) -> tuple:
    """Return the options of `add_choice`, None for those not given, and the code of a language."""
    chosen = (options.display, options.supply, options.panel, options.games, options.languages)
    return chosen, (locale.getlocale()[0] or "en").partition("_")[0]

"""The tasks with a connected board: flash, logs, records, selftest. Each raises Trouble."""

import sys
from collections.abc import Callable, Generator
from pathlib import Path
from typing import Any

from tools.flashing import selftest as stages
from tools.flashing.board import Board
from tools.flashing.performing import facts, firmware, perform
from tools.flashing.words import say
from tools.installing import tasks
from tools.trouble import Trouble


def flash(
    board: Board, wanted: tuple = tasks.AS_BEFORE, language: str = "en", pack: Path | None = None
) -> None:
    """Copy the checkout's firmware to the board and start it.

    wanted, language: see `installing.tasks.flash`; pack: a game to add
    """
    with firmware(pack) as answers:
        _perform(board, tasks.flash(facts(), wanted, language), answers)


def logs(board: Board) -> None:
    """Print the board's crash note, if any, and start the game."""
    _perform(board, tasks.logs(facts()), {})


def records(board: Board, folder: Path) -> None:
    """Copy the game records from the board into `folder`, and start the game.

    It overwrites no file in `folder`.
    """

    def keep(name: str, record: bytes) -> None:
        _keep(folder / name, record)

    try:
        _perform(board, tasks.records(facts()), {"keep": keep}, folder=folder)
    except OSError as error:
        print(say("tested"))
        raise Trouble(f"can't write to {folder}: {error.strerror}") from None


def selftest(board: Board, stage: str, variant: str, language: str) -> None:
    """Test what is built at a stage, then start the game."""
    number = stages.STAGES.index(stage)
    print(stages.described(number, variant, language) + "\n")

    def result(key: str, values: dict, faults: list) -> None:
        print("\n" + say(key, language, **values))
        for name, fault in faults:
            print(f"  {fault} {stages.page(language)}#{name}")

    _perform(board, tasks.selftest(stages.facts(), number, language), {"result": result})


def _perform(
    board: Board, task: Generator[tuple, Any, Any], answers: dict[str, Callable], **values
) -> None:
    """Perform a task with a board; print its last text, into which more `values` are put."""

    def note(data: bytes) -> None:
        if data:
            print(data.decode(errors="replace"))

    key, found = perform(
        task,
        run=board.run,
        relay=board.relay,
        start=board.start,
        tell=_tell,
        print=note,
        **answers,
    )
    print(say(key, **found, **values))


def _tell(key: str, values: dict) -> None:
    """Show how far a task is: on a terminal, each file that is copied."""
    if key == "copying" and sys.stdout.isatty():
        print(say(key, **values), end="\r", flush=True)
    elif key == "reading":
        print(say(key, **values))


def _keep(target: Path, record: bytes) -> None:
    """Write a record to `target`, or if that is another game, to a file numbered after it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    file = target
    number = 1
    while file.exists() and file.read_bytes() != record:
        number += 1
        file = target.with_stem(f"{target.stem}-{number}")
    if not file.exists():
        file.write_bytes(record)
        print(file)

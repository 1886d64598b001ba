"""Tasks with a connected board: flash, logs, records."""

import sys
from pathlib import Path

from app.diagnostics import crash
from tools.building.build import built
from tools.flashing import words
from tools.flashing.board import Board
from tools.flashing.contents import Contents
from tools.flashing.install import install
from tools.flashing.plan import called
from tools.flashing.suitable import architecture_of, check_room
from tools.trouble import Trouble

RECORDS = "records"  # the folder of `drivers.archive`


def flash(board: Board) -> None:
    """Copy the checkout's firmware to the board and start it. Raises Trouble."""
    contents = Contents(board)
    about = contents.about()
    architecture = architecture_of(about)
    print(f"{about.machine}, MicroPython {words.dotted(about.version)}, on {board.port}")
    with built(architecture) as (folder, made):
        check_room(made.blocks, about.blocks)
        wanted = {path: file.sha256 for path, file in made.files.items()}
        changed = install(contents, folder, wanted, _progress)
    print(f"Firmware {called(wanted)}")
    print(
        f"{len(changed.put)} of {len(wanted)} files copied,"
        f" {len(changed.remove)} stale ones removed."
        if changed
        else "Nothing has changed."
    )
    start(board)


def logs(board: Board) -> None:
    """Print the board's crash note, if any, and start the game."""
    try:
        text = Contents(board).get(crash.NOTE_FILE).decode(errors="replace").strip()
        print(text or words.NO_NOTE)
    finally:
        start(board)


def records(board: Board, folder: Path) -> None:
    """Copy the game records from the board into `folder`, and start the game.

    It overwrites no file in `folder`. Raises Trouble if that can't be written to.
    """
    try:
        contents = Contents(board)
        names = [name for name in contents.names(RECORDS) if name.endswith(".txt")]
        for name in names:
            _keep(folder / name, contents.get(f"{RECORDS}/{name}"))
        print(f"{len(names)} records of games are in {folder}." if names else words.NO_RECORDS)
    except OSError as error:
        raise Trouble(f"can't write to {folder}: {error.strerror}") from None
    finally:
        start(board)


def start(board: Board) -> None:
    """Start the game. Raises Trouble if it ends at once."""
    said = board.start()
    if said:
        raise Trouble(words.does_not_start(said))
    print("The game runs.")


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


def _progress(done: int, of: int) -> None:
    if sys.stdout.isatty():
        print(f"{done} of {of} files", end="\r", flush=True)

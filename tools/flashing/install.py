"""Installation of a build on a board, in an order that can be interrupted anywhere.

During a copy, the board's main.py is a notice that says what to do. Files that the notice needs are
copied first, the build's main.py last. An incomplete file has another hash, so the next run copies
it and what is missing. At the end the directories are compacted, as each import reads them. Saves,
records and crash notes are not touched.
"""

from collections.abc import Callable
from pathlib import Path

from app.diagnostics import crash
from tools.flashing import words
from tools.flashing.board import Failed, Lost
from tools.flashing.contents import Contents
from tools.flashing.notice import NOTICE
from tools.flashing.plan import START, WRITTEN, Plan, called, folders, plan
from tools.trouble import Trouble


def install(
    contents: Contents,
    build: Path,
    wanted: dict[str, str],
    watch: Callable[[int, int], None] = lambda done, of: None,
) -> Plan:
    """Copy the files of the folder `build` to the board; return what changed.

    wanted    the SHA-256 of each file, by path
    watch     called with the number of copied files, and of all

    Raises Trouble if it is interrupted, or a file on the board differs from what was sent.
    """
    done = 0
    try:
        todo = plan(wanted, contents.hashes(folders(wanted)))
        if todo:
            contents.put(START, NOTICE)
            contents.put(crash.FIRMWARE_FILE, called(wanted).encode())
            for path in todo.remove:
                contents.remove(path)
            contents.tidy(folders(wanted))
            contents.make(WRITTEN)
        for path in todo.put:
            if contents.put(path, (build / path).read_bytes()) != wanted[path]:
                raise Trouble(words.not_kept(path))
            done += 1
            watch(done, len(todo.put))
        for folder in sorted({path.rpartition("/")[0] for path in wanted} if todo else ()):
            contents.compact(folder)
    except (Lost, KeyboardInterrupt):
        raise Trouble(words.interrupted(done)) from None
    except Failed as failed:
        raise Trouble(words.refused(str(failed))) from None
    return todo

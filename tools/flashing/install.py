"""Makes a board hold a build, in an order that may be cut anywhere.

While anything changes, the board's main.py is a notice that says what to do; what that takes is
copied first, and the build's own main.py last. A file that was cut short has another hash, so
running it again copies that file and what is missing. At the end the lists of the files are made
short, for those are read at each import. Nothing but the firmware is touched: saves,
records and notes stay.
"""

from collections.abc import Callable
from pathlib import Path

from console.care import note
from tools.flashing import words
from tools.flashing.board import Failed, Lost
from tools.flashing.contents import Contents
from tools.flashing.notice import NOTICE
from tools.flashing.plan import START, Plan, called, folders, plan
from tools.trouble import Trouble


def install(
    contents: Contents,
    build: Path,
    wanted: dict[str, str],
    watch: Callable[[int, int], None] = lambda done, of: None,
) -> Plan:
    """Put the files of the folder `build` on the board; return what had to change.

    wanted: the SHA-256 of each file, by path. `watch` is told how many of how many files are
    copied. Raises Trouble when it was interrupted, or the board doesn't keep what it is given.
    """
    done = 0
    try:
        todo = plan(wanted, contents.hashes(folders(wanted)))
        if todo:
            contents.put(START, NOTICE)
            contents.put(note.FIRMWARE, called(wanted).encode())
            for path in todo.remove:
                contents.remove(path)
            contents.tidy(folders(wanted))
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

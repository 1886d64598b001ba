"""How a task ends that can't go on, is interrupted, or that the system stops: with words.

`python -m tools.ending TASK MODULE [WORD...]` runs a module as `python -m` does, and ends it so.
"""

import errno
import os
import runpy
import shutil
import sys
from collections.abc import Callable

from tools.trouble import Trouble

INTERRUPTED = 130  # exit status of Ctrl-C, as a shell reports it

_FULL = (errno.ENOSPC, errno.EDQUOT)
_NO_FOLDER = "No usable temporary directory"  # how the message of `tempfile` begins


def in_words(task: str, act: Callable[[], int | None]) -> int:
    """Return the exit status of `act`; Ctrl-C, Trouble and OSError are told on standard error."""
    try:
        return act() or 0
    except Trouble as trouble:
        print(f"{task}: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        print(_told(error), file=sys.stderr)
        return 1


def _told(error: OSError) -> str:
    said = str(error)
    if isinstance(error, shutil.Error):  # of copytree: source, target and why of each file
        said = error.args[0][0][-1]
    if error.errno in _FULL or any(os.strerror(number) in said for number in _FULL):
        place = f" for {error.filename}" if error.filename else ""
        return f"There is no room on the disk{place}. Make some, and try again."
    if _NO_FOLDER in said:
        return (
            "There is no room for temporary files. Make some on the disk, or let TMPDIR name"
            " another folder."
        )
    return f"The system says: {said}. Correct that, and try again."


def _run(module: str) -> None:
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    _, task, *sys.argv = sys.argv
    sys.exit(in_words(task, lambda: _run(sys.argv[0])))

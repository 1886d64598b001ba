"""How a task ends that is interrupted, or that finds no room on the disk: with a line of words.

`python -m tools.ending MODULE [WORD...]` runs a module as `python -m` does, and ends it so.
"""

import errno
import runpy
import sys
from collections.abc import Callable

INTERRUPTED = 130  # exit status of Ctrl-C, as a shell reports it


def in_words(act: Callable[[], int | None]) -> int:
    """Return the exit status of `act`; Ctrl-C and a full disk are told on standard error."""
    try:
        return act() or 0
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        if error.errno not in (errno.ENOSPC, errno.EDQUOT):
            raise
        place = f" for {error.filename}" if error.filename else ""
        print(f"There is no room on the disk{place}. Make some, and try again.", file=sys.stderr)
        return 1


def _run(module: str) -> None:
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    del sys.argv[0]
    sys.exit(in_words(lambda: _run(sys.argv[0])))

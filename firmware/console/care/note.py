"""The crash note: what went wrong last, in a small text file that a computer can fetch."""

import gc
import io
import sys

from version import VERSION

NAME = "crash.txt"
FIRMWARE = "firmware.txt"  # in which `dev.py flash` leaves what to call the firmware it copies
_LETTERS = 12  # of that
_MOST = 500  # bytes: a file of a single write, so that a power cut leaves the old one or the new


def write(flash: str, error: Exception, game: str) -> bool:
    """Print an exception, and note it as one in `game`, "" for none; False if the flash refuses."""
    show = sys.print_exception  # pyright: ignore[reportAttributeAccessIssue]
    show(error)
    trace = io.StringIO()
    show(error, trace)
    text = _text(_about(flash, game), trace.getvalue().strip().split("\n"))
    try:
        with open(flash + "/" + NAME, "wb") as file:
            file.write(text)
    except OSError:
        return False
    return True


def _about(flash: str, game: str) -> str:
    made = sys.implementation
    version = ".".join([str(part) for part in made.version[:3]])
    board = getattr(made, "_machine", sys.platform)
    place = "in " + game if game else "outside any game"
    free = gc.mem_free()  # pyright: ignore[reportAttributeAccessIssue]
    about = (VERSION, _firmware(flash), place, free, made.name, version, board)
    return "Regalia %s%s, %s, %d bytes free\n%s %s, %s" % about


def _firmware(flash: str) -> str:
    """Which build it is, after a space; "" where that isn't known."""
    try:
        with open(flash + "/" + FIRMWARE) as file:
            return " " + file.read(_LETTERS)
    except (OSError, ValueError):
        return ""


def _text(about: str, lines: list) -> bytes:
    """The note: the lines of the traceback that still have room, counted from the last."""
    while True:
        text = "\n".join([about] + lines + [""]).encode()
        if len(text) <= _MOST or len(lines) == 1:
            return text[:_MOST]
        lines.pop(0)

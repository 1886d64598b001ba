"""The few things that a headless run does with files, alike on CPython and MicroPython."""

import os

LONGEST_LINE = 8192  # characters that a line of a script or a record may have


class Unusable(Exception):
    """A file or folder that can't be used; the message names it and says why."""


def read(path: str) -> str:
    """The text of a UTF-8 file. Raises Unusable."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError as error:
        raise Unusable(f"{path}: can't be read: {_why(error)}") from None
    except UnicodeError:
        raise Unusable(f"{path}: is not UTF-8 text") from None
    except MemoryError:
        raise Unusable(f"{path}: is too large") from None


def write(path: str, pieces) -> None:
    """Write pieces of str (as UTF-8) or bytes, one after the other. Raises Unusable."""
    try:
        with open(path, "wb") as file:
            for piece in pieces:
                file.write(piece.encode() if isinstance(piece, str) else piece)
    except OSError as error:
        raise Unusable(f"{path}: can't be written: {_why(error)}") from None


def make_folder(path: str) -> None:
    """Make a folder and those above it, unless they are there. Raises Unusable."""
    made = ""
    for part in path.replace(os.sep, "/").split("/"):
        made += part
        if not _is_folder(made or "/"):
            try:
                os.mkdir(made)
            except OSError as error:
                raise Unusable(f"{path}: can't be a folder: {_why(error)}") from None
        made += "/"


def scratch_folder() -> str:
    """A new empty folder among the system's temporary files. Raises Unusable."""
    base = os.getenv("TMPDIR") or os.getenv("TEMP") or "/tmp"
    for number in range(10_000):
        path = f"{base}/regalia-{number}"
        try:
            os.mkdir(path)
        except OSError as error:
            if not _is_folder(path):
                raise Unusable(f"{path}: can't be made: {_why(error)}") from None
        else:
            return path
    raise Unusable(f"{base}: too many regalia-* folders were left here; remove them")


def remove_folder(path: str) -> None:
    """Remove a folder with all that is in it."""
    for name in os.listdir(path):
        inner = f"{path}/{name}"
        if _is_folder(inner):
            remove_folder(inner)
        else:
            os.remove(inner)
    os.rmdir(path)


def _is_folder(path: str) -> bool:
    try:
        os.listdir(path)
    except OSError:
        return False
    return True


def _why(error: OSError) -> str:
    return getattr(error, "strerror", None) or str(error)

"""File operations that work the same on CPython and MicroPython."""

import os

from host_sim.trouble import Trouble

LONGEST_LINE = 8192  # characters in a line of a script or a record


def read(path: str) -> str:
    """Return the text of a UTF-8 file. Raises Trouble."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except OSError as error:
        raise Trouble(f"{path}: can't be read: {why(error)}") from None
    except UnicodeError:
        raise Trouble(f"{path}: is not UTF-8 text") from None
    except MemoryError:
        raise Trouble(f"{path}: is too large") from None


def write(path: str, pieces) -> None:
    """Write pieces of str (as UTF-8) or bytes, one after the other. Raises Trouble."""
    try:
        with open(path, "wb") as file:
            for piece in pieces:
                file.write(piece.encode() if isinstance(piece, str) else piece)
    except OSError as error:
        raise Trouble(f"{path}: can't be written: {why(error)}") from None


def make_folder(path: str) -> None:
    """Make a folder and those above it if they are missing. Raises Trouble."""
    made = ""
    for part in path.replace(os.sep, "/").split("/"):
        made += part
        if not is_folder(made or "/"):
            try:
                os.mkdir(made)
            except OSError as error:
                raise Trouble(f"{path}: can't be a folder: {why(error)}") from None
        made += "/"


def scratch_folder() -> str:
    """Make an empty folder among the system's temporary files; return its path. Raises Trouble."""
    base = os.getenv("TMPDIR") or os.getenv("TEMP") or "/tmp"
    for number in range(10_000):
        path = f"{base}/regalia-{number}"
        try:
            os.mkdir(path)
        except OSError as error:
            if not is_folder(path):
                raise Trouble(f"{path}: can't be made: {why(error)}") from None
        else:
            return path
    raise Trouble(f"{base}: too many regalia-* folders were left here; remove them")


def remove_folder(path: str) -> None:
    """Remove a folder and everything in it."""
    for name in os.listdir(path):
        inner = f"{path}/{name}"
        if is_folder(inner):
            remove_folder(inner)
        else:
            os.remove(inner)
    os.rmdir(path)


def names(folder: str) -> list:
    """Return the names of the files in a folder; none if there is no such folder."""
    return os.listdir(folder) if is_folder(folder) else []


def is_folder(path: str) -> bool:
    """Return whether there is a folder of that path."""
    try:
        os.listdir(path)
    except OSError:
        return False
    return True


def why(error: OSError) -> str:
    """Return the reason of an error in words."""
    return getattr(error, "strerror", None) or str(error)

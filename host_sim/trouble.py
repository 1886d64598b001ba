"""The error that the simulator shows to people."""


class Trouble(Exception):
    """A command can't go on. The message says what is wrong, where, and what to do."""


def at(file: str, line: int, what: str) -> Trouble:
    """Return the error for a line of a file."""
    return Trouble(f"{file}:{line}: {what}")

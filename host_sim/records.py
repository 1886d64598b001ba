"""The record of the match on the desk: who sat where, each turn, and how good it was."""

from console import scribe


def record_of(match) -> str:
    """The record of a `console.match.Match`, played or going on. Raises ValueError for None."""
    if match is None:
        raise ValueError("there is no game to write down")
    return "".join([line + "\n" for line in scribe.lines(match) if line])

"""Game records of matches at the simulated table."""

from app import keeping


def record_of(match) -> str:
    """Return the record of an `app.match.Match`. Raises ValueError for None."""
    if match is None:
        raise ValueError("there is no game to write down")
    return "".join([line + "\n" for line in keeping.record_lines(match) if line])

"""The record of the match on the desk: who sat where, each turn, and how good it was."""

from games import record


def record_of(match) -> str:
    """The record of a `console.match.Match`, played or going on. Raises ValueError for None."""
    if match is None:
        raise ValueError("there is no game to write down")
    adviser = match.adviser
    judged = [adviser.note(turn)[1:] for turn in range(adviser.noted)] if adviser else ()
    return record.write(match.game, match.seats, judged, match.past)

"""The scribe: puts together the record of a match, and into the archive, step by step."""

from micropython import const

from games import record
from games.past import Past

_PIECE = const(256)  # bytes that are written at once, a page of the Pico's flash


def lines(match):
    """The lines of the record of a `console.match.Match`, as `games.record.lines` has them."""
    adviser = match.adviser
    judged = [adviser.note(turn)[1:] for turn in range(adviser.noted)] if adviser else ()
    return record.lines(match.game, match.seats, judged, match.past)


def keep(match, archive):
    """Keep the record of a match that has ended. Yields after each step.

    The game goes through its past meanwhile, as `match.past` says. Nothing is written before it
    is back, so a flash that is slow or refuses doesn't leave it there.
    """
    match.past = Past(match.game)
    pieces = [""]
    for line in lines(match):
        if line:
            if len(pieces[-1]) + len(line) >= _PIECE:
                pieces.append("")
            pieces[-1] += line + "\n"
        yield
    match.past = None
    yield from archive.keep(pieces)

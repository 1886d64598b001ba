"""The record of a match, and how it is kept."""

from micropython import const

from games import record

_PIECE = const(256)  # bytes of the record that are written at once, a page of the Pico's flash


def record_lines(match):
    """Return the lines of the record of an `app.match.Match`; see `games.record.lines`."""
    hints = match.hints
    judged = [hints.note(turn)[1:] for turn in range(hints.noted)] if hints else ()
    names = [name or who for name, who in zip(match.setup.given, match.seats)]
    return record.lines(match.game, names, judged, match.ahead)


def keep_record(match, archive):
    """Keep the record of a match that is over. Yields after each step.

    The game goes back through its turns meanwhile (`match.ahead`). Nothing is written before it is
    at its end again, so a slow or full flash can't leave it at a past turn.
    """
    pieces = [""]
    for line in record_lines(match):
        if line:
            if len(pieces[-1]) + len(line) >= _PIECE:
                pieces.append("")
            pieces[-1] += line + "\n"
        yield
    yield from archive.keep(pieces)

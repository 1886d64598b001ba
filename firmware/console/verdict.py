"""How a match has ended, in words and numbers. Loaded with the result: play needs the room."""

import table
from ui.texts import say


def headline(match) -> str:
    """Who won, in large letters; `match` is a `console.match.Match` that is over."""
    return _ending(match).won(match.winners) if match.winners else say("No winner")


def sentence(match) -> str:
    """How it was won."""
    if match.resigned >= 0:
        return _ending(match).resigned(match.resigned)
    if not match.winners:
        return say("The game was broken off.")
    return _ending(match).win(match.how, match.winners)


def sheet(match) -> list:
    """The score sheet: each player's seat, and the numbers under the kit's SHEET."""
    seats = match.console.kit.SEATS
    rows = _ending(match).sheet(match.views[0])
    return [(seats[player], rows[player]) for player in range(len(rows))]


def _ending(match):
    return table.part(match.game.NAME, "ending")

"""A player at a distance: the table's side of the line protocol, docs/link.md.

A page, or another program, holds the match and says by lines what happens elsewhere. This table
has only what the player here may see. The match is never saved; the table's own match waits in its
save.
"""

import games
from base import loader

_NUMBER = "1"  # of the protocol
_WATCHES = "-"  # in the place of seats


def greet(words: str = _NUMBER) -> str:
    """Return the answer to a line `regalia WORDS`. Raises Invalid for another protocol."""
    if words.split()[:1] != [_NUMBER]:
        raise games.Invalid("this table speaks version " + _NUMBER)
    version = loader.load(loader.SCREEN, "version").VERSION
    return " ".join(("regalia", _NUMBER, version) + games.NAMES)


class Caller:
    """The page at the USB port until it has dealt a match: what one screen leaves to the next.

    call         the line by which it asked the table to listen; None if it hasn't
    link         the open `drivers.link.Link`, or None
    invitation   the `Invitation` to the match that is to be dealt, or None
    """

    def __init__(self, call=None, link=None) -> None:
        self.call = call
        self.link = link
        self.invitation = None

    def advance(self, now: int) -> None:
        """Do nothing: the screen that listens hears and sends."""


class Invitation:
    """What a line `deal GAME EDITION PLAYERS SEATS SEED` asks for. Raises Invalid if it is wrong.

    players    their number
    seats      the players here, ascending; none at a table that watches, in a game without hands
    """

    def __init__(self, line: str) -> None:
        words = line.split()
        if len(words) != 6:
            raise games.Invalid("it is written: deal GAME EDITION PLAYERS SEATS SEED")
        _, self.game, self.edition, players, seats, seed = words
        # Loaded until another screen is shown.
        declared = loader.load(loader.SCREEN, "games." + games.folder(self.game))
        if not declared.DISTANT:
            raise games.Invalid("%s can't be played at a distance" % self.game)
        games.edition(self.game, self.edition)
        numbers = [str(n) for n in range(declared.MAX_PLAYERS + 1)]
        possible = numbers[declared.MIN_PLAYERS :]
        if players not in possible:
            raise games.Invalid("the number of players is one of " + ", ".join(possible))
        self.players = int(players)
        here = seats.split(",") if seats != _WATCHES else []
        self.seats = [n for n in range(self.players) if numbers[n] in here]
        most = 1 if declared.SECRET_HANDS else self.players - 1
        fewest = 1 if declared.SECRET_HANDS else 0
        if len(self.seats) != len(here) or not fewest <= len(here) <= most:
            raise games.Invalid("'%s' can't be the seats here" % games.brief(seats))
        if len(seed) > 10 or seed.strip("0123456789") or int(seed) >> 32:
            raise games.Invalid("a seed is a whole number below 4294967296")
        self.seed = int(seed)

"""Settings of an arena: game, rules, players, seed, limits."""

from typing import NamedTuple

import games
from games import Invalid


class Match(NamedTuple):
    """The settings, which determine every deal by its number.

    entrants    the names of the two players that are compared
    rules       the edition; "" for the game's first one
    players     the number of seats; with more than two, an entrant has several
    seed        of all deals, dice and decisions
    limit       seconds that an external program may take for an answer
    level       the level that an external program is asked for, with `go`
    plain       whether luck and errors are left out
    """

    entrants: tuple[str, str]
    game: str = games.NAMES[0]
    rules: str = ""
    players: int = 2
    seed: int = 1
    limit: float = 10.0
    level: str = "squire"
    plain: bool = False

    def new_game(self):
        """Return the game before its start. Raises Invalid for wrong rules or players."""
        make = games.part(self.game, "game").Game
        declared = games.declared(self.game)
        low, high = declared.MIN_PLAYERS, declared.MAX_PLAYERS
        if not low <= self.players <= high:
            numbers = f"{low} to {high}" if low < high else low
            raise Invalid(f"{self.game} is for {numbers} players, not {self.players}")
        return make(games.edition(self.game, self.rules)) if self.rules else make()

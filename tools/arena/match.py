"""What is played, and by whom."""

from typing import NamedTuple

import games
from games import Invalid


class Match(NamedTuple):
    """All that a worker has to know; with it every deal is decided but for its number.

    entrants    the two kinds of player, named as `entrants` reads them
    rules       the text of the rules; "" for the game's usual ones
    players     how many sit at the table; with more than two, several are of the same kind
    seed        of every deal, every die and every decision
    limit       seconds that an outside program may take for one answer
    level       what an outside program is asked to play as: the LEVEL of `go`
    rollouts    how many games the Monte-Carlo player plays out in its head for a turn
    """

    entrants: tuple[str, str]
    game: str = "royal-visit"
    rules: str = ""
    players: int = 2
    seed: int = 1
    limit: float = 10.0
    level: str = "squire"
    rollouts: int = 2000

    def table(self):
        """An empty table of the game. Raises Invalid for rules or players that it hasn't got."""
        make = games.load(self.game).Game
        notation = games.part(self.game, "notation")
        fewest, most = make.FEWEST, make.MOST
        if not fewest <= self.players <= most:
            numbers = f"{fewest} to {most}" if fewest < most else fewest
            raise Invalid(f"{self.game} is for {numbers} players, not {self.players}")
        return make(notation.read_rules(self.rules)) if self.rules else make()

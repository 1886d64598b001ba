"""How Royal Visit was won, in words."""

from games.royal_visit import plays
from games.royal_visit.position import BY_CROWN, BY_DECK
from tables import ending
from ui.texts import N_, say

_WINS = (
    (N_("The King is in Red’s Chateau."), N_("The King is in Green’s Chateau.")),
    (N_("The Crown is in Red’s Chateau."), N_("The Crown is in Green’s Chateau.")),
    (
        N_("The deck ran out with the King in Red’s Duchy."),
        N_("The deck ran out with the King in Green’s Duchy."),
    ),
)


class Ending(ending.Ending):
    """See `tables` for the contract. There is no tie."""

    MOST = plays.LAST  # every turn of the way home

    def win(self, termination: int, winners: int) -> str:
        return say(_WINS[termination - 1][winners - 1])

    def settle(self, view, termination: int, winners: int) -> None:
        self._termination = termination
        self._winners = winners

    def lead(self, game) -> int:
        """Return how near the King is to the winner's Chateau, or the Crown: spaces behind `i`."""
        space = game.crown if self._termination == BY_CROWN else game.pieces[plays.KING]
        return space - plays.FOUNTAIN if self._winners == 2 else plays.FOUNTAIN - space

    def why(self, gained: list) -> str:
        steps = sum(gained)
        if self._termination == BY_DECK or steps < 2:
            return ""  # where the King stood, or stands, which `win` says
        how = self.win(self._termination, self._winners)[:-1]
        if len(gained) == 1:
            return say("%s: %d steps in one turn.") % (how, steps)
        return say("%s: %d steps in %d turns.") % (how, steps, len(gained))

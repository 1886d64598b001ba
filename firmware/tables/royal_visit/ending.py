"""How Royal Visit was won, in words."""

from games.royal_visit.plays import KING
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

    def __init__(self, seats: tuple) -> None:
        super().__init__(seats)
        # Of the King and of the Crown, where it is, and how many steps home each side moved it.
        self._spaces = []
        self._moved = ([0, 0], [0, 0])

    def win(self, termination: int, winners: int) -> str:
        return say(_WINS[termination - 1][winners - 1])

    def went_back(self, game) -> None:
        spaces = [game.pieces[KING], game.crown]
        for moved, now, before in zip(self._moved, self._spaces, spaces):
            moved[game.side] += max(now - before if game.side else before - now, 0)
        self._spaces = spaces

    def why(self, termination: int, winners: int) -> str:
        if termination == BY_DECK:
            return ""  # where the King stood, which `win` says
        moved = self._moved[termination == BY_CROWN]
        how = self.win(termination, winners)[:-1]
        return say("%s: %d steps to %d.") % (how, moved[winners - 1], moved[2 - winners])

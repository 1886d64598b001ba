"""How Royal Visit was won, in words."""

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

    def win(self, termination: int, winners: int) -> str:
        return say(_WINS[termination - 1][winners - 1])

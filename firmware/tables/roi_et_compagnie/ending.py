"""How Roi & Compagnie was won: in words, and the score sheet."""

from tables import ending
from ui.texts import N_


class Ending(ending.Ending):
    """See `tables` for the contract."""

    ENDS = (
        N_("The last inhabitant has come."),
        N_("The last penalty is taken."),
        N_("A location has no cards left."),
    )

    def sheet(self, view) -> tuple:
        return tuple(
            [
                (
                    view.inhabitant_points(p),
                    view.location_points(p),
                    -view.minus_points(p),
                    view.score(p),
                )
                for p in range(view.players)
            ]
        )

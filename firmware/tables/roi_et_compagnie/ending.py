"""How Roi & Compagnie was won: in words, and the score sheet."""

from tables import ending
from tables.roi_et_compagnie import icons
from tables.roi_et_compagnie.sketch import ICONS
from ui.texts import N_

_MINUS = 2  # a column of the score sheet


class Ending(ending.Ending):
    """See `tables` for the contract."""

    ENDS = (
        N_("The last inhabitant has come."),
        N_("The last penalty is taken."),
        N_("A location has no cards left."),
    )
    ICONS = ICONS
    HEADS = (icons.SMALL_BURGHER, icons.CITY, icons.PENALTY)
    OPERATORS = "++="
    DECIDED = (
        N_("Inhabitants decided: %d to %d."),
        N_("Locations decided: %d to %d."),
        N_("Minus points decided: %d to %d."),
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

    def column(self, first: tuple, second: tuple) -> int:
        if first[-1] == second[-1]:
            return _MINUS  # the fewest minus points win between kings who are level
        return max(range(_MINUS + 1), key=lambda i: first[i] - second[i])

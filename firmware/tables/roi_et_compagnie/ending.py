"""How Roi & Compagnie was won: in words, and the score sheet."""

from tables import ending
from tables.roi_et_compagnie import icons
from tables.roi_et_compagnie.sketch import ICONS
from ui.texts import N_, say

# What decided, by its column of the score sheet.
_DECIDED = (
    N_("Inhabitants decided: %d to %d."),
    N_("Locations decided: %d to %d."),
    N_("Minus points decided: %d to %d."),
)
_MINUS = 2


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

    def lead(self, first: tuple, second: tuple) -> str:
        column = _MINUS  # the fewest minus points win between kings who are level
        if first[-1] > second[-1]:
            column = max(range(len(_DECIDED)), key=lambda i: first[i] - second[i])
        return say(_DECIDED[column]) % (abs(first[column]), abs(second[column]))

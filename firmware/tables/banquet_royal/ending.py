"""How Banquet Royal was won: in words, and the score sheet."""

from tables import ending
from tables.banquet_royal import words
from tables.banquet_royal.map import ICONS
from ui.texts import N_, say

_PAWNS = N_("Pawns decided: %d to %d.")
_CROWNS = N_("Crowns decided: %d to %d.")
_CAKES = N_("Cakes decided: %d to %d.")


class Ending(ending.Ending):
    """See `tables` for the contract."""

    ENDS = (N_("The last cake is eaten."), N_("100 turns without a feast."))
    ICONS = ICONS
    HEADS = words.HEADS
    OPERATORS = words.OPERATORS

    def win(self, termination: int, winners: int) -> str:
        """Return how the game was won, or who shares a tie: there is no room for both."""
        names = self._names(winners)
        if len(names) > 1:
            return say("Winners: %s.") % ", ".join(names)
        return super().win(termination, winners)

    def sheet(self, view) -> tuple:
        return words.sheet(view)

    def lead(self, first: tuple, second: tuple) -> str:
        pawns, crowns, cakes, _ = first
        less_pawns, less_crowns, less_cakes, _ = second
        # These three add up to twice the lead.
        leads = (
            ((pawns - less_pawns) * (crowns + less_crowns), _PAWNS, pawns, less_pawns),
            ((crowns - less_crowns) * (pawns + less_pawns), _CROWNS, crowns, less_crowns),
            ((cakes - less_cakes) * 2, _CAKES, cakes, less_cakes),
        )
        _, words, more, less = max(leads)
        return say(words) % (more, less)

"""How Banquet Royal was won: in words, and the score sheet."""

from tables import ending
from tables.banquet_royal import words
from tables.banquet_royal.map import ICONS
from ui.texts import N_, say


class Ending(ending.Ending):
    """See `tables` for the contract."""

    ENDS = (N_("The last cake is eaten."), N_("100 turns without a feast."))
    ICONS = ICONS
    HEADS = words.HEADS
    OPERATORS = words.OPERATORS
    DECIDED = (
        N_("Pawns decided: %d to %d."),
        N_("Crowns decided: %d to %d."),
        N_("Cakes decided: %d to %d."),
    )

    def win(self, termination: int, winners: int) -> str:
        """Return how the game was won, or who shares a tie: there is no room for both."""
        names = self._of(winners)
        if len(names) > 1:
            return say("Winners: %s.") % ", ".join(names)
        return super().win(termination, winners)

    def sheet(self, view) -> tuple:
        return words.sheet(view)

    def column(self, first: tuple, second: tuple) -> int:
        pawns, crowns, cakes, _ = first
        less_pawns, less_crowns, less_cakes, _ = second
        # These three add up to twice the lead.
        leads = (
            (pawns - less_pawns) * (crowns + less_crowns),
            (crowns - less_crowns) * (pawns + less_pawns),
            (cakes - less_cakes) * 2,
        )
        return leads.index(max(leads))

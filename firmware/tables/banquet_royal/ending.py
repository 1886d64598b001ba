"""How Banquet Royal was won: in words, and the score sheet."""

from tables import ending
from tables.banquet_royal import words
from ui.texts import N_, say


class Ending(ending.Ending):
    """See `tables` for the contract."""

    ENDS = (N_("The last cake is eaten."), N_("A hundred turns without a feast."))

    def win(self, termination: int, winners: int) -> str:
        """Return how the game was won, or who shares a tie: there is no room for both."""
        names = self._names(winners)
        if len(names) > 1:
            return say("Winners: %s.") % ", ".join(names)
        return super().win(termination, winners)

    def sheet(self, view) -> tuple:
        return words.sheet(view)

"""How Banquet Royal was won: in words, and the score sheet."""

from games.banquet_royal import FAMILIES
from games.banquet_royal.position import BY_CAKES
from tables.banquet_royal.words import sheet  # noqa: F401 - of the contract in `tables`
from ui.texts import N_, say

_ENDS = (N_("The last cake is eaten."), N_("A hundred turns without a feast."))


def won(winners: int) -> str:
    """Return who won, in few letters, or that it is a tie."""
    names = _names(winners)
    return say("%s wins") % names[0] if len(names) == 1 else say("A tie")


def win(termination: int, winners: int) -> str:
    """Return how the game was won, or who shares a tie; a sentence."""
    names = _names(winners)
    if len(names) > 1:
        return say("Winners: %s.") % ", ".join(names)
    return say(_ENDS[termination - BY_CAKES])


def resigned(player: int) -> str:
    """Return who resigned, a sentence."""
    return say("%s resigned.") % say(FAMILIES[player])


def _names(players: int) -> list:
    """Return the names of the players in a bit mask."""
    return [say(FAMILIES[p]) for p in range(len(FAMILIES)) if players >> p & 1]

"""How Banquet Royal ended, in words. The score sheet is a page of play as well."""

from games.banquet_royal.position import BY_CAKES
from table.banquet_royal import FAMILIES
from table.banquet_royal.words import sheet  # noqa: F401 - a part of what an ending offers
from ui.texts import N_, say

_ENDS = (N_("The last cake is eaten."), N_("A hundred turns without a feast."))


def won(winners: int) -> str:
    """Who won, in few letters; a tie is told by `win`."""
    names = _names(winners)
    return say("%s wins") % names[0] if len(names) == 1 else say("A tie")


def win(how: int, winners: int) -> str:
    """How the game was won, or who shares a tie; a sentence."""
    names = _names(winners)
    if len(names) > 1:
        return say("Shared: %s.") % ", ".join(names)
    return say(_ENDS[how - BY_CAKES])


def resigned(player: int) -> str:
    """Who gave up, a sentence."""
    return say("%s resigned.") % say(FAMILIES[player])


def _names(players: int) -> list:
    return [say(FAMILIES[p]) for p in range(len(FAMILIES)) if players >> p & 1]

"""How Roi & Compagnie ended, in words and numbers."""

from table.roi_et_compagnie import SEATS
from table.roi_et_compagnie.words import kingdom
from ui.texts import N_, say

_ENDS = (
    N_("The last inhabitant has come."),
    N_("The last penalty is taken."),
    N_("A location has no cards left."),
)


def sheet(view) -> tuple:
    """For each player what they count: see SHEET."""
    return tuple(
        [
            (view.inhabitants(p), view.located(p), -view.minus(p), view.score(p))
            for p in range(view.players)
        ]
    )


def won(winners: int) -> str:
    """Who won, in few letters; a tie is told by `win`."""
    names = _names(winners)
    return say("%s wins") % names[0] if len(names) == 1 else say("A tie")


def win(how: int, winners: int) -> str:
    """How the game ended, and who shares a tie."""
    text = say(_ENDS[how - 1])
    names = _names(winners)
    if len(names) > 1:
        text += " " + say("Shared: %s.") % ", ".join(names)
    return text


def resigned(player: int) -> str:
    """Who gave up, a sentence."""
    return say("%s resigned.") % kingdom(player)


def _names(players: int) -> list:
    return [kingdom(player) for player in range(len(SEATS)) if players >> player & 1]

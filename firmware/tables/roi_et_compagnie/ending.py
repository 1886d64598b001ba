"""How Roi & Compagnie was won: in words, and the score sheet."""

from games.roi_et_compagnie import SEATS
from tables.roi_et_compagnie.words import kingdom
from ui.texts import N_, say

_ENDS = (
    N_("The last inhabitant has come."),
    N_("The last penalty is taken."),
    N_("A location has no cards left."),
)


def sheet(view) -> tuple:
    """Return for each player the numbers under SCORE_COLUMNS."""
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


def won(winners: int) -> str:
    """Return who won, in few letters, or that it is a tie."""
    names = _names(winners)
    return say("%s wins") % names[0] if len(names) == 1 else say("A tie")


def win(termination: int, winners: int) -> str:
    """Return how the game ended, and who shares a tie; sentences."""
    text = say(_ENDS[termination - 1])
    names = _names(winners)
    if len(names) > 1:
        text += " " + say("Winners: %s.") % ", ".join(names)
    return text


def resigned(player: int) -> str:
    """Return who resigned, a sentence."""
    return say("%s resigned.") % kingdom(player)


def _names(players: int) -> list:
    """Return the names of the players in a bit mask."""
    return [kingdom(player) for player in range(len(SEATS)) if players >> player & 1]

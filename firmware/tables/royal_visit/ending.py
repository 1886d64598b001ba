"""How Royal Visit was won, in words."""

from ui.texts import N_, say

_WON = (N_("Red wins"), N_("Green wins"))
_WINS = (
    (N_("The King is in Red's Chateau."), N_("The King is in Green's Chateau.")),
    (N_("The Crown is in Red's Chateau."), N_("The Crown is in Green's Chateau.")),
    (
        N_("The deck ran out with the King in Red's Duchy."),
        N_("The deck ran out with the King in Green's Duchy."),
    ),
)
_RESIGNED = (N_("Red resigned."), N_("Green resigned."))


def won(winners: int) -> str:
    """Return who won, in few letters; winners: the game's bit mask, 1 or 2."""
    return say(_WON[winners - 1])


def win(termination: int, winners: int) -> str:
    """Return how the game was won, a sentence; termination: the game's code."""
    return say(_WINS[termination - 1][winners - 1])


def resigned(side: int) -> str:
    """Return who resigned, a sentence."""
    return say(_RESIGNED[side])

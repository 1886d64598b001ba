"""How Nim was won, in words."""

from tables import ending
from ui.texts import N_


class Ending(ending.Ending):
    ENDS = (N_("The last stone is taken."),)

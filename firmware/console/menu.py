"""The main menu."""

from console.listing import Line, Listing
from ui.texts import N_


class MainMenu(Listing):
    """Take up the saved game, begin another, or change the settings."""

    def __init__(self, console) -> None:
        lines = [Line(N_("New game"), "setup"), Line(N_("Settings"), "settings")]
        if console.match and console.match.under_way:
            lines.insert(0, Line(N_("Resume the game"), "match"))
        super().__init__(console, "Regalia", lines)

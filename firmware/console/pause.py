"""The match stands still: both hands are out of sight."""

from console.listing import Line, Listing
from ui.texts import N_

_LEAVE = N_("Leave (game is kept)")
_RESIGN = N_("Hold OK to resign")


class Pause(Listing):
    """Go on, change settings, leave (the game is kept), or resign by holding OK."""

    def __init__(self, console) -> None:
        lines = [
            Line(N_("Go on"), "match"),
            Line(N_("Settings"), "settings"),
            Line(_LEAVE, "menu"),
            Line(_RESIGN, "result", held=True),
        ]
        super().__init__(console, N_("Pause"), lines)

    def chosen(self, now: int, end: int, line: Line):
        if line.key == _LEAVE:
            self.console.match.cover_hands()
        elif line.key == _RESIGN:
            self.console.match.resign(end)
        return line.leads_to

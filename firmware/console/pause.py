"""The match stands still: both hands are out of sight."""

from console.listing import Line, Listing
from ui.texts import N_

_LEAVE = N_("Leave (game is kept)")


class Pause(Listing):
    """Go on, change settings, leave (the game is kept), or give up by holding OK."""

    def __init__(self, console) -> None:
        two = console.match.game.players == 2
        give_up = N_("Hold OK to resign") if two else N_("Hold OK to break off")
        lines = [
            Line(N_("Go on"), "match"),
            Line(N_("Settings"), "settings"),
            Line(_LEAVE, "menu"),
            Line(give_up, "result", held=True),
        ]
        super().__init__(console, N_("Pause"), lines)

    def chosen(self, now: int, end: int, line: Line):
        if line.key == _LEAVE:
            self.console.match.cover_hands()
        elif line.leads_to == "result":
            self.console.match.give_up(end)
        return line.leads_to

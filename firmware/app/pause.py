"""The pause of a match."""

from app.menu import Line, Menu
from tables import PERSON
from ui.texts import N_

_LEAVE = N_("Leave (game is saved)")
_LEAVE_AWAY = N_("Leave (the page keeps it)")
_RESIGN = N_("Hold OK to resign")
_STOP = N_("Hold OK to stop the game")


class Pause(Menu):
    """The pause: go on, last turns, rules, settings, leave (saved), or hold OK to resign."""

    def __init__(self, app) -> None:
        match = app.match
        two = match.game.players == 2
        watches = not match.kept and PERSON not in match.seats
        lines = [
            Line(N_("Go on"), "match"),
            Line(N_("Last turns"), "turns"),
            Line(N_("Rules for this turn"), "rules"),
            Line(N_("Settings"), "settings"),
            Line(N_("Menu") if watches else _LEAVE if match.kept else _LEAVE_AWAY, "menu"),
        ]
        if match.kept or (two and not watches):
            lines.append(Line(_RESIGN if two else _STOP, "result", held=True))
        super().__init__(app, N_("Pause"), lines)

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to == "menu":
            self.app.match.leave()
        elif line.leads_to == "result":
            resign(self.app.match, end)
            self.app.keep()
        return line.leads_to


def resign(match, end: int) -> None:
    """End a match at the request of `end`; a match that is won stays won.

    With two players the other one wins; at a computer's end it is the person across who resigns.
    With more players the match is stopped and nobody wins.
    """
    winners = match.game.winners()
    if not winners and match.game.players == 2:
        match.resign(end if match.seats[end] == PERSON else 1 - end)
    else:
        match.finish(winners)

"""The match stands still: both hands are out of sight."""

from console.listing import Line, Listing
from drivers import buttons
from ui import widgets
from ui.hold import Hold
from ui.texts import N_

_RESIGN = N_("Hold OK to resign")


class Pause(Listing):
    """Go on, change settings, leave (the game is kept), or resign by holding OK."""

    def __init__(self, console) -> None:
        lines = [
            Line(N_("Go on"), "match"),
            Line(N_("Settings"), "settings"),
            Line(N_("Leave (game is kept)"), "menu"),
            Line(_RESIGN),
        ]
        super().__init__(console, N_("Pause"), lines)
        self._hold = Hold()
        self._end = 0

    def draw(self, end: int, canvas) -> None:
        super().draw(end, canvas)
        if self._hold.steps:
            widgets.progress(canvas, 4, 58, 120, 5, self._hold.steps, Hold.STEPS)

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to is None:
            self._end = end
            self._hold.begin(now)
        return line.leads_to

    def release(self, now: int, end: int, button: int):
        if end == self._end and button == buttons.OK:
            self._hold.release()
            self.stale = 3

    def advance(self, now: int):
        if self._hold.advance(now):
            self.stale = 3
        if self._hold.done:
            self.console.match.resign(self._end)
            return "result"
        return None

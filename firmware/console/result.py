"""The end: who won and how, on both panels and along the board."""

from micropython import const

from console import scribe, sheet, verdict
from console.listing import Line, Listing
from drivers import ticks
from drivers.archive import Archive
from table import BOTH
from ui import menus
from ui.canvas import WIDTH
from ui.texts import N_

_VERDICT_Y = const(18)
_VERDICT_LINE = const(10)  # a tail and the accent below it stay apart
_LINES_Y = const(42)
_SHEET = N_("Score sheet")
LOOK_MS = 1500  # whoever was hurrying through the last turn shall see how it ended


class Result(Listing):
    """The score sheet, or how good the turns were, where that is known; another game; the menu.

    Before the winner is celebrated the scribe keeps the record, while nothing moves.
    """

    def __init__(self, console) -> None:
        lines = [Line(N_("Another game"), "setup"), Line(N_("Menu"), "menu")]
        if console.kit.SHEET:
            lines.insert(0, Line(_SHEET))
        adviser = console.match.adviser
        if adviser and adviser.noted:
            lines.insert(0, Line(N_("Turn by turn"), "turns"))
        super().__init__(console, "", lines)
        self._since = None  # when the game came to its end
        self._counts = False  # the sheet is up
        self._scribe = None  # the steps that it still has to do

    def enter(self, now: int) -> None:
        super().enter(now)
        if self.console.shown != "turns":
            self._since = now
            self._scribe = scribe.keep(self.console.match, Archive(self.console.pico.store.folder))

    def advance(self, now: int):
        if self._scribe is None:
            return super().advance(now)
        try:
            next(self._scribe)
        except StopIteration:
            self._scribe = None
            self.console.match.celebrate(now)
        return None

    def press(self, now: int, end: int, button: int):
        hurried = self._since is not None and ticks.diff(now, self._since) < LOOK_MS
        if hurried or self._scribe:
            return None
        if self._counts:
            self._show_sheet(False)
            return None
        return super().press(now, end, button)

    def chosen(self, now: int, end: int, line: Line):
        if line.key == _SHEET:
            self._show_sheet(True)
        return super().chosen(now, end, line)

    def _show_sheet(self, shown: bool) -> None:
        self._counts = shown
        self.stale = BOTH

    def draw(self, end: int, canvas) -> None:
        match = self.console.match
        if self._counts:
            sheet.draw(canvas, self.console.kit.SHEET, verdict.sheet(match), match.winners)
            return
        canvas.centre_title(verdict.headline(match), 0)
        canvas.paragraph(verdict.sentence(match), 0, _VERDICT_Y, WIDTH, _VERDICT_LINE)
        menus.menu(canvas, self.rows(), self.cursor, _LINES_Y)

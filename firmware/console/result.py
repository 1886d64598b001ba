"""The end: who won and how, on both panels and along the board."""

from console.listing import Line, Listing
from ui import widgets
from ui.canvas import WIDTH
from ui.texts import N_

_VERDICT_Y = 18
_LINES_Y = 42


class Result(Listing):
    """Another game with the same set-up, or the menu."""

    def __init__(self, console) -> None:
        lines = [Line(N_("Another game"), "setup"), Line(N_("Menu"), "menu")]
        super().__init__(console, "", lines)

    def enter(self, now: int) -> None:
        super().enter(now)
        self.console.match.celebrate(now)

    def draw(self, end: int, canvas) -> None:
        match = self.console.match
        canvas.centre_title(match.headline(), 0)
        canvas.paragraph(match.verdict(), 0, _VERDICT_Y, WIDTH)
        widgets.menu(canvas, self.rows(), self.cursor, _LINES_Y)

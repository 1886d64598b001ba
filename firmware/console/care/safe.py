"""The safe start: somebody held OK while the power came on, or it is stuck."""

from console.care import faults
from console.listing import Line, Listing
from table import BOTH
from ui.canvas import WIDTH
from ui.texts import N_, say

_TEXT_Y = 34


class Safe(Listing):
    """Nothing of a game is loaded. From here to the self-test, or to the game after all."""

    def __init__(self, console) -> None:
        lines = [Line(N_("Start the game"), "title"), Line(N_("Self-test"), "selftest")]
        super().__init__(console, N_("Safe start"), lines)
        self._stuck = 0

    def enter(self, now: int) -> None:
        super().enter(now)
        self.console.lights.clear(now)
        if self.console.panel:
            self.console.panel.clear(now)

    def draw(self, end: int, canvas) -> None:
        super().draw(end, canvas)
        words = faults.held(self._stuck, end)[:1]
        words.append(say("On the cable, Ctrl-C leads to the REPL."))
        y = _TEXT_Y
        for sentence in words:
            y = canvas.paragraph(sentence, 0, y, WIDTH)

    def advance(self, now: int):
        stuck = self.console.pico.buttons.stuck
        if stuck != self._stuck:
            self._stuck = stuck
            self.stale = BOTH
        return super().advance(now)

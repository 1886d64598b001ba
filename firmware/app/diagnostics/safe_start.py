"""Screen of the safe start: OK was held down at power-on."""

from app.diagnostics import faults
from app.menu import Line, Menu
from ui import BOTH
from ui.canvas import WIDTH
from ui.texts import N_, say

_TEXT_Y = 34


class SafeStart(Menu):
    """A menu without a game: start the app, or the self-test. Shows a button that is stuck."""

    def __init__(self, app) -> None:
        lines = [Line(N_("Start the game"), "title"), Line(N_("Self-test"), "selftest")]
        super().__init__(app, N_("Safe start"), lines)
        self._stuck = 0

    def enter(self, now: int) -> None:
        super().enter(now)
        self.app.darken(now)

    def draw(self, end: int, canvas) -> None:
        super().draw(end, canvas)
        words = faults.held_sentences(self._stuck, end)[:1]
        words.append(say("Over USB, Ctrl-C opens the REPL."))
        y = _TEXT_Y
        for sentence in words:
            y = canvas.paragraph(sentence, 0, y, WIDTH)

    def advance(self, now: int):
        stuck = self.app.pico.buttons.stuck
        if stuck != self._stuck:
            self._stuck = stuck
            self.stale = BOTH
        return super().advance(now)

"""A step of the self-test that people look at or listen to, and judge."""

from drivers import buttons, ticks
from ui import widgets
from ui.canvas import WIDTH
from ui.texts import say

_QUESTION_Y = 15
_ANSWERS_Y = 53


class Step:
    """Base of the steps. `verdict` is None until it is known whether all is well.

    key         what is tested, as a text to say
    question    what people are asked once they have seen it
    asking      whether they are asked now
    stale       whether the panels must be drawn again
    """

    key = ""
    question = ""

    def __init__(self, stage) -> None:
        self.stage = stage
        self.verdict = None
        self.asking = False
        self.stale = True
        self._since = 0

    def begin(self, now: int) -> None:
        """Show it, the first time or again."""
        self._since = now
        self.asking = False
        self.stale = True

    def age(self, now: int) -> int:
        """Milliseconds since it began."""
        return ticks.diff(now, self._since)

    def ask(self) -> None:
        self.asking = True
        self.stale = True

    def draw(self, end: int, canvas) -> None:
        widgets.header(canvas, say(self.key))
        if self.asking:
            canvas.paragraph(say(self.question), 0, _QUESTION_Y, WIDTH)
            canvas.centre(say("OK yes · ↓ no · ← again"), _ANSWERS_Y)

    def press(self, now: int, end: int, button: int) -> None:
        if not self.asking:
            return
        if button == buttons.LEFT:
            self.begin(now)
        elif button == buttons.OK or button == buttons.DOWN:
            self.verdict = button == buttons.OK

    def release(self, now: int, end: int, button: int) -> None:
        """A button went up."""

    def advance(self, now: int) -> None:
        """A tick."""

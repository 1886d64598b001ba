"""The game has crashed: says so in words, and leads back to the title."""

from micropython import const
from rom import Damaged

from console.care.alarm import raise_alarm
from console.screen import Screen
from drivers import ticks
from ui import widgets
from ui.canvas import WIDTH
from ui.texts import say

_TEXT_Y = const(13)
_DEAF_MS = 1500  # whoever was playing on shall see what happened


class Crash(Screen):
    """What happened, and what to press. `console` is a `console.care.bench.Bench`."""

    def enter(self, now: int) -> None:
        super().enter(now)
        self._since = now
        raise_alarm(self.console, now)

    def draw(self, end: int, canvas) -> None:
        widgets.header(canvas, say("Something went wrong"))
        y = canvas.paragraph(self._what(), 0, _TEXT_Y, WIDTH)
        y = canvas.paragraph(say("The saved game is safe."), 0, y, WIDTH)
        if self.console.noted:
            canvas.text(say("Noted in crash.txt"), 0, y)
        canvas.centre(say("Press OK"), 54)

    def _what(self) -> str:
        error = self.console.error
        if isinstance(error, MemoryError):
            return say("The memory ran out.")
        if isinstance(error, Damaged):
            return say("A file is damaged: run dev.py flash.")
        if isinstance(error, OSError):
            return say("A part did not answer.")
        return say("A fault in the program (%s).") % type(error).__name__

    def press(self, now: int, end: int, button: int):
        return "title" if ticks.diff(now, self._since) >= _DEAF_MS else None

"""Title screen."""

from micropython import const

from base import ticks_diff
from ui import Screen, icons
from ui.canvas import WIDTH
from ui.languages import LANGUAGES
from ui.texts import say

_COURT = (icons.CASTLE, icons.GUARD, icons.KING, icons.GUARD, icons.CASTLE)
_COURT_PITCH = const(20)
_GOLD = const(0x604000)
_REST_MS = const(30_000)  # until the lamps show a game


class Title(Screen):
    """The name of the device; any press leads to the menu, without a save to the welcome."""

    def enter(self, now: int) -> None:
        super().enter(now)
        self.app.darken(now)
        self.app.lights.wave(_GOLD)
        self._since = now

    def draw(self, end: int, canvas) -> None:
        _icon(canvas, icons.CROWN_BIG, 0, 1)
        canvas.centre_title("REGALIA", 11)
        for i in range(len(_COURT)):
            _icon(canvas, _COURT[i], (i - len(_COURT) // 2) * _COURT_PITCH, 31)
        if self.app.save_was_damaged and not self.app.resumable:
            canvas.centre(say("The save is damaged"), 43)
        elif self.app.unspoken:
            name = dict(LANGUAGES)[self.app.unspoken]
            canvas.centre(say("No %s here: English") % name, 43)
        elif self.app.score.first or self.app.score.second:
            canvas.centre(self.app.setup.score_told(self.app.score), 43)
        canvas.centre(say("Press OK"), 54)

    def advance(self, now: int):
        rests = ticks_diff(now, self._since) >= _REST_MS and not self.app.match_screen
        return "attract" if rests else None

    def press(self, now: int, end: int, button: int):
        return self.app.from_title


def _icon(canvas, code: int, offset: int, y: int) -> None:
    """Draw an icon `offset` pixels to the right of the display's middle."""
    canvas.icon(code, (WIDTH - canvas.icon_width(code)) // 2 + offset, y)

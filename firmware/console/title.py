"""The first thing anybody sees."""

from micropython import const

from console.screen import Screen
from ui import icons
from ui.canvas import WIDTH
from ui.texts import say

_COURT = (icons.CASTLE, icons.GUARD, icons.KING, icons.GUARD, icons.CASTLE)
_COURT_PITCH = const(20)
_GOLD = const(0x604000)


class Title(Screen):
    """The name of the house; any press leads on."""

    def enter(self, now: int) -> None:
        super().enter(now)
        self.console.lights.clear(now)
        self.console.lights.wave(_GOLD)

    def draw(self, end: int, canvas) -> None:
        _icon(canvas, icons.CROWN_BIG, 0, 1)
        canvas.centre_title("REGALIA", 11)
        for i in range(len(_COURT)):
            _icon(canvas, _COURT[i], (i - len(_COURT) // 2) * _COURT_PITCH, 31)
        if self.console.save_was_damaged and not self.console.waiting:
            canvas.centre(say("The save is damaged"), 43)
        canvas.centre(say("Press OK"), 54)

    def press(self, now: int, end: int, button: int):
        return "menu"


def _icon(canvas, code: int, offset: int, y: int) -> None:
    """Draw an icon, its middle `offset` to the right of the panel's middle."""
    canvas.icon(code, (WIDTH - canvas.icon_width(code)) // 2 + offset, y)

"""The first thing anybody sees."""

from console.screen import Screen
from ui import icons
from ui.texts import say


class Title(Screen):
    """The name of the house; any press leads on."""

    def enter(self, now: int) -> None:
        super().enter(now)
        self.console.lights.clear(now)

    def draw(self, end: int, canvas) -> None:
        canvas.icon(icons.CROWN_BIG, 64 - canvas.icon_width(icons.CROWN_BIG) // 2, 4)
        canvas.centre_title("REGALIA", 18)
        if self.console.save_was_damaged:
            canvas.centre(say("No saved game"), 38)
        canvas.centre(say("Press OK"), 52)

    def press(self, now: int, end: int, button: int):
        return "menu"

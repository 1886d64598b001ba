"""The stage without a game: for a safe start, and after a crash."""

from rom import Damaged

from console import save
from console.care import note
from console.choices import SETTINGS, Choices
from console.stage import Stage


class Bench(Stage):
    """Begins with the screen `home`; its way to the title is to be `done`.

    error, noted    what `explain` was told: the exception, and whether it could be written down
    """

    def __init__(self, pico, home: str) -> None:
        super().__init__(pico, _settings(pico.store))
        self.home = home
        self.last_resort = True
        self.error = None
        self.noted = False

    def speak(self, *more: str) -> None:
        """Speak the chosen language, or English where that is what is damaged."""
        try:
            super().speak(*more)
        except Damaged:
            pass

    def explain(self, error: Exception, game: str) -> None:
        """Note a crash in the game called `game`, "" for none, to be shown from now on."""
        self.error = error
        self.noted = note.write(self.pico.store.folder, error, game)

    def _go(self, name, now: int) -> None:
        if name == "title":
            self.done = True
            return
        super()._go(name, now)
        if name and name != self.home:
            self.last_resort = False


def _settings(store) -> Choices:
    """What people chose, as far as it can be read: nothing that was saved may be in the way."""
    try:
        settings = Choices(SETTINGS)
        settings.read(save.decode(store.load())["settings"])
        return settings
    except Exception:
        return Choices(SETTINGS)

"""The settings page."""

from console import words
from console.choices import SETTINGS
from console.listing import Line, Listing
from table import LAMPS
from ui.texts import N_


class Settings(Listing):
    """Every setting takes effect at once. Comes from the menu or a pause, and goes back there."""

    def __init__(self, console) -> None:
        lines = [
            Line(words.CHOICES[name], choices=console.settings, choice=name)
            for name, _, _ in SETTINGS
        ]
        self._in_match = console.shown == "pause"
        if not self._in_match:  # it wants the lamps, and room
            lines.append(Line(N_("Self-test"), "selftest"))
        lines.append(Line(N_("Back"), console.shown))
        super().__init__(console, N_("Settings"), lines)

    def press(self, now: int, end: int, button: int):
        answer = super().press(now, end, button)
        if self._in_match:
            self.stale |= LAMPS
        return answer

    def paint(self, now: int) -> None:
        """Let the board take on the palette."""
        match = self.console.match
        self.console.dress(match.table)
        match.paint(now)

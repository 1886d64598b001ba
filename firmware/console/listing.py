"""A screen that is a list of lines, the same on both panels; either end steps through it."""

from console import words
from console.screen import BOTH, Screen
from drivers import buttons
from ui import widgets
from ui.texts import say


class Line:
    """One line of a listing.

    `key` is its text in English. OK on it goes to the screen `leads_to`, or does what the listing
    makes of it. Left and right step through the values of `choice` in `choices`, where it has one.
    """

    def __init__(self, key: str, leads_to=None, choices=None, choice: str = "") -> None:
        self.key = key
        self.leads_to = leads_to
        self.choices = choices
        self.choice = choice

    def value(self) -> str:
        """The words for the chosen value; "" for a line without a choice."""
        if not self.choices:
            return ""
        value = self.choices.get(self.choice)
        return say(words.VALUES.get(value) or value)


class Listing(Screen):
    """`title` (a key) over `lines`, with a cursor."""

    def __init__(self, console, title: str, lines: list) -> None:
        super().__init__(console)
        self.title = title
        self.lines = lines
        self.cursor = 0

    def draw(self, end: int, canvas) -> None:
        widgets.header(canvas, say(self.title))
        widgets.menu(canvas, self.rows(), self.cursor)

    def rows(self) -> list:
        """The lines as they read now: (words, words for the value)."""
        return [(say(line.key), line.value()) for line in self.lines]

    def press(self, now: int, end: int, button: int):
        self.stale = BOTH
        line = self.lines[self.cursor]
        if button == buttons.OK:
            return self.chosen(now, end, line)
        if button == buttons.UP or button == buttons.DOWN:
            by = 1 if button == buttons.DOWN else -1
            self.cursor = (self.cursor + by) % len(self.lines)
        elif line.choices:
            self._step(line, 1 if button == buttons.RIGHT else -1)
        return None

    def chosen(self, now: int, end: int, line: Line):
        """OK on a line. A choice goes to its next value."""
        if line.choices:
            self._step(line, 1)
        return line.leads_to

    def _step(self, line: Line, by: int) -> None:
        line.choices.step(line.choice, by)
        self.console.changed()

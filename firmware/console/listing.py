"""A screen that is a list of lines, the same on both panels; either end steps through it."""

from micropython import const

from console import words
from console.screen import Screen
from drivers import buttons
from table import BOTH
from ui import menus, widgets
from ui.hold import Hold
from ui.texts import say

_NOBODY = const(-1)


class Line:
    """One line of a listing.

    `key` is its text in English. OK on it goes to the screen `leads_to`, or does what the listing
    makes of it; where `held`, OK must be held down for it. Left and right step through the values
    of `choice` in `choices`, where it has one.
    """

    def __init__(self, key: str, leads_to=None, choices=None, choice: str = "", held=False) -> None:
        self.key = key
        self.leads_to = leads_to
        self.choices = choices
        self.choice = choice
        self.held = held

    def value(self, kit) -> str:
        """The words for the chosen value; "" for a line without a choice."""
        if not self.choices:
            return ""
        value = self.choices.get(self.choice)
        return say(words.VALUES.get(value) or kit.VALUES.get(value) or value)


class Listing(Screen):
    """`title` (a key) over `lines`, with a cursor."""

    def __init__(self, console, title: str, lines: list) -> None:
        super().__init__(console)
        self.title = title
        self.lines = lines
        self.cursor = 0
        self._hold = Hold()
        self._holder = _NOBODY  # the end that holds OK
        self._chooser = _NOBODY  # the end that pressed OK

    def draw(self, end: int, canvas) -> None:
        widgets.header(canvas, say(self.title))
        menus.menu(canvas, self.rows(), self.cursor)
        if self._hold.steps:
            menus.progress(canvas, 4, 58, 120, 5, self._hold.steps, Hold.STEPS)

    def rows(self) -> list:
        """The lines as they read now: (words, words for the value)."""
        kit = self.console.kit
        return [(say(line.key), line.value(kit)) for line in self.lines]

    def press(self, now: int, end: int, button: int):
        self._let_go()
        line = self.lines[self.cursor]
        if button == buttons.OK and not line.held and not line.choices:
            self._chooser = end
            self.working = True  # what it leads to may take a second
            return
        self.stale = BOTH
        if button == buttons.OK and line.choices:
            self._step(line, 1)
        elif button == buttons.OK:
            self._holder = end
            self._hold.begin(now)
        elif button == buttons.UP or button == buttons.DOWN:
            by = 1 if button == buttons.DOWN else -1
            self.cursor = (self.cursor + by) % len(self.lines)
        elif line.choices:
            self._step(line, 1 if button == buttons.RIGHT else -1)

    def release(self, now: int, end: int, button: int):
        if end == self._holder and button == buttons.OK:
            self._let_go()
            self.stale = BOTH

    def advance(self, now: int):
        if self.working:
            self.working = False
            return self.chosen(now, self._chooser, self.lines[self.cursor])
        if self._hold.advance(now):
            self.stale = BOTH
        if self._hold.done:
            return self.chosen(now, self._holder, self.lines[self.cursor])
        return None

    def _let_go(self) -> None:
        self._holder = _NOBODY
        self._hold.release()

    def chosen(self, now: int, end: int, line: Line):
        """OK on a line that is no choice."""
        return line.leads_to

    def _step(self, line: Line, by: int) -> None:
        line.choices.step(line.choice, by)
        self.console.changed()

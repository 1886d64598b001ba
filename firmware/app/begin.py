"""Screens that lead to a new match: the language, and how many people play."""

from micropython import const

import games
import tables
from app.menu import Line, Menu
from app.save import Score
from ui import BOTH
from ui.languages import LANGUAGES
from ui.texts import N_, say

_NOTE_Y = const(54)  # the last line of the display
HOLD = N_("Hold OK for a new game")
_ENDS = N_("It ends the saved game")

# For each number of people that is offered: its line, and what it means.
_PEOPLE = (
    (1, N_("One player"), N_("You against the computer")),
    (2, N_("Two players"), N_("Two people, one table")),
    (0, N_("Watch"), N_("Only the computer plays")),
)
# What the lines below mean, by the screen they lead to.
_NOTES = {
    "learn": N_("Short lessons"),
    "rules": N_("How the game is played"),
    "problems": N_("Win in this turn"),
    "setup": N_("Seats, levels, rules"),
    "away": N_("Two tables, one game"),
}
_MORE = const(3)  # people or more are seated in the set-up


class Noted(Menu):
    """A menu with a note on its chosen line."""

    BOTTOM = _NOTE_Y

    def draw(self, end: int, canvas) -> None:
        super().draw(end, canvas)
        canvas.centre(self.note(), _NOTE_Y)

    def note(self) -> str:
        """Return a note on the chosen line, in the language in use."""
        return ""

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to == "deal":
            self.app.score = Score()  # this is no return match
        return super().chosen(now, end, line)


class People(Noted):
    """How many people play: OK deals at once. The last choice is under the cursor.

    The game's title stands above, or how to begin if that loses the saved match.
    """

    def __init__(self, app) -> None:
        held = app.resumable is not None
        lines = [Line(words, "deal", held=held) for _, words, _ in _PEOPLE]
        lines.append(Line(N_("Learn"), "learn"))
        lines.append(Line(N_("Rules"), "rules"))
        lines.append(Line(N_("Set-up"), "setup"))
        if app.declared.PROBLEMS:
            lines.append(Line(N_("Problems"), "problems"))
        if app.declared.DISTANT:
            lines.append(Line(N_("At a distance"), "away"))
        lines.append(Line(N_("Back"), "menu"))
        super().__init__(app, HOLD if held else app.declared.TITLE, lines)
        self.cursor = app.settings.values("people").index(app.settings.get("people"))
        if self.cursor == len(_PEOPLE):  # three people or more
            self.cursor = [line.leads_to for line in lines].index("setup")

    def note(self) -> str:
        if self.cursor < len(_PEOPLE):
            return say(_ENDS if self.lines[0].held else _PEOPLE[self.cursor][2])
        return say(_NOTES.get(self.lines[self.cursor].leads_to, ""))

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to == "deal":
            remember(self.app, _PEOPLE[self.cursor][0])
        people = int(self.app.settings.get("people"))
        if people < _MORE:
            seat(self.app.setup, people)
        return super().chosen(now, end, line)


class Welcome(Noted):
    """What is asked at the first power-on: the language, then how many people play."""

    def __init__(self, app) -> None:
        super().__init__(app, "Regalia", [Line(name) for _, name in LANGUAGES])

    def note(self) -> str:
        return say(_PEOPLE[self.cursor][2]) if self.lines[0].leads_to else ""

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to:
            remember(self.app, _PEOPLE[self.cursor][0])
            return line.leads_to
        self.app.settings.set("language", LANGUAGES[self.cursor][0])
        self.app.changed()
        self.title = N_("Who plays?")
        self.lines = [Line(words, "menu") for _, words, _ in _PEOPLE]
        self.cursor = 0
        self.stale = BOTH
        return None


def seat(setup, people: int) -> None:
    """Seat so many people, on the first seats, and computers on the others.

    Computers keep their level; new ones are of the lowest. A set-up for so many people stays as
    it is.
    """
    if setup.sitting.count(tables.PERSON) == people:
        return
    lowest = games.declared(setup.game).LEVELS[0]
    for player in range(setup.players):
        name = setup.seats[player].lower()
        if player < people:
            setup.set(name, tables.PERSON)
        elif setup.get(name) == tables.PERSON:
            setup.set(name, lowest)


def remember(app, people: int) -> None:
    """Offer this number of people first next time."""
    app.settings.set("people", str(min(people, _MORE)))
    app.keep()

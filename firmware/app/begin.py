"""Screens that lead to a new match: the language, how many people play, the set-up."""

from micropython import const

import games
import tables
from app.menu import CHOICE_WORDS, Line, Menu
from app.save import NOT_BEGUN
from base import loader
from ui import BOTH
from ui.canvas import HEADER_HEIGHT, header, menu
from ui.languages import LANGUAGES
from ui.texts import N_, say

_NOTE_Y = const(54)  # the last line of the display
_HOLD = N_("Hold OK for a new game")

# For each number of people that is offered: its line, and what it means.
_PEOPLE = (
    (1, N_("One player"), N_("You against the computer")),
    (2, N_("Two players"), N_("A person at each end")),
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

# A computer's level: how strong it is, and its name.
_LEVELS = {
    "squire": (N_("Computer: easy"), N_("squire")),
    "courtier": (N_("Computer: medium"), N_("courtier")),
    "chancellor": (N_("Computer: hard"), N_("chancellor")),
    "sovereign": (N_("Computer: expert"), N_("sovereign")),
}


class _Noted(Menu):
    """A menu with a note on its chosen line."""

    def draw(self, end: int, canvas) -> None:
        header(canvas, say(self.title))
        menu(canvas, self.rows(), self.cursor, HEADER_HEIGHT, _NOTE_Y)
        canvas.centre(self.note(), _NOTE_Y)
        self.draw_hold(canvas)

    def note(self) -> str:
        """Return a note on the chosen line, in the language in use."""
        return ""

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to == "deal":
            self.app.score = NOT_BEGUN  # this is no return match
        return super().chosen(now, end, line)


class People(_Noted):
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
        super().__init__(app, _HOLD if held else app.declared.TITLE, lines)
        self.cursor = app.settings.values("people").index(app.settings.get("people"))
        if self.cursor == len(_PEOPLE):  # three people or more
            self.cursor = [line.leads_to for line in lines].index("setup")

    def note(self) -> str:
        if self.cursor < len(_PEOPLE):
            return say(_PEOPLE[self.cursor][2])
        return say(_NOTES.get(self.lines[self.cursor].leads_to, ""))

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to == "deal":
            _remember(self.app, _PEOPLE[self.cursor][0])
        people = int(self.app.settings.get("people"))
        if people < _MORE:
            seat(self.app.setup, people)
        return super().chosen(now, end, line)


class Welcome(_Noted):
    """What is asked at the first power-on: the language, then how many people play."""

    def __init__(self, app) -> None:
        super().__init__(app, "Regalia", [Line(name) for _, name in LANGUAGES])

    def note(self) -> str:
        return say(_PEOPLE[self.cursor][2]) if self.lines[0].leads_to else ""

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to:
            _remember(self.app, _PEOPLE[self.cursor][0])
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


def _remember(app, people: int) -> None:
    """Offer this number of people first next time."""
    app.settings.set("people", str(min(people, _MORE)))
    app.keep()


class SetUpMenu(_Noted):
    """The set-up of a match. The cursor starts on the line that deals it."""

    def __init__(self, app) -> None:
        super().__init__(app, app.declared.TITLE, _set_up_lines(app))

    def entering(self):
        app = self.app
        if len(app.setup.values("edition")) > 1:
            loader.load(loader.SCREEN, "tables." + games.folder(app.game))
            yield
            self._editions()
            yield

    def note(self) -> str:
        line = self.lines[self.cursor]
        if not line.choices:
            return ""
        if line.choice == "two":
            return say("Each begins a game")
        value = line.choices.get(line.choice)
        if value in _LEVELS:
            strength, name = _LEVELS[value]
            return "%s (%s)" % (say(strength), say(name))
        if line.choice == "edition":
            return say(self._editions().NOTES[value])
        return ""

    def _editions(self):
        """Return the module that tells the editions apart."""
        return loader.load(loader.SCREEN, tables.module(self.app.game, "editions"))

    def _step(self, line: Line, by: int) -> None:
        super()._step(line, by)
        app = self.app
        people = int(app.settings.get("people"))
        if line.choice == "players" and people < 2:
            seat(app.setup, people)  # one person stays alone: computers take the new seats
        _remember(app, app.setup.sitting.count(tables.PERSON))
        # A seat for each player, whose number may have changed.
        self.lines = _set_up_lines(app)


class _Seat(Line):
    """The line of a seat: a person, or a computer and how strong it is."""

    def value(self, declared) -> str:
        who = self.choices.get(self.choice)
        if who == tables.PERSON:
            return say("person")
        return say(_LEVELS[who][0]) if who in _LEVELS else super().value(declared)


def _set_up_lines(app) -> list:
    """Return the lines of the set-up."""
    setup = app.setup
    lines = [Line(N_("Begin"), "deal")]
    if app.resumable:  # that match will be lost
        lines = [Line(_HOLD, "deal", held=True)]
    if "players" in setup.names:
        lines.append(_option(setup, "players"))
    for name in setup.seats:
        lines.append(_Seat(name, choices=setup, choice=name.lower()))
    for option, _ in app.declared.OPTIONS:
        if len(setup.values(option)) > 1:
            lines.append(_option(setup, option))
    if setup.players == 2:
        lines.append(_option(setup, "two"))
    lines.append(Line(CHOICE_WORDS["language"], choices=app.settings, choice="language"))
    lines.append(Line(N_("Back"), "people"))
    return lines


def _option(setup, option: str) -> Line:
    return Line(CHOICE_WORDS[option], choices=setup, choice=option)

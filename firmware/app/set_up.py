"""The screen of a match's set-up: who plays at which level, by which rules."""

import games
import tables
from app.begin import HOLD, LEVELS, Noted, fill_seats, level_told, remember
from app.menu import CHOICE_WORDS, Line
from base import loader
from ui.texts import N_, say


class SetUpMenu(Noted):
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
        if value in LEVELS:
            strength, name = LEVELS[value]
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
            fill_seats(app.setup, people)  # one person stays alone: computers take the new seats
        remember(app, app.setup.sitting.count(tables.PERSON))
        # A seat for each player, whose number may have changed.
        self.lines = _set_up_lines(app)


class _Seat(Line):
    """The line of a seat: a person, or a computer and how strong it is."""

    def value(self, declared) -> str:
        who = self.choices.get(self.choice)
        return say("person") if who == tables.PERSON else level_told(declared, who)


def _set_up_lines(app) -> list:
    """Return the lines of the set-up."""
    setup = app.setup
    lines = [Line(N_("Begin"), "deal")]
    if app.resumable:  # that match will be lost
        lines = [Line(HOLD, "deal", held=True)]
    if "players" in setup.names:
        lines.append(_option(app, "players"))
    for name in setup.seats:
        lines.append(_Seat(name, choices=setup, choice=name.lower()))
    for option in ("edition", "takeback"):
        if len(setup.values(option)) > 1:
            lines.append(_option(app, option))
    if setup.players == 2:
        lines.append(_option(app, "two"))
    lines.append(Line(CHOICE_WORDS["language"], choices=app.settings, choice="language"))
    lines.append(Line(N_("Back"), "people"))
    return lines


def _option(app, option: str) -> Line:
    caption = app.declared.VALUE_NAMES.get(option) or CHOICE_WORDS[option]
    return Line(caption, choices=app.setup, choice=option)

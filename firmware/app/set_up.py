"""The screen of a match's set-up: who plays at which level, by which rules."""

import games
import tables
from app.begin import HOLD, LEVELS, Noted, fill_seats, level_told, remember
from app.menu import CHOICE_WORDS, Line
from app.naming import Editor, typed
from base import OK, loader
from ui import BOTH
from ui.texts import N_, say


class SetUpMenu(Noted):
    """The set-up of a match. The cursor starts on the line that deals it.

    editor    of the name of the person on a seat, while it is written
    """

    editor = None

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
        if value == tables.PERSON:
            return say("OK writes a name")
        if value in LEVELS:
            strength, name = LEVELS[value]
            return "%s (%s)" % (say(strength), say(name))
        if line.choice == "edition":
            return say(self._editions().NOTES[value])
        return ""

    def _editions(self):
        """Return the module that tells the editions apart."""
        return loader.load(loader.SCREEN, tables.module(self.app.game, "editions"))

    def rows(self) -> list:
        rows = super().rows()
        for i in range(len(rows)):
            line = self.lines[i]
            if isinstance(line, _Seat) and line.name:
                rows[i] = (line.name, rows[i][1])
        return rows

    def draw(self, end: int, canvas) -> None:
        if self.editor:
            self.editor.draw(canvas)
        else:
            super().draw(end, canvas)

    def focus(self, end: int):
        return None if self.editor else super().focus(end)

    def press(self, now: int, end: int, button: int):
        line = self.lines[self.cursor]
        if self.editor and button == OK:
            self.write(self.editor.text)
        elif self.editor:
            self.editor.press(button)
            self.stale = BOTH
        elif button == OK and isinstance(line, _Seat) and line.is_person:
            self.editor = Editor(line.key, line.name)
            self.stale = BOTH
        else:
            return super().press(now, end, button)
        return None

    def write(self, text: str) -> None:
        """Take a name for the seat whose name is being written; what can't be one is left out."""
        setup = self.app.setup
        names = setup.given
        names[setup.seats.index(self.lines[self.cursor].key)] = typed(text)
        setup.give(names)
        self.app.changed()
        self.editor = None
        self.lines = _set_up_lines(self.app)
        self.stale = BOTH

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
    """The line of a seat: a person, or a computer and how strong it is.

    name    of a person who gave one
    """

    def __init__(self, setup, player: int) -> None:
        seat = setup.seats[player]
        super().__init__(seat, choices=setup, choice=seat.lower())
        self.name = setup.given[player] if self.is_person else ""

    @property
    def is_person(self) -> bool:
        """Whether a person sits there."""
        return self.choices.get(self.choice) == tables.PERSON

    def value(self, declared) -> str:
        who = self.choices.get(self.choice)
        return say("person") if self.is_person else level_told(declared, who)


def _set_up_lines(app) -> list:
    """Return the lines of the set-up."""
    setup = app.setup
    lines = [Line(N_("Begin"), "deal")]
    if app.resumable:  # that match will be lost
        lines = [Line(HOLD, "deal", held=True)]
    if "players" in setup.names:
        lines.append(_option(app, "players"))
    lines += [_Seat(setup, player) for player in range(setup.players)]
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

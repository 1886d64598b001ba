"""Screens that lead to a new match: the language, and how many people play."""

from micropython import const

import games
import tables
from app.menu import CHOICE_WORDS, Line, Menu
from app.save import Score
from base import LEFT, RIGHT
from ui import NUMBERS
from ui.canvas import BAR, HEADER_HEIGHT, header, menu, menu_first, rounded
from ui.languages import LANGUAGES
from ui.texts import N_, is_spoken, say

_NOTE_Y = const(54)  # the last line of the display
_FIT = const(4)  # lines above the note
_MARGIN = const(3)  # of words in a box
_CELL = const(12)  # width of the box of a number
_CELLS_END = const(121)  # the column behind the last one, where a menu has its arrows
HOLD = N_("Hold OK for a new game")
_ENDS = N_("It ends the saved game")

# A computer's level: how strong it is, and its name.
LEVELS = {
    "squire": (N_("Computer: easy"), N_("Squire")),
    "courtier": (N_("Computer: medium"), N_("Courtier")),
    "chancellor": (N_("Computer: hard"), N_("Chancellor")),
    "sovereign": (N_("Computer: expert"), N_("Sovereign")),
}
_WATCH = N_("Watch")
# What the lines below mean, by the screen they lead to.
_NOTES = {
    "learn": N_("Short lessons"),
    "rules": N_("How the game is played"),
    "problems": N_("Find the best turn"),
    "setup": N_("Seats, levels, rules"),
    "away": N_("Two tables, one game"),
}


def level_told(declared, level: str) -> str:
    """Return how strong a computer is."""
    return say(LEVELS[level][0] if level in LEVELS else declared.VALUE_NAMES.get(level, level))


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
            self.app.setup.note()
        return super().chosen(now, end, line)


class People(Noted):
    """How many people play, left and right choose: OK deals at once. The last number is chosen.

    The game's title stands above, or how to begin if that loses the saved match.
    """

    def __init__(self, app) -> None:
        held = app.resumable is not None
        lines = [Line(N_("People"), "deal", held=held), Line(_WATCH, "deal", held=held)]
        lines.append(Line(N_("Learn"), "learn"))
        lines.append(Line(N_("Rules"), "rules"))
        lines.append(Line(N_("Set-up"), "setup"))
        if app.declared.PROBLEMS or app.declared.LUCK:
            lines.append(Line(N_("Problems"), "problems"))
        if app.declared.DISTANT:
            lines.append(Line(N_("At a distance"), "away"))
        lines.append(Line(N_("Back"), "menu"))
        super().__init__(app, HOLD if held else app.declared.TITLE, lines)
        self._most = app.declared.MAX_PLAYERS
        people = int(app.settings.get("people"))
        self.cursor = int(not people)  # watching
        self._people = min(people, self._most)

    def draw(self, end: int, canvas) -> None:
        header(canvas, say(self.title))
        rows = self.rows()
        words, rows[0] = rows[0][0], ("", "")
        menu(canvas, rows, self.cursor or -1, self.TOP, self.BOTTOM)
        if menu_first(len(rows), self.cursor, _FIT) == 0:
            width = canvas.width(words) + 2 * _MARGIN
            _boxed(canvas, words, 0, width, not self.cursor)
            for i in range(1, self._most + 1):
                here = not self.cursor and i == self._number
                _boxed(canvas, str(i), _CELLS_END - (self._most + 1 - i) * _CELL, _CELL, here)
        self.draw_hold(canvas)
        canvas.centre(self.note(), _NOTE_Y)

    def number_at(self, x: int) -> int:
        """Return the index of the number at `x`; of the chosen one left of all."""
        index = self._most - 1 - (_CELLS_END - 1 - min(x, _CELLS_END - 1)) // _CELL
        return index if index >= 0 else self._number - 1

    @property
    def _number(self) -> int:
        return max(self._people, 1)

    def focus(self, end: int):
        return super().focus(end) if self.cursor else (NUMBERS, self._number - 1)

    def press(self, now: int, end: int, button: int):
        if not self.cursor and button in (LEFT, RIGHT):
            by = 1 if button == RIGHT else -1
            self._people = (self._number - 1 + by) % self._most + 1
        return super().press(now, end, button)

    def note(self) -> str:
        line = self.lines[self.cursor]
        if line.held:
            return say(_ENDS)
        if line.key == _WATCH:
            return say("Only the computer plays")
        return say(_NOTES.get(line.leads_to, "")) if self.cursor else self._who()

    def _who(self) -> str:
        """Return who plays besides so many people."""
        setup = self.app.setup.copy()
        seat(setup, self._number)
        computers = [who for who in setup.sitting if who != tables.PERSON]
        if not computers:
            return say("%d people, one table") % self._number
        if computers.count(computers[0]) < len(computers):
            return "%s: %d" % (say(CHOICE_WORDS["players"]), setup.players)
        words = level_told(self.app.declared, computers[0])
        return words if len(computers) == 1 else "%d × %s" % (len(computers), words)

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to == "deal":
            people = self._number if line.key != _WATCH else 0
            remember(self.app, people)
        else:
            people = self._people
        if line.leads_to in ("deal", "setup"):
            seat(self.app.setup, people)
        return super().chosen(now, end, line)


def _boxed(canvas, s: str, x: int, width: int, filled: bool) -> None:
    """Draw a text of the first line in the middle of a box, dark on light if it is `filled`."""
    if filled:
        rounded(canvas.frame, x, HEADER_HEIGHT, width, BAR, True)
    canvas.text(s, x + (width - canvas.width(s)) // 2, HEADER_HEIGHT, 0 if filled else 1)


class Welcome(Noted):
    """What is asked at the first power-on: the language."""

    def __init__(self, app) -> None:
        lines = [Line(name, "menu") for code, name in LANGUAGES if is_spoken(code)]
        super().__init__(app, "Regalia", lines)

    def chosen(self, now: int, end: int, line: Line):
        [code] = [code for code, name in LANGUAGES if name == line.key]
        self.app.settings.set("language", code)
        self.app.changed()
        return super().chosen(now, end, line)


def seat(setup, people: int) -> None:
    """Seat so many people: as last time, or else as few players as there can be.

    A set-up for so many people stays as it is.
    """
    if setup.sitting.count(tables.PERSON) == people:
        return
    sitting = setup.last_sitting(people)
    if "players" in setup.names:
        fewest = games.declared(setup.game).MIN_PLAYERS
        setup.set("players", str(len(sitting) if sitting else max(people, fewest)))
    if not sitting:
        fill_seats(setup, people)
    for name, who in zip(setup.seats, sitting):
        setup.set(name.lower(), who)


def fill_seats(setup, people: int) -> None:
    """Seat people on the first seats, and computers on the others.

    Computers keep their level; new ones are of the lowest.
    """
    lowest = games.declared(setup.game).LEVELS[0]
    for player in range(setup.players):
        name = setup.seats[player].lower()
        if player < people:
            setup.set(name, tables.PERSON)
        elif setup.get(name) == tables.PERSON:
            setup.set(name, lowest)


def remember(app, people: int) -> None:
    """Offer this number of people first next time."""
    app.settings.set("people", str(people))
    app.keep()

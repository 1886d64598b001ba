"""Menus: lists of lines, the same on both displays; both ends can use them."""

from micropython import const

import games
from app.save import SETTINGS
from base import DOWN, OK, RIGHT, UP, loader
from ui import BOTH, LAMPS, Hold, Screen
from ui.canvas import header, menu, progress
from ui.texts import LANGUAGES, N_, say

_NOBODY = const(-1)

CHOICE_WORDS = {
    "language": N_("Language"),
    "brightness": N_("Brightness"),
    "palette": N_("Palette"),
    "sound": N_("Sound"),
    "speed": N_("Speed"),
    "players": N_("Players"),
    "edition": N_("Rules"),
    "takeback": N_("Take back"),
}

# The words for a game's own values are in its declaration; numbers have none.
VALUE_WORDS = dict(LANGUAGES)
VALUE_WORDS.update(
    {
        "royal": N_("royal"),
        "contrast": N_("contrast"),
        "on": N_("yes"),
        "soft": N_("low"),
        "off": N_("no"),
        "slow": N_("slow"),
        "normal": N_("normal"),
        "fast": N_("fast"),
    }
)

_RESUME = N_("Resume the game")
_LEAVE = N_("Leave (game is saved)")
_RESIGN = N_("Hold OK to resign")
_STOP = N_("Hold OK to stop the game")


class Line:
    """One line of a menu.

    key         its text in English
    leads_to    the screen to go to at OK, or None
    choices     the `Choices` of which left and right change `choice`, or None
    held        whether OK must be held down
    """

    def __init__(self, key: str, leads_to=None, choices=None, choice: str = "", held=False) -> None:
        self.key = key
        self.leads_to = leads_to
        self.choices = choices
        self.choice = choice
        self.held = held

    def value(self, declared) -> str:
        """Return the words for the chosen value; "" for a line without a choice."""
        if not self.choices:
            return ""
        value = self.choices.get(self.choice)
        names = declared.VALUE_NAMES if declared else {}
        return say(VALUE_WORDS.get(value) or names.get(value) or value)


class Menu(Screen):
    """A menu: `title` (a key) over `lines`, with a cursor."""

    def __init__(self, app, title: str, lines: list) -> None:
        super().__init__(app)
        self.title = title
        self.lines = lines
        self.cursor = 0
        self._hold = Hold()
        self._holder = _NOBODY  # the end that holds OK
        self._chooser = _NOBODY  # the end that pressed OK

    def draw(self, end: int, canvas) -> None:
        header(canvas, say(self.title))
        menu(canvas, self.rows(), self.cursor)
        self.draw_hold(canvas)

    def draw_hold(self, canvas) -> None:
        """Draw how long OK has been held."""
        if self._hold.steps:
            progress(canvas, 4, 58, 120, 5, self._hold.steps, Hold.STEPS)

    def rows(self) -> list:
        """Return the lines in the language in use: (words, words for the value)."""
        declared = self.app.declared
        return [(say(line.key), line.value(declared)) for line in self.lines]

    def press(self, now: int, end: int, button: int):
        self._release()
        line = self.lines[self.cursor]
        if button == OK and not line.held and not line.choices:
            self._chooser = end
            self.working = True  # the next screen may take a second
            return
        self.stale = BOTH
        if button == OK and line.choices:
            self._step(line, 1)
        elif button == OK:
            self._holder = end
            self._hold.begin(now)
        elif button in (UP, DOWN):
            by = 1 if button == DOWN else -1
            self.cursor = (self.cursor + by) % len(self.lines)
        elif line.choices:
            self._step(line, 1 if button == RIGHT else -1)

    def release(self, now: int, end: int, button: int):
        if end == self._holder and button == OK:
            self._release()
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

    def _release(self) -> None:
        self._holder = _NOBODY
        self._hold.release()

    def chosen(self, now: int, end: int, line: Line):
        """Answer OK on a line without a choice: return the screen to go to, or None."""
        return line.leads_to

    def _step(self, line: Line, by: int) -> None:
        line.choices.step(line.choice, by)
        self.app.changed()


class MainMenu(Menu):
    """The main menu: resume the saved match, choose a game, or change the settings.

    The game chosen last stands in the middle, so each other one is a press away.
    """

    def __init__(self, app) -> None:
        count = len(games.NAMES)
        first = games.NAMES.index(app.game) - count // 2
        self._names = [games.NAMES[(first + i) % count] for i in range(count)]
        self._titles = [_title(name) for name in self._names]
        # Each title is a text of its game's table.
        app.use_texts(*["tables." + games.folder(name) for name in games.NAMES if name != app.game])
        lines = [Line(title, "people") for title in self._titles]
        lines.append(Line(N_("Settings"), "settings"))
        super().__init__(app, "Regalia", lines)
        if app.resumable:
            lines.insert(0, Line(_RESUME, "match" if app.match_screen else "restore"))
        else:
            self.cursor = count // 2

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to == "people":
            self.app.choose(self._names[self._titles.index(line.key)])
        return super().chosen(now, end, line)


def _title(name: str) -> str:
    """Return the title of a game; its declaration is loaded for this menu only."""
    return loader.load(loader.SCREEN, "games." + games.folder(name)).TITLE


class Settings(Menu):
    """The settings; each takes effect at once. Leads back to the menu or the pause."""

    def __init__(self, app) -> None:
        lines = [
            Line(CHOICE_WORDS[name], choices=app.settings, choice=name)
            for name, _, _ in SETTINGS
            if name != "people"  # chosen where a match begins
        ]
        self._in_match = app.shown == "pause"
        if not self._in_match:  # the self-test needs the lamps, and memory
            lines.append(Line(N_("Self-test"), "selftest"))
        lines.append(Line(N_("Back"), app.shown))
        super().__init__(app, N_("Settings"), lines)

    def press(self, now: int, end: int, button: int):
        answer = super().press(now, end, button)
        if self._in_match:
            self.stale |= LAMPS
        return answer

    def paint(self, now: int) -> None:
        """Show the palette on the board."""
        self.app.dress(self.app.match_screen.table)
        self.app.match_screen.paint(now)


class Pause(Menu):
    """The pause: go on, last turns, rules, settings, leave (saved), or hold OK to resign."""

    def __init__(self, app) -> None:
        two = app.match.game.players == 2
        lines = [
            Line(N_("Go on"), "match"),
            Line(N_("Last turns"), "turns"),
            Line(N_("Rules"), "rules"),
            Line(N_("Settings"), "settings"),
            Line(_LEAVE, "menu"),
            Line(_RESIGN if two else _STOP, "result", held=True),
        ]
        super().__init__(app, N_("Pause"), lines)

    def chosen(self, now: int, end: int, line: Line):
        if line.key == _LEAVE:
            self.app.match_screen.cover_hands()
        elif line.leads_to == "result":
            self.app.match.resign(end)
            self.app.keep()
        return line.leads_to

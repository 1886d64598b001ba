"""The main menu and the settings."""

import games
from app.menu import CHOICE_WORDS, Line, Menu
from app.save import SETTINGS
from base import loader
from tables import PERSON, short
from ui import LAMPS
from ui.texts import N_, say

_RESUME = N_("Resume %s")
_REGALIA = "Regalia"
_NAME_WIDE = 40  # pixels


class MainMenu(Menu):
    """The main menu: resume the saved match, choose a game, or change the settings.

    The games always stand in the order of NAMES. The cursor starts on the match, below the names of
    its players and the turn, or on the game chosen last. Elsewhere the score of the evening stands
    above.
    """

    def __init__(self, app) -> None:
        self._titles = []
        self._saved = None  # the `Save` of the match that can be resumed
        super().__init__(app, _REGALIA, [Line(N_("Settings"), "settings")])
        if not app.resumable:
            self.cursor = games.NAMES.index(app.game)

    def entering(self):
        app = self.app
        packages = []  # each title is a text of its game's table
        for name in games.NAMES:
            # The declaration is loaded for this menu only.
            title = loader.load(loader.SCREEN, "games." + games.folder(name)).TITLE
            self.lines.insert(len(self._titles), Line(title, "people"))
            self._titles.append(title)
            packages.append("tables." + games.folder(name))
            yield
            app.open_texts(packages[-1])
            yield
        app.use_texts(*packages)
        yield
        self._saved = app.resumable
        if self._saved:
            leads_to = "match" if app.match_screen else "restore"
            is_there = self._saved.setup.game in games.NAMES
            self.lines.insert(0, Line(_RESUME, leads_to if is_there else "faults"))
        self._show_title()

    def rows(self) -> list:
        rows = super().rows()
        if self._saved:
            game = self._saved.setup.game
            title = say(self._titles[games.NAMES.index(game)]) if game in games.NAMES else game
            rows[0] = (say(_RESUME) % title, "")
        return rows

    def press(self, now: int, end: int, button: int):
        answer = super().press(now, end, button)
        self._show_title()
        return answer

    def _show_title(self) -> None:
        """Show who plays the match and how far it is, if the cursor is on it, or else the score."""
        if self._saved and not self.cursor:
            self.title = _players(self._saved.setup)
            if self._saved.turn:
                self.title = say("%s, turn %d") % (self.title, self._saved.turn)
        elif self.app.score.first or self.app.score.second:
            self.title = self.app.setup.score_told(self.app.score)
        else:
            self.title = _REGALIA

    def chosen(self, now: int, end: int, line: Line):
        if line.leads_to == "people":
            self.app.work(self.app.choosing(games.NAMES[self._titles.index(line.key)]))
        return super().chosen(now, end, line)


def _players(setup) -> str:
    """Return the names of two players, a computer by its level, or how many there are."""
    if setup.game not in games.NAMES:
        return _REGALIA
    if setup.players > 2 or PERSON not in setup.sitting:
        return "%s: %d" % (say(CHOICE_WORDS["players"]), setup.players)
    return ", ".join([short(name, _NAME_WIDE) for name in setup.called])


class Settings(Menu):
    """The settings; each takes effect at once. Leads back to the menu or the pause."""

    def __init__(self, app) -> None:
        lines = [
            Line(CHOICE_WORDS[name], choices=app.settings, choice=name)
            for name, _, _ in SETTINGS
            if name in CHOICE_WORDS  # others are chosen where a match begins
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
        self.app.dress(self.app.match.table)
        self.app.match_screen.paint(now)

"""Screen of the result: who won and how, the score sheet; it also keeps the record."""

from micropython import const

from app import again, keeping, outcome, sheet
from app.menu import Line, Menu
from app.save import Score
from base import loader
from drivers.archive import Archive
from games.history import History
from ui import BOTH
from ui.canvas import WIDTH, menu
from ui.texts import N_, say
from ui.waiting import Wait

COACH_MS = 5000  # after so long the coach begins to work, once what is celebrated has moved
IGNORED_MS = 1500  # presses are ignored so long, as they may be meant for the last turn

_DECIDED = N_("Turns that decided")
_SHEET = N_("Score sheet")
_RETURN = N_("Return match")
_SECOND = N_("Second game")
_TWO_MORE = N_("Two more games")
_SAME = N_("Same start, other ends")
_OTHER_BEGINS = N_("The other player begins.")
_LUCK = N_("Luck and choice")
_SAME_NOTE = N_("The same start again, from the other player’s side.")
# Between the headline and the menu there is room for so many lines of text, in every language: how
# the match ended, or what the chosen line of the menu means.
SENTENCE_LINES = 2
_SENTENCE_Y = const(18)
_SENTENCE_LINE = const(10)  # keeps descenders and the accents below them apart


class Result(Menu):
    """The result, over a menu: the score sheet, the ratings of the turns, another game.

    The cursor is on the next game with the same players: for two the return match, or the second
    game of a match of two. The cards may be dealt once more, with the ends exchanged. Once the
    cursor is moved, what such a line means stands in the place of how the match was won.

    The record is kept meanwhile, a step each tick. Until it is, the save keeps the match (`busy`),
    and another screen waits.
    """

    TOP = 42  # below the sentence

    def __init__(self, app) -> None:
        match = app.match
        two = match.kept and match.game.players == 2
        counted = app.declared.SCORED
        rated = match.hints.noted if match.hints else counted
        lines = [Line(_RETURN if two else N_("Play again"), "deal")] if match.kept else []
        if match.kept and app.declared.LUCK:
            lines.append(Line(_LUCK, "luck"))
        if counted:
            lines.append(Line(_SHEET))
        if match.kept and rated:
            if outcome.was_won(match):
                lines.append(Line(_DECIDED, "review"))
            lines.append(Line(N_("Turn by turn"), "review"))
        if two and match.dealt:
            lines.append(Line(_SAME, "restore"))
        if match.kept:
            lines.append(Line(N_("Set-up"), "setup"))
        lines.append(Line(N_("Menu"), "menu"))
        super().__init__(app, "", lines)
        self._points = ()  # of each player, if they are counted
        self._moved = False  # whether the cursor was
        self._wait = Wait(IGNORED_MS)
        self._sheet_shown = False
        self._deciding = ()  # the steps left to find out what decided
        self._recording = None  # generator: the steps left to keep the record
        coached = match.kept and app.declared.LUCK and not match.account
        self._coaching = self._coach() if coached else None  # generator: those of the coach
        self._quiet = Wait(COACH_MS)
        self._now = 0  # ms

    def entering(self):
        self._deciding = outcome.deciding(self.app.match)
        next(self._deciding, None)  # which loads the module of the ending
        yield
        if self.app.declared.SCORED:
            self._points = [numbers[-1] for _, numbers in sheet.rows(self.app.match)]
            yield

    def enter(self, now: int) -> None:
        super().enter(now)
        match = self.app.match
        if self.app.shown != "luck":
            self._quiet.begin(now)
        if self.app.shown not in ("review", "luck"):
            self._wait.begin(now)
            self.app.score = match.counted(self.app.score, 1)
            self.app.keep()
            self._recording = self._conclude(now)

    def _conclude(self, now: int):
        """Celebrate the winner, find out what decided, then keep the record. Yields each step."""
        match = self.app.match
        outcome.celebrate(match, now, self.app)
        yield
        yield from self._deciding
        self.stale = BOTH
        if match.kept:
            yield from keeping.keep_record(match, Archive(self.app.pico.store.folder))

    def _coach(self):
        """Have the coach go through the match. Yields each tick."""
        match = self.app.match
        parts = ("ai", "ai.coach", "app.own", "app.coaching")
        yield from loader.loading(loader.SCREEN, parts, collects=False)
        if not match.coaching:
            match.coaching = loader.load(loader.SCREEN, "app.coaching").Coaching(self.app)
        while match.coaching:
            match.coaching.advance(self._now)
            yield
        self.stale = BOTH

    @property
    def _games(self) -> int:
        """How many games the score counts if they are a match of two, or else 0."""
        return self.app.score.games if self.app.match.setup.match_of_two else 0

    def rows(self) -> list:
        rows = super().rows()
        for i in range(len(rows)):
            key = self.lines[i].key
            if key == _SHEET and len(self._points) == 2:
                rows[i] = (_with_score(key, *self._points), "")
            elif key == _LUCK and self.app.match.account:
                rows[i] = (say(key) + " ✓", "")
            elif key == _RETURN and self._games > 1:
                rows[i] = (say(_TWO_MORE), "")
            elif key == _RETURN:
                key = _SECOND if self._games else _RETURN
                rows[i] = (_with_score(key, self.app.score.first, self.app.score.second), "")
        return rows

    def advance(self, now: int):
        self._wait.lasts(now)
        if self._recording:
            try:
                if next(self._recording, True):
                    self._recording = None
            except MemoryError:  # no room to go back through so long a match: it has no record
                match = self.app.match
                self._recording = History(match.game, match.ahead).going_to(0)
            if self.lines[self.cursor].leads_to:
                return None
        elif self._coaching and not (self.working or self._quiet.lasts(now)):
            self._now = now
            try:
                if next(self._coaching, True):
                    self._coaching = None
            except MemoryError:  # the screen of luck has more room: this one goes before it comes
                self._coaching = self.app.match.coaching = None
        return super().advance(now)

    @property
    def busy(self) -> bool:
        return self._recording is not None

    def focus(self, end: int):
        return None if self._sheet_shown else super().focus(end)

    def press(self, now: int, end: int, button: int):
        if self._wait.lasts(now):
            return None
        if self._sheet_shown:
            self._show_sheet(False)
            return None
        self._moved = True
        return super().press(now, end, button)

    def chosen(self, now: int, end: int, line: Line):
        match = self.app.match
        match.stops = match.decisive if line.key == _DECIDED else ()
        if match.ahead and line.leads_to and line.leads_to != "luck":
            match.coaching = None
            self.app.work(History(match.game, match.ahead).going_to(0))
        if line.key == _SHEET:
            self._show_sheet(True)
        elif not self.app.match.kept:
            self.app.match.leave()
        elif line.key == _SAME:
            self.app.work(again.exchange(self.app))
        elif line.key == _RETURN and self._games > 1:
            self.app.score = Score()
        return super().chosen(now, end, line)

    def _show_sheet(self, shown: bool) -> None:
        self._sheet_shown = shown
        self.stale = BOTH

    def _note(self) -> str:
        """Return what the chosen line means; "" for those that need no words."""
        key = self.lines[self.cursor].key if self._moved and self._games < 2 else ""
        if key == _RETURN and not self._games:
            told = self.app.match.setup.score_told(self.app.score)
            return "%s %s." % (say(_OTHER_BEGINS), told)
        return say(_SAME_NOTE) if key == _SAME else ""

    def draw(self, end: int, canvas) -> None:
        match = self.app.match
        if self._sheet_shown:
            sheet.draw(canvas, match)
            return
        canvas.centre_title(outcome.headline(match, end), 0)
        words = self._note() or outcome.sentence(match, self.app.score, end)
        canvas.paragraph(words, 0, _SENTENCE_Y, WIDTH, _SENTENCE_LINE)
        menu(canvas, self.rows(), self.cursor, self.TOP, self.BOTTOM)


def _with_score(key: str, first: int, second: int) -> str:
    """Return the words of a line with the score of two players."""
    return "%s (%d : %d)" % (say(key), first, second)

"""Review of a match turn by turn: graphs, the turns in words, and the board after each turn.

From each turn the match can be tried again: a new match begins there, with the same players.
"""

from micropython import const

import games
import tables
from app import again
from app.advisor import Advisor
from app.menu import Line, Menu
from base import DOWN, LEFT, OK, RIGHT, loader
from games.history import History
from ui import ALL, BOTH
from ui.canvas import WIDTH, fitting, header
from ui.texts import N_, say

_GO_ON = N_("Go on")
_RETRY = N_("Retry from here")

_WORDS = const(1)  # what is shown after the graph: the turn in words,
_LUCK = const(2)  # and the graph of luck, once there is an account of it

_WORDS_Y = const(9)  # below the header
_LINES = const(3)  # for the turn that was played, and for the best one
_FULL_Y = const(36)  # the row after so many lines
_APART = const(4)  # columns between a name and what stands at the right
_GAP = const(3)  # between the two, where there is room
_MESSAGE_Y = const(28)


class Review(Menu):
    """The turns of a match that is over.

    Left and right choose one, of those that decided if they were asked for. Up and down change
    between graphs and words, OK shows a menu.
    """

    working = True  # presses wait while the turns are gone through

    def __init__(self, app) -> None:
        lines = [Line(_GO_ON), Line(_RETRY, "restore")]
        if app.declared.LUCK:
            lines.append(Line(N_("Luck and choice"), "luck"))
        lines.append(Line(N_("Result"), "result"))
        super().__init__(app, N_("Turn by turn"), lines)
        self._match = app.match
        self._history = History(app.match.game, app.match.ahead)
        self._graph = None  # the `Graph` of the turns
        self._luck = None  # that of luck
        self._hint = None  # the module `hint` of the game
        self._advisor = Advisor(app)
        self._work = self._collect()
        self._menu_shown = False
        self._shown = 0
        self._turn = 0  # the chosen one, counted from 0
        self._stops = ()  # the turns to choose from
        self._at = 0  # the chosen one's index in them
        self._actions = b""  # that turn
        self._played = ""  # the same in words
        self._best = ""  # the best turn in words, "" while it is found
        self._before = None  # the view of the player before it, None until a turn is read

    def _collect(self):
        """Go back to the last turn that is over, and prepare the graph. Yields each step."""
        game = self._match.game
        table = loader.load(loader.MATCH, "tables." + games.folder(game.NAME))
        yield from loader.loading(loader.SCREEN, table.HINT_PARTS, collects=False)
        yield from self._advisor.loading()
        self._hint = loader.load(loader.SCREEN, tables.module(game.NAME, "hint"))
        yield
        if game.to_act() >= 0 and game.can_take_back():
            self._history.back()  # the last turn wasn't finished
        graph = "app.chances" if self._match.hints else "app.points"
        self._graph = loader.load(loader.SCREEN, graph).Graph(self.app)
        yield
        if self._match.account:
            loader.load(loader.SCREEN, "app.points")
            yield
            self._luck = loader.load(loader.SCREEN, "app.fortune").Graph(self.app)
            yield
        yield from self._graph.collect(self._match, self._history)
        self._turn = self._graph.turns - 1
        if self._graph.turns:
            yield
            decisive = [turn for turn in self._match.stops if turn <= self._turn]
            self._stops = decisive or range(self._graph.turns)
            self._at = 0 if decisive else self._turn
            yield from self._reading(self._stops[self._at])

    def advance(self, now: int):
        if self._work:
            if next(self._work, True):
                self._work = None
                self.working = False
                self._match.show_past(now)
                self.stale = ALL
            return None
        if self._advisor.advance():
            best = self._advisor.hint
            if self._actions[: len(best)] == best or self._graph.was_best(self._turn):
                self._best = say("No better turn was found.")
            else:
                words = self._hint.describe(self._before, best)
                alike = words == self._played
                self._best = (
                    say("Best: the same, on other spaces.") if alike else say("Best: %s") % words
                )
            self.stale = BOTH
        return super().advance(now)

    def focus(self, end: int):
        return super().focus(end) if self._menu_shown else None

    def press(self, now: int, end: int, button: int):
        if self._menu_shown:
            return super().press(now, end, button)
        if not self._graph.turns:
            self.app.work(self._leaving(now))
            return "result"
        if button == OK:
            self._show_menu(True)
        elif button not in (LEFT, RIGHT):
            by = 1 if button == DOWN else -1
            self._shown = (self._shown + by) % (3 if self._luck else 2)
            self._ask()
            self.stale = BOTH
        else:
            at = self._at + (1 if button == RIGHT else -1)
            if 0 <= at < len(self._stops):
                self._at = at
                self._work = self._reading(self._stops[at])
                self.working = True
        return None

    def chosen(self, now: int, end: int, line: Line):
        if line.key == _GO_ON:
            self._show_menu(False)
        elif line.key == _RETRY:
            self._history.back()
            self.app.work(again.retry(self.app))
        else:
            self.app.work(self._leaving(now))
        return line.leads_to

    def _show_menu(self, shown: bool) -> None:
        self._menu_shown = shown
        self.cursor = 0
        self.stale = BOTH

    def _leaving(self, now: int):
        """Go forward to the end of the match. Yields between the steps."""
        yield from self._history.going_to(0)
        self._match.show_past(now)
        yield
        self.app.match_screen.paint(now)  # the result doesn't paint

    def _reading(self, turn: int):
        """Go to a turn, or stay, and read it. Yields between the steps.

        Until the last step what is drawn is the turn before.
        """
        for _ in range(turn, self._turn):
            self._history.back()
            yield
        for _ in range(self._turn, turn):
            self._history.forward()
            yield
        yield
        game = self._match.game
        actions = self._history.back()
        before = game.view(game.to_act())
        yield
        self._history.forward()
        yield
        self._played = self._hint.describe(before, actions)
        self._turn = turn
        self._actions = actions
        self._before = before
        self._ask()

    def _ask(self) -> None:
        """Ask for the best turn if it is shown."""
        self._best = ""
        self._advisor.ask(self._before if self._shown == _WORDS else None)

    def paint(self, now: int) -> None:
        self.app.match_screen.paint(now)

    def draw(self, end: int, canvas) -> None:
        if self._menu_shown:
            super().draw(end, canvas)
        elif self._before is None:
            header(canvas, say(self.title))
            message = "One moment…" if self._work else "No turn to show yet"
            canvas.centre(say(message), _MESSAGE_Y)
        else:
            player = self._before.to_act()
            graph = self._luck if self._shown == _LUCK else self._graph
            x = canvas.right(graph.state(self._turn), WIDTH, 0)
            number = "%d. %%s" % self._graph.number(self._turn)
            canvas.text(tables.told(number, tables.called[player], width=x - _APART), 0, 0)
            if self._shown == _WORDS:
                self._draw_words(canvas)
            else:
                graph.draw(canvas, self._turn, player)
                canvas.right("‹ ›", WIDTH, _WORDS_Y)

    def _draw_words(self, canvas) -> None:
        """Draw the turn that was played, and the best one."""
        y = canvas.paragraph(
            fitting(say("Played: %s") % self._played, WIDTH, _LINES), 0, _WORDS_Y, WIDTH
        )
        best = self._best or say("Looking for the best turn…")
        canvas.paragraph(fitting(best, WIDTH, _LINES), 0, y + _GAP if y < _FULL_Y else y, WIDTH)

"""Review of a match turn by turn: graphs, the turns in words, and the board after each turn.

From each turn the match can be tried again: a new match begins there, with the same players.
"""

from array import array

from micropython import const

import games
import tables
from app.advisor import Advisor
from app.menu import Line, Menu
from app.save import Save
from base import LEFT, OK, RIGHT, loader
from games.history import History
from ui import ALL, BOTH
from ui.canvas import HEIGHT, WIDTH, header, line_count
from ui.texts import N_, say

_GO_ON = N_("Go on")
_RETRY = N_("Retry from here")

_WORDS_Y = const(9)
_LINES = const(3)  # for the turn that was played, and for the best one
_FULL_Y = const(36)  # the row after so many lines
_GAP = const(3)  # between the two, where there is room
_MESSAGE_Y = const(28)

# Both graphs.
_LEGEND_Y = const(9)

# The graph of chances.
_X = const(10)  # where it begins, right of the players' initials
_MAX_PITCH = const(12)  # columns of a turn
_MIDDLE = const(8)  # rows above and below the line
_CHANCES_Y = const(27)  # the line
_SHOWN_Y = const(36)
_LOST_LEGEND_Y = const(38)
_LOSSES_Y = const(56)  # the line
_REACH = const(7)  # rows up or down
_LOST = const(3)  # per cent in a row; the last row is for more

# The graph of points.
_SCALE_X = const(16)  # where the lines begin, right of the figures
_POINTS_Y = const(22)
_POINTS_HIGH = const(37)
_SAMPLE = const(9)  # columns of a line in the legend


class Review(Menu):
    """The turns of a match that is over.

    Left and right choose one, up and down change between graph and words, OK shows a menu.
    """

    working = True  # presses wait while the turns are gone through

    def __init__(self, app) -> None:
        lines = [Line(_GO_ON), Line(_RETRY, "restore"), Line(N_("Result"), "result")]
        super().__init__(app, N_("Turn by turn"), lines)
        self._match = app.match
        self._history = History(app.match.game, app.match.ahead)
        self._graph = (Chances if app.match.hints else Points)(app)
        self._hint = None  # the module `hint` of the game
        self._advisor = Advisor(app.game)
        self._work = self._collect()
        self._menu_shown = False
        self._words_shown = False
        self._turn = 0  # the chosen one, counted from 0
        self._player = 0  # whose turn it was
        self._actions = b""  # that turn
        self._played = ""  # the same in words
        self._best = ""  # the best turn in words, "" while it is found
        self._before = None  # the view of the player before the turn

    def _collect(self):
        """Go back to the last turn that is over, and prepare the graph. Yields each step."""
        game = self._match.game
        table = loader.load(loader.MATCH, "tables." + games.folder(game.NAME))
        yield from loader.loading(loader.SCREEN, table.HINT_PARTS)
        yield from self._advisor.loading()
        self._hint = loader.load(loader.SCREEN, tables.module(game.NAME, "hint"))
        if game.to_act() >= 0 and game.can_take_back():
            self._history.back()  # the last turn wasn't finished
        yield from self._graph.collect(self._match, self._history)
        self._turn = self._graph.turns - 1

    def advance(self, now: int):
        if self._work:
            if next(self._work, True):
                self._work = None
                self.working = False
                self.stale = BOTH
                if self._graph.turns:
                    self._read(now)
            return None
        if self._advisor.advance():
            best = self._advisor.hint
            if self._actions[: len(best)] == best or self._graph.was_best(self._turn):
                self._best = say("No better turn was found.")
            else:
                words = self._hint.describe(self._before, best)
                alike = words == self._played
                self._best = (
                    say("Best: alike, on other spaces.") if alike else say("Best: %s") % words
                )
            self.stale = BOTH
        return super().advance(now)

    def press(self, now: int, end: int, button: int):
        if self._menu_shown:
            return super().press(now, end, button)
        if not self._graph.turns:
            self._leave(now)
            return "result"
        if button == OK:
            self._show_menu(True)
        elif button not in (LEFT, RIGHT):
            self._words_shown = not self._words_shown
            self._read(now)
        elif button == LEFT and self._turn:
            self._history.back()
            self._turn -= 1
            self._read(now)
        elif button == RIGHT and self._turn < self._graph.turns - 1:
            self._history.forward()
            self._turn += 1
            self._read(now)
        return None

    def chosen(self, now: int, end: int, line: Line):
        if line.key == _GO_ON:
            self._show_menu(False)
        elif line.key == _RETRY:
            self._retry()
        else:
            self._leave(now)
        return line.leads_to

    def _show_menu(self, shown: bool) -> None:
        self._menu_shown = shown
        self.cursor = 0
        self.stale = BOTH

    def _retry(self) -> None:
        """Make a new match wait that begins with the chosen turn, in the place of this one."""
        match = self._match
        score = match.counted(self.app.score, -1)
        self._history.back()
        position = games.part(match.game.NAME, "notation").position(match.game)
        self.app.waiting = Save(self.app.settings, match.setup.copy(), position, score=score)
        self.app.keep()

    def _leave(self, now: int) -> None:
        """Go forward to the end of the match."""
        while self._history.ahead:
            self._history.forward()
        self._match.show_past(now)
        self.app.match_screen.paint(now)  # the result doesn't paint

    def _read(self, now: int) -> None:
        """Read the chosen turn, and let the table show the board after it."""
        game = self._match.game
        self._actions = self._history.back()
        self._player = game.to_act()
        self._before = game.view(self._player)
        self._history.forward()
        self._played = self._hint.describe(self._before, self._actions)
        self._best = ""
        self._advisor.ask(self._before if self._words_shown else None)
        self._match.show_past(now)
        self.stale = ALL

    def paint(self, now: int) -> None:
        self.app.match_screen.paint(now)

    def draw(self, end: int, canvas) -> None:
        if self._menu_shown:
            super().draw(end, canvas)
        elif self._work or not self._graph.turns:
            header(canvas, say(self.title))
            message = "One moment…" if self._work else "No turn to show yet"
            canvas.centre(say(message), _MESSAGE_Y)
        else:
            seat = say(self.app.declared.SEATS[self._player])
            canvas.text("%d. %s" % (self._turn + 1, seat), 0, 0)
            canvas.right(self._graph.state(self._turn), WIDTH, 0)
            if self._words_shown:
                self._draw_words(canvas)
            else:
                self._graph.draw(canvas, self._turn, self._player)

    def _draw_words(self, canvas) -> None:
        """Draw the turn that was played, and the best one."""
        y = canvas.paragraph(_fitting(say("Played: %s") % self._played), 0, _WORDS_Y, WIDTH)
        best = self._best or say("Looking for the best turn…")
        canvas.paragraph(_fitting(best), 0, y + _GAP if y < _FULL_Y else y, WIDTH)


def _fitting(text: str) -> str:
    """Return as many words of a text as fit in _LINES lines."""
    if line_count(text, WIDTH) <= _LINES:
        return text
    words = text.split(" ")
    while line_count(" ".join(words) + "…", WIDTH) > _LINES:
        words.pop()
    return " ".join(words) + "…"


class Chances:
    """Graph of who was likely to win after each turn, and of what each turn lost.

    Above a line it is about the first player, below it about the second.

    turns    the number of turns
    """

    def __init__(self, app) -> None:
        self._hints = app.match.hints
        self._seats = app.declared.SEATS
        self.turns = self._hints.noted

    def collect(self, _match, history):
        """Go back to the state after the last turn of the graph. Yields each step."""
        for _ in range(self._hints.turns - self.turns):
            history.back()
            yield

    def state(self, turn: int) -> str:
        """Return the state after a turn in words."""
        _, played, best = self._hints.note(turn)
        return say("%d%%, best %d%%") % (played, best)

    def was_best(self, turn: int) -> bool:
        """Return whether no better turn was found during the match."""
        _, played, best = self._hints.note(turn)
        return played == best

    def draw(self, canvas, turn: int, _player: int) -> None:
        """Draw the graph with its legend; turn: the one shown."""
        canvas.text(say("Chance to win"), _X, _LEGEND_Y)
        canvas.text(say("Lost in this turn"), _X, _LOST_LEGEND_Y)
        first, second = self._seats
        for y, rows in ((_CHANCES_Y, _MIDDLE), (_LOSSES_Y, _REACH)):
            canvas.text(say(first)[0], 0, y - rows - 1)
            canvas.text(say(second)[0], 0, y + rows - 7)
        pitch = min((WIDTH - _X) // self.turns, _MAX_PITCH)
        for i in range(self.turns):
            self._draw_turn(canvas.frame, i, _X + i * pitch, pitch)
        canvas.frame.hline(_X, _CHANCES_Y, self.turns * pitch, 1)
        canvas.frame.hline(_X, _LOSSES_Y, self.turns * pitch, 1)
        canvas.frame.fill_rect(_X + turn * pitch, _SHOWN_Y, pitch, 2, 1)

    def _draw_turn(self, frame, turn: int, x: int, pitch: int) -> None:
        """Draw the chances after a turn, and what it lost, in `pitch` columns from x on."""
        player, played, best = self._hints.note(turn)
        leads = (played > 50) == (player == 0)  # for the first player
        _bar(frame, x, _CHANCES_Y, pitch, abs(played - 50) * _MIDDLE // 50, leads)
        lost = min((best - played + _LOST - 1) // _LOST, _REACH)
        _bar(frame, x, _LOSSES_Y, max(pitch - 1, 1), lost, player == 0)


def _bar(frame, x: int, y: int, width: int, rows: int, up: bool) -> None:
    """Draw a bar of so many rows, up or down from the line at y."""
    frame.fill_rect(x, y - rows if up else y, width, rows + 1, 1)


class Points:
    """Graph of the points after each turn: a line for the turn's player, dots for the others.

    turns    the number of turns
    """

    def __init__(self, app) -> None:
        self.turns = 0
        self._players = app.match.game.players
        self._seats = app.declared.SEATS
        ending = loader.load(loader.SCREEN, tables.module(app.game, "ending"))
        self._ending = ending.Ending(app.declared.SEATS)
        self._points = array("h")  # of each player after each turn, the last turn first

    def collect(self, match, history):
        """Go through all turns, note the points, and come back. Yields each step."""
        ahead = len(history.ahead)
        while True:
            match.update_views()
            points = [numbers[-1] for numbers in self._ending.sheet(match.views[0])]
            if not history.back():
                break
            self._points.extend(array("h", points))
            self.turns += 1
            yield
        while len(history.ahead) > ahead:
            history.forward()
            yield

    def _of(self, turn: int, player: int) -> int:
        """Return a player's points after a turn."""
        return self._points[(self.turns - 1 - turn) * self._players + player]

    def state(self, turn: int) -> str:
        """Return the state after a turn in words: nothing, as the legend has it."""
        return ""

    def was_best(self, turn: int) -> bool:
        """Return whether no better turn was found during the match: none was looked for."""
        return False

    def draw(self, canvas, turn: int, player: int) -> None:
        """Draw the graph with its legend; turn: the one shown; player: whose it was."""
        most = max(max(self._points), 1)
        least = min(min(self._points), 0)
        frame = canvas.frame
        canvas.right(say("Points"), WIDTH, 0)
        frame.hline(0, _LEGEND_Y + 5, _SAMPLE, 1)
        points = say("%s: %d") % (say(self._seats[player]), self._of(turn, player))
        x = canvas.text(points, _SAMPLE + 3, _LEGEND_Y) + 8
        _dots(frame, x, _LEGEND_Y + 5)
        canvas.text(say("others"), x + _SAMPLE + 3, _LEGEND_Y)
        canvas.right(str(most), _SCALE_X - 3, _POINTS_Y - 4)
        canvas.right(str(least), _SCALE_X - 3, _POINTS_Y + _POINTS_HIGH - 5)
        frame.vline(_SCALE_X - 2, _POINTS_Y, _POINTS_HIGH, 1)
        for i in range(self._players):
            self._draw_line(frame, i, i == player, most, least)
        for y in range(_POINTS_Y, HEIGHT, 4):
            frame.vline(self._x(turn), y, 2, 1)
        frame.fill_rect(self._x(turn) - 1, HEIGHT - 3, 3, 3, 1)

    def _x(self, turn: int) -> int:
        """Return the column of the state after a turn."""
        return _SCALE_X + (WIDTH - 2 - _SCALE_X) * turn // max(self.turns - 1, 1)

    def _draw_line(self, frame, player: int, solid: bool, most: int, least: int) -> None:
        """Draw the points of a player."""
        last_x = last_y = -1
        for turn in range(self.turns):
            x = self._x(turn)
            y = _POINTS_Y + (_POINTS_HIGH - 1) * (most - self._of(turn, player)) // (most - least)
            if solid and turn:
                frame.line(last_x, last_y, x, y, 1)
            else:
                frame.pixel(x, y, 1)
            last_x = x
            last_y = y


def _dots(frame, x: int, y: int) -> None:
    """Draw a line of dots for the legend."""
    for i in range(0, _SAMPLE, 2):
        frame.pixel(x + i, y, 1)

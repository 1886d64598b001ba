"""A game on the table for one person, outside a match: the base of problems and lessons."""

from micropython import const

import games
import tables
from app.menu import Menu
from base import loader
from ui import ALL, BOTH
from ui.canvas import header
from ui.texts import N_, say

PLAYER = const(0)  # the person, at the end of the same number

GO_ON = N_("Go on")

_SEVERAL = "several"  # no game's name, so the next match is dealt after a restart

_MESSAGE_Y = const(34)


class Board:
    """A game on the table, shown as its first player sees it.

    game     the game
    table    the game's table
    """

    def __init__(self, app, game) -> None:
        self.game = game
        self.table = loader.load(loader.SCREEN, tables.module(app.game, "table")).Table(
            app.lights,
            app.hexagon,
            app.pico.buzzer,
            (tables.PERSON,) + ("",) * (game.players - 1),
        )
        app.dress(self.table)
        self.view = game.view(PLAYER)
        self._views = (self.view,) * game.players
        self._covered = False
        self._actor = PLAYER  # who played the last action
        self.table.begin(self._views)

    @property
    def won(self) -> bool:
        """Whether the person has won."""
        return self.game.winners() == 1 << PLAYER

    @property
    def over(self) -> bool:
        """Whether the person's turn is over and told."""
        return not self.table.telling and self.game.to_act() != PLAYER

    def _look(self) -> None:
        self.game.view(PLAYER, self.view)

    def show(self, now: int, asked: bool = True, can_take_back: bool = True) -> None:
        """Show the game as it stands, after the narration; ask the person, if it is their turn."""
        if self.table.telling:
            self.table.stale = ALL
            return
        self._look()
        asked = asked and self.game.to_act() == PLAYER and not self._covered
        can_take_back = can_take_back and self.game.can_take_back()
        self.table.show(now, self._views, PLAYER if asked else -1, can_take_back)

    def press(self, now: int, end: int, button: int):
        """Answer a press: return an action, a request other than COVER, or None."""
        if self._covered and end == PLAYER:
            self._cover(now, False)
            return None
        answer = self.table.press(now, end, button)
        if answer is not tables.COVER:
            return answer
        self._cover(now, True)
        return None

    def _cover(self, now: int, covered: bool) -> None:
        self._covered = covered
        self.show(now)

    def play(self, now: int, action: int) -> None:
        """Play an action of the player to act, and narrate it."""
        self._actor = self.game.to_act()
        self.game.play(action)
        self._happened(now, action)

    def apply_chance(self, now: int, event: bytes) -> None:
        """Apply a chance event in the turn of the last action's player, and narrate it."""
        self.game.apply_chance(event)
        self._happened(now, games.CHANCE)

    def _happened(self, now: int, action: int) -> None:
        self._look()
        self.table.happened(now, self._actor, action, self._views)

    def take_back(self, now: int) -> None:
        """Take the last action back."""
        self.game.undo()
        self._look()
        self.table.begin(self._views)
        self.show(now)

    def advance(self, now: int) -> None:
        """Go on with the narration."""
        self.table.advance(now)

    def draw(self, canvas) -> None:
        """Draw the person's page."""
        if self._covered:
            self.table.draw_covered(PLAYER, canvas)
        else:
            self.table.draw(PLAYER, canvas)


class BoardScreen(Menu):
    """A list of tasks, the board of the chosen one, and the menus around it.

    A subclass loads its own modules and shows its list in `prepare`.
    """

    working = True  # presses wait until the code is loaded
    _board = None  # the `Board` of the chosen task, None in the list

    def __init__(self, app, title: str) -> None:
        super().__init__(app, title, [])
        self._menu_shown = True  # and not the board
        self._loading = self._load()

    @property
    def busy(self) -> bool:
        return self._board is not None and self._board.table.telling

    def _load(self):
        """Load the code of the game's rules and table, a module a step, and prepare."""
        app = self.app
        app.darken(0)  # the lamps may show a match
        app.loaded = _SEVERAL if app.needs_restart else app.game
        loader.collect_while_loading()
        table = loader.load(loader.SCREEN, "tables." + games.folder(app.game))
        for module in table.PARTS:
            loader.load(loader.SCREEN, module)
            yield
        yield from self.prepare()
        loader.collect_in_play()

    def prepare(self):
        """Load what the tasks need, a module a step, and show their list."""
        raise NotImplementedError

    def show_menu(self, title: str, lines: list, cursor: int = 0) -> None:
        """Show a menu over the board."""
        self._menu_shown = True
        self.title = title
        self.lines = lines
        self.cursor = cursor
        self.stale = BOTH

    def show_list(self, title: str, lines: list, cursor: int = 0) -> None:
        """Show the list of tasks; no board is on the table."""
        self._board = None
        self.show_menu(title, lines, cursor)

    def put(self, now: int, game) -> None:
        """Put the game of a task on the table."""
        self.app.darken(now)
        self._board = Board(self.app, game)

    def advance(self, now: int):
        if self._loading:
            if next(self._loading, True):
                self._loading = None
                self.working = False
        elif self._menu_shown:
            return super().advance(now)
        else:
            self.play_on(now)
        return None

    def play_on(self, now: int) -> None:
        """Do a bounded step of work while the board is shown."""
        raise NotImplementedError

    @property
    def stale(self) -> int:
        return self._board.table.stale if self._board else self._stale

    @stale.setter
    def stale(self, parts: int) -> None:
        if self._board:
            self._board.table.stale = parts
        else:
            self._stale = parts

    def paint(self, now: int) -> None:
        if self._board:
            self._board.table.paint(now)

    def draw(self, end: int, canvas) -> None:
        if self._loading:
            header(canvas, say(self.title))
            canvas.centre(say("One moment…"), _MESSAGE_Y)
        elif self._menu_shown:
            super().draw(end, canvas)
        else:
            self.draw_board(end, canvas)

    def draw_board(self, end: int, canvas) -> None:
        """Draw the display of one end while the board is shown."""
        raise NotImplementedError

"""Tasks for one person: the base of problems and lessons, each a game that is put on the table."""

from micropython import const

import games
import tables
from app.menu import Menu
from app.sitting import Player, Sitting
from base import heap, loader
from ui import BOTH
from ui.canvas import header
from ui.texts import N_, say

PLAYER = const(0)  # the person, unless another one is chosen

GO_ON = N_("Go on")

_MESSAGE_Y = const(34)


class Tasks(Menu):
    """A list of tasks, the sitting of the chosen one (None in the list), and the menus around it.

    player    that of the person

    A subclass loads its own modules and shows its list in `prepare`.
    """

    working = True  # presses wait until the code is loaded
    sitting = None
    player = PLAYER

    def __init__(self, app, title: str) -> None:
        super().__init__(app, title, [])
        self._menu_shown = True  # and not the table
        self._loading = self._load()

    @property
    def busy(self) -> bool:
        return self.sitting is not None and self.sitting.table.telling

    def _load(self):
        """Load the code of the game's rules and table, a module a step, and prepare."""
        app = self.app
        app.darken(0)  # the lamps may show a match
        app.loaded.add(app.game)
        table = loader.load(loader.SCREEN, "tables." + games.folder(app.game))
        yield
        yield from loader.loading(loader.SCREEN, table.PARTS)
        yield from self.prepare()
        yield
        heap.collect_in_play()

    def prepare(self):
        """Load what the tasks need, a module a step, and show their list."""
        raise NotImplementedError

    def show_menu(self, title: str, lines: list, cursor: int = 0) -> None:
        """Show a menu over the table."""
        self._menu_shown = True
        self.title = title
        self.lines = lines
        self.cursor = cursor
        self.stale = BOTH

    def show_list(self, title: str, lines: list, cursor: int = 0) -> None:
        """Show the list of tasks; nothing is on the table."""
        self.sitting = None
        self.show_menu(title, lines, cursor)

    def put(self, now: int, game) -> None:
        """Put the game of a task on the table."""
        self.app.darken(now)
        players = [Player(tables.NOBODY)] * game.players
        players[self.player] = Player(tables.PERSON)
        self.sitting = Sitting(self.app, game, tuple(players))

    def advance(self, now: int):
        if self._loading:
            if next(self._loading, True):
                self._loading = None
                self.working = False
                self.stale = BOTH
        elif self._menu_shown:
            return super().advance(now)
        else:
            self.play_on(now)
        return None

    def play_on(self, now: int) -> None:
        """Do a bounded step of work while the table is shown."""
        raise NotImplementedError

    @property
    def stale(self) -> int:
        return self.sitting.table.stale if self.sitting else self._stale

    @stale.setter
    def stale(self, parts: int) -> None:
        if self.sitting:
            self.sitting.table.stale = parts
        else:
            self._stale = parts

    def focus(self, end: int):
        if self._menu_shown:
            return super().focus(end)
        return self.sitting.focus(end) if end == tables.end_of(self.player) else None

    def paint(self, now: int) -> None:
        if self.sitting:
            self.sitting.table.paint(now)

    def draw(self, end: int, canvas) -> None:
        if self._loading:
            header(canvas, say(self.title))
            canvas.centre(say("One moment…"), _MESSAGE_Y)
        elif self._menu_shown:
            super().draw(end, canvas)
        else:
            self.draw_table(end, canvas)

    def draw_table(self, end: int, canvas) -> None:
        """Draw the display of one end while the table is shown."""
        raise NotImplementedError

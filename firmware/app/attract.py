"""Title at rest: computer players play the chosen game on the lamps, slowly, until a press."""

from micropython import const

import games
from app.deal import load_match
from app.save import SetUp
from app.title import Title
from base import Rng, loader, ticks_diff
from ui import LAMPS

_PAUSE_MS = const(2000)  # from one action to the next
_STEP_MS = const(2000)  # of the narration


class Attract(Title):
    """The title, with a match that nobody plays. It is forgotten at the first press."""

    def __init__(self, app) -> None:
        super().__init__(app)
        self._match = None  # the `MatchScreen`
        self._since = 0
        self._work = None  # generator: the steps of loading

    def enter(self, now: int) -> None:
        super().enter(now)
        self._since = now
        self._work = self._deal(now)

    def _deal(self, now: int):
        """Load the game and its weakest computer player, and deal. Yields each step."""
        app = self.app
        declared = app.declared
        app.loaded = app.game
        setup = SetUp(app.game)
        for seat in setup.seats:
            setup.set(seat.lower(), declared.LEVELS[0])
        yield from load_match(app.game)
        notation = games.part(app.game, "notation")
        game = games.part(app.game, "game").Game(notation.read_rules(setup.get("edition")))
        game.start(setup.players, Rng(now))
        yield
        match = loader.load(loader.MATCH, "app.match").Match(game, setup)
        yield
        screen = loader.load(loader.MATCH, "app.match_screen").MatchScreen(_Quiet(app, now), match)
        screen.enter(now)
        self._match = screen

    def advance(self, now: int):
        if self._work:
            if next(self._work, True):
                self._work = None
            return
        match = self._match
        if not self._due(now):
            match.table.advance(now)  # the lamps of the hexagon go on
        elif match.advance(now):  # the match is over
            self._work = self._deal(now)
        self.stale |= match.stale & LAMPS
        match.stale = 0

    def _due(self, now: int) -> bool:
        """Return whether the match goes on: at once, but for a pause after each action."""
        if self._match.working or self._match.table.telling:
            self._since = now
            return True
        return ticks_diff(now, self._since) >= _PAUSE_MS

    def paint(self, now: int) -> None:
        self._match.paint(now)

    def press(self, now: int, end: int, button: int):
        self._match = self._work = None
        loader.end(loader.MATCH)
        super().enter(now)
        return super().press(now, end, button)


class _Quiet:
    """What a `MatchScreen` needs of the app; it makes no sound and saves nothing."""

    unsaved = False

    def __init__(self, app, now: int) -> None:
        self.pico = self
        self.buzzer = self
        self.lights = app.lights
        self.hexagon = app.hexagon
        self.rng = Rng(now)
        self.settings = app.settings

    def play(self, tune: bytes) -> None:
        """Play nothing."""

    def dress(self, table) -> None:
        """Give a table the palette of the settings, and a slow narration."""
        table.dress(self.settings.get("palette"), _STEP_MS)

    def keep(self) -> None:
        """Save nothing."""

    save = keep

    def tidy(self) -> None:
        """Collect garbage."""
        loader.collect_in_play()

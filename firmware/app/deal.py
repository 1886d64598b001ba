"""Screens that deal or restore a match, a step of the work in each tick."""

from micropython import const

import games
import tables
from app.app import load_reader
from app.save import Score
from base import heap, loader, ticks_diff
from drivers.buttons import ok_is_held
from ui import BOTH, Screen
from ui.canvas import HEIGHT, WIDTH, header, progress
from ui.texts import say

_MODULES = const(6)  # from one collection to the next, each of which makes the deal 25 ms longer
_DEALS = const(20)  # at most, as in some games the same player always begins
_MESSAGE_Y = const(28)
_AIM_Y = const(14)
_AIM_STEPS = const(60)  # of the bar that shows how long the aim stays
_AIM_STEP_MS = const(100)
_OKS = const(0b10000_10000)  # bits of OK at either end


class Deal(Screen):
    """Deals a match by the chosen set-up; tells the aim before people's first match of a game."""

    working = True  # presses wait until the match is there

    def __init__(self, app) -> None:
        super().__init__(app)
        self._waits = False  # until OK is up
        self._aimed = -1  # steps for which the aim was shown; -1 before
        self._now = 0
        self._work = self._steps()

    def enter(self, now: int) -> None:
        super().enter(now)
        self.app.darken(now)

    def draw(self, end: int, canvas) -> None:
        header(canvas, say(self.app.declared.TITLE))
        if self._aimed < 0:
            canvas.centre(say("Release OK" if self._waits else "One moment…"), _MESSAGE_Y)
        else:
            canvas.paragraph(say(self.app.declared.AIM), 0, _AIM_Y, WIDTH)
            progress(canvas, 0, HEIGHT - 5, WIDTH, 5, self._aimed, _AIM_STEPS)

    def press(self, now: int, end: int, button: int):
        self._aimed = _AIM_STEPS  # enough

    def advance(self, now: int):
        self._now = now
        if next(self._work, True):
            return None if self.app.restarts else "match"
        return None

    def _steps(self):
        app = self.app
        app.put_away()
        # OK that is down would make a safe start.
        if app.needs_restart and not app.pico.buttons.stuck & _OKS:
            while ok_is_held():
                if not self._waits:
                    self._waits = True
                    self.stale = BOTH
                yield
            app.restart_to("deal")
            if app.restarts:
                return
        yield
        setup = app.setup
        yield from _load_match(setup.game)
        score = app.score
        game = None
        for _ in range(_DEALS):  # until the one begins who didn't before
            if not game or game.to_act() == score.began:
                game = deal(setup, app.rng)
                yield
        began = game.to_act() if game.players == 2 else -1
        app.score = Score(score.first, score.second, began, score.shared)
        position = games.part(setup.game, "notation").position(game)
        yield
        yield from _put_on_table(app, game, setup.copy(), position)
        app.match.dealt = True
        app.match.table.announce(tables.told(say("%s begins"), tables.called[game.to_act()]))
        app.keep()
        yield
        told = [name for name in app.settings.get("told").split(".") if name != "-"]
        if setup.game not in told and tables.PERSON in setup.sitting:
            app.settings.set("told", ".".join(told + [setup.game]))
            app.match.table.tip = True
            yield from self._telling_aim()

    def _telling_aim(self):
        """Show the aim for a while, or until a press. Yields each tick."""
        self.working = False  # presses don't wait
        self._aimed = 0
        self.stale = BOTH
        since = self._now
        while self._aimed < _AIM_STEPS:
            steps = ticks_diff(self._now, since) // _AIM_STEP_MS
            if steps != self._aimed:
                self._aimed = min(steps, _AIM_STEPS)
                self.stale = BOTH
            yield


class Restore(Deal):
    """Restores the saved match; every hand is covered at first."""

    def _steps(self):
        app = self.app
        saved = app.put_away()
        yield
        yield from app.choosing(saved.setup.game)
        app.setup = saved.setup.copy()
        app.score = saved.score
        yield from _load_match(saved.setup.game)
        yield from load_reader(saved.setup.game)
        heap.collect_in_play()  # or garbage would be collected amid the reading
        yield
        game = yield from saved.reading_game()
        heap.collect_while_loading()
        yield
        yield from _put_on_table(app, game, saved.setup, saved.position, saved.plays)
        app.match.turn = saved.turn
        app.match.table.tip = saved.tip
        app.match.cover_hands()
        yield


def load_table(game: str, more=()):
    """Load the rules and the table of a game for a match, and the modules `more`, a step a tick."""
    table = loader.load(loader.MATCH, "tables." + games.folder(game))
    yield
    yield from loader.loading(loader.MATCH, table.PARTS + more, most=_MODULES)


def deal(setup, rng):
    """Return a game just dealt by a set-up; its code is loaded."""
    game = games.part(setup.game, "game").Game(setup.get("edition"))
    game.start(setup.players, rng)
    return game


def _load_match(game: str):
    """Load what is needed to show a match, see `load_table`. Its screen loads the players."""
    return load_table(game, ("ai", "app.sitting", "app.match"))


def _put_on_table(app, game, setup, position: str, plays=()):
    """Make the match and its screen, a step each; their code is loaded."""
    level = games.declared(setup.game).HINT_LEVEL
    hints = None
    if level:
        yield from loader.loading(loader.MATCH, ("app.hints",), collects=False)
        hints = loader.load(loader.MATCH, "app.hints").Hints(setup.game, level)
    code = loader.load(loader.MATCH, "app.match")
    match = code.Match(app, game, setup, position, plays, hints)
    yield
    app.set_match(code.MatchScreen(app, match))

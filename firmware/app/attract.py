"""Title at rest: computer players play the chosen game on the lamps, slowly, until a press."""

from micropython import const

import games
from app.deal import deal, load_table
from app.save import SetUp
from app.title import Title
from base import Rng, heap, loader, ticks_diff
from ui import LAMPS

_PAUSE_MS = const(2000)  # from one action to the next
_STEP_MS = const(2000)  # of the narration


class Attract(Title):
    """The title, with a game in which only computers act. It ends at the first press."""

    def __init__(self, app) -> None:
        super().__init__(app)
        self.sitting = None
        self._rng = None  # for computers and chance
        self._since = 0  # ticks when the last action was told
        self._work = None  # generator: the steps, one a tick, of dealing or of an action

    def enter(self, now: int) -> None:
        super().enter(now)
        self._since = now
        self._work = self._deal(now)

    def _deal(self, now: int):
        """Load the game and its weakest computer player, and deal. Yields each step."""
        app = self.app
        level = app.declared.LEVELS[0]
        app.loaded.add(app.game)
        yield from load_table(app.game, ("ai", "app.sitting"))
        ai = loader.load(loader.MATCH, "ai")
        code = loader.load(loader.MATCH, "app.sitting")
        game = deal(SetUp(app.game), Rng(now))
        yield
        self._rng = Rng(now)
        players = (code.Player(level, self._rng),) * game.players
        sitting = code.Sitting(app, game, players)
        sitting.table.dress(app.settings.get("palette"), _STEP_MS)
        yield
        sitting.show(now)
        self.sitting = sitting
        yield from ai.loading(loader.MATCH, app.game, level)
        yield
        heap.collect_in_play()

    def advance(self, now: int):
        sitting = self.sitting
        if self._work:
            if next(self._work, True):
                self._work = None
            told = False
        else:
            told = sitting.advance(now)
        if sitting:
            self.app.pico.buzzer.play(b"")  # whatever the table plays is not heard
            self.stale |= sitting.table.stale & LAMPS
            sitting.table.stale = 0
            if not told:
                self._since = now
            elif ticks_diff(now, self._since) >= _PAUSE_MS:
                self._go_on(now)

    def _go_on(self, now: int) -> None:
        """Let the player to act think a little; after the end deal again."""
        sitting = self.sitting
        player = sitting.game.to_act()
        if player == games.OVER:
            self._work = self._deal(now)
            return
        action = sitting.players[player].act(sitting.views[player])
        self.app.thought(1)
        if action >= 0:
            self._work = self._act(now, action)

    def _act(self, now: int, action: int):
        """Play an action. Yields each step."""
        yield from self.sitting.acting(now, action, self._rng)
        yield
        self.sitting.show(now)

    def paint(self, now: int) -> None:
        self.sitting.table.paint(now)

    def press(self, now: int, end: int, button: int):
        self.sitting = self._work = None
        loader.end(loader.MATCH)
        super().enter(now)
        return super().press(now, end, button)

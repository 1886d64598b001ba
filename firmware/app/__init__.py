"""Supervisor of the app: starts it; notes and shows a crash, then starts it again."""

import finder
import games
from base import Rng, heap, loader
from base.flash_data import Damaged
from drivers.pico import Pico


class Supervisor:
    """The device, from power-on.

    flash: folder of the saves; seed: of all random numbers. A `safe` start loads no game and
    restores no match.

    pico       the hardware
    app        the `app.app.App`, or None
    crashes    their number
    loaded     `App.loaded`, also after a crash
    """

    def __init__(self, flash: str, seed: int, safe: bool) -> None:
        self.pico = Pico(flash)
        self.app = None
        self.crashes = 0
        self._screens = None  # the app, or an `app.diagnostics.crash.Recovery`
        self._rng = Rng(seed)
        self.loaded = set()
        error = self._start(safe)
        if error:
            self._recover(error)

    def tick(self, now: int) -> None:
        """Do a bounded piece of work; `now`: ms, wrapping at 2**30.

        Raises an exception only if showing it has failed as well.
        """
        error = self._run(now)
        if error:
            self._recover(error)

    def hung(self) -> None:
        """Note that a tick doesn't end, and reset. Called within that tick; doesn't return."""
        try:
            from app.diagnostics import crash

            crash.note_hang(self.pico, self._screens, self._game)
        finally:
            self.pico.reset()

    @property
    def restarts(self) -> bool:
        """Whether the firmware is to restart, once OK is up."""
        return self.app is not None and self.app.restarts

    # The function that catches an exception returns it. Until that function is left, MicroPython
    # keeps the frames that raised it, and all the memory they use.

    def _start(self, safe: bool):
        try:
            if safe:
                self._show_recovery("safe start")
            else:
                self._show_app(False)
        except Exception as error:
            return error
        return None

    def _run(self, now: int):
        try:
            self._screens.tick(now)
            if self._screens.done:
                self._show_app(True)
        except Exception as error:
            return error
        return None

    def _show_app(self, safe: bool) -> None:
        """Start the app; with `safe` the saved match is not validated. Without games, tell so."""
        self._screens = None
        from app.app import App

        if not games.NAMES:
            finder.damaged.setdefault("*" + finder.PACK, False)
            self._show_recovery("faults")
            return
        self._screens = self.app = App(self.pico, self._rng, safe, self.loaded)

    def _show_recovery(self, screen: str):
        """Start the screens that need no game, at `screen`; return their manager."""
        import app.screens  # noqa: F401 - for ever: only the recovery's own code goes with it

        self._screens = loader.enter(loader.SCREEN, "app.diagnostics.crash").Recovery(
            self.pico, screen
        )
        return self._screens

    @property
    def _game(self) -> str:
        """The name of the chosen game, "" for none."""
        return self.app.game if self.app else ""

    def _recover(self, error: Exception) -> None:
        """Unload all but the hardware; then note the error and show it."""
        if self._screens and self._screens.last_resort:
            raise error
        self.crashes += 1
        game = self._game
        link = self.app.away.link if self.app and self.app.away else None
        self._screens = self.app = None  # they may use the memory that is missing
        loader.end(loader.GAME)
        heap.collect_while_loading()
        if link:
            link.say("left")  # the page has the match
        try:
            self._show_recovery("crash").explain(error, game)
        except Damaged as damaged:  # a font
            print(damaged)
            from app.no_font import NoFont

            self._screens = NoFont(self.pico)

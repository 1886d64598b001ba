"""Keeps the device going: what goes wrong is noted, said in words, and leads back to the title."""

from console import shelf
from drivers.pico import Pico
from games.rng import Rng


class Guard:
    """The device, from power-on. flash: folder of what is kept; seed: decides all chance.

    A `safe` start has no game, and takes up nothing that a game has left.

    pico       the hardware
    console    the `console.device.Console` on which games are played, None while there is none
    crashes    how many there were
    """

    def __init__(self, flash: str, seed: int, safe: bool) -> None:
        self.pico = Pico(flash)
        self.console = None
        self.crashes = 0
        self._stage = None  # the console, or a `console.care.bench.Bench`
        self._rng = Rng(seed)
        error = self._wake(safe)
        if error:
            self._survive(error)

    def tick(self, now: int) -> None:
        """Live through one moment; `now`: ms, wrapping at 2**30.

        Raises an exception only where showing it in words has failed too.
        """
        error = self._live(now)
        if error:
            self._survive(error)

    def hung(self) -> None:
        """Give up a tick that does not end, from within it. No return."""
        try:
            from console.care import hang

            hang.leave(self.pico, self._stage, self._game)
        finally:
            self.pico.reset()

    # An exception is handed out of the function that met it: until that is left, MicroPython holds
    # on to the stage that was called, and to all the memory it takes.

    def _wake(self, safe: bool):
        try:
            if safe:
                self._mend("safe")
            else:
                self._play(False)
        except Exception as error:
            return error
        return None

    def _live(self, now: int):
        try:
            self._stage.tick(now)
            if self._stage.done:
                self._play(True)
        except Exception as error:
            return error
        return None

    def _play(self, care: bool) -> None:
        """Have games played; with `care` no match is taken up unless somebody asks for it."""
        self._stage = None
        from console.device import Console

        self._stage = self.console = Console(self.pico, self._rng, care)

    def _mend(self, screen: str):
        """Have a stage that needs no game, from `screen` on."""
        from console.care.bench import Bench

        self._stage = Bench(self.pico, screen)
        return self._stage

    @property
    def _game(self) -> str:
        """The name of the game on the table, "" for none."""
        return self.console.game if self.console else ""

    def _survive(self, error: Exception) -> None:
        """Put away all but the hardware; then note what happened, and show it."""
        if self._stage and self._stage.last_resort:
            raise error
        self.crashes += 1
        game = self._game
        self._stage = self.console = None  # what they hold may be what there is too little of
        shelf.clear()
        self._mend("crash").explain(error, game)

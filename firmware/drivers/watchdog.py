"""A watchdog that can be stopped.

The chip's own one can't be: it would reset the board under the REPL. This one is a timer.
MicroPython runs its callback between two bytecodes, also in an endless loop, but never inside a
call to C: what may wait there needs a time-out of its own, as I2C has in `drivers.pico`.
"""

from machine import Timer
from micropython import const

_PERIOD_MS = const(500)
_PERIODS = const(10)  # 5 s: a tick takes 1.5 s at most


class Watchdog:
    """From `start` to `stop`, calls `hung()` once nobody has called `feed` for 5 to 5.5 s."""

    def __init__(self, hung) -> None:
        self._hung = hung
        self._timer = Timer(-1)  # a virtual one, as all on this chip
        self._left = 0  # periods

    def start(self) -> None:
        self.feed()
        self._timer.init(period=_PERIOD_MS, callback=self._count)

    def feed(self) -> None:
        """The program goes on."""
        self._left = _PERIODS

    def stop(self) -> None:
        self._timer.deinit()

    def _count(self, timer) -> None:
        self._left -= 1
        if self._left < 0:
            self._hung()

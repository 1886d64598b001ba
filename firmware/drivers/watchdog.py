"""Watchdog that can be stopped.

The chip's own watchdog can't be stopped and would reset the board at the REPL. This one is a timer.
MicroPython runs its callback between two bytecodes, also in an endless loop, but not inside a call
to C: whatever waits there needs a time-out, as I2C has in `drivers.pico`.
"""

from machine import Timer
from micropython import const

_PERIOD_MS = const(500)
_PERIODS = const(10)  # 5 s: a tick takes 1.5 s at most


class Watchdog:
    """Calls `hung()` once `feed` was not called for 5 to 5.5 s; only from `start` to `stop`."""

    def __init__(self, hung) -> None:
        self._hung = hung
        self._timer = Timer(-1)  # virtual, as all timers of this chip
        self._left = 0  # periods

    def start(self) -> None:
        """Start watching."""
        self.feed()
        self._timer.init(period=_PERIOD_MS, callback=self._count)

    def feed(self) -> None:
        """Tell the watchdog that the program goes on."""
        self._left = _PERIODS

    def stop(self) -> None:
        """Stop watching."""
        self._timer.deinit()

    def _count(self, timer) -> None:
        self._left -= 1
        if self._left < 0:
            self._hung()

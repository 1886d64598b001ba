"""Pace of virtual time: how many ticks are due at a moment of real time."""

SPEEDS = (0.25, 0.5, 1, 2, 4, 8)  # of real time

# Lost time beyond this (a sleeping laptop, a stopped process) is dropped, not caught up.
_FURTHEST_BEHIND_S = 0.25

_ROUNDING = 1e-6  # of a tick: rounding error of the sum


class Pace:
    """Counter of due ticks; a tick is `tick_s` seconds of virtual time."""

    def __init__(self, tick_s: float):
        self._tick_s = tick_s
        self.speed = 1.0  # virtual seconds in a real one
        self._paused = False
        self._earned_s = 0.0  # virtual time that is due and not yet run
        self._seen = None  # the moment of the last call of `due`

    @property
    def paused(self) -> bool:
        """Whether virtual time is paused."""
        return self._paused

    @paused.setter
    def paused(self, paused: bool) -> None:
        self._paused = paused
        self.forgive()

    def due(self, now: float) -> int:
        """Return the ticks that became due by `now`, in seconds of a monotonic clock."""
        passed = 0.0 if self._seen is None else now - self._seen
        self._seen = now
        if self._paused:
            return 0
        self._earned_s += min(passed, _FURTHEST_BEHIND_S) * self.speed
        ticks = int(self._earned_s / self._tick_s + _ROUNDING)
        self._earned_s -= ticks * self._tick_s
        return ticks

    def wait(self) -> float:
        """Return real seconds until the next tick, as of the last call of `due`."""
        return max(0.0, self._tick_s - self._earned_s) / self.speed

    def forgive(self) -> None:
        """Drop the ticks that are due and were not run."""
        self._earned_s = 0.0

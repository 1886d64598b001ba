"""Virtual time against real time: how many ticks are due now."""

SPEEDS = (0.25, 0.5, 1, 2, 4, 8)  # of real time

# A desk that fell further behind than this (a sleeping laptop, a stopped process) goes on from
# where it was instead of running after the lost time.
_FURTHEST_BEHIND_S = 0.25

_ROUNDING = 1e-6  # of a tick: what adding up fractions may lose


class Pace:
    """Counts ticks of `tick_s` seconds of virtual time that real time has earned."""

    def __init__(self, tick_s: float):
        self._tick_s = tick_s
        self.speed = 1.0  # virtual seconds in a real one
        self._paused = False
        self._earned_s = 0.0  # virtual time that is due and not yet run
        self._seen: float | None = None

    @property
    def paused(self) -> bool:
        """Whether virtual time stands still."""
        return self._paused

    @paused.setter
    def paused(self, paused: bool) -> None:
        self._paused = paused
        self.forgive()

    def due(self, now: float) -> int:
        """Ticks to run by `now` (seconds of a clock that never goes back); each is told once."""
        passed = 0.0 if self._seen is None else now - self._seen
        self._seen = now
        if self._paused:
            return 0
        self._earned_s += min(passed, _FURTHEST_BEHIND_S) * self.speed
        ticks = int(self._earned_s / self._tick_s + _ROUNDING)
        self._earned_s -= ticks * self._tick_s
        return ticks

    def wait(self) -> float:
        """Real seconds until the next tick is due, as of the last call of `due`."""
        return max(0.0, self._tick_s - self._earned_s) / self.speed

    def forgive(self) -> None:
        """Start afresh from now: whatever is due and was not run is dropped."""
        self._earned_s = 0.0

"""A dangerous act asks for a long press: this measures it and says how far it has come."""

from micropython import const

from drivers import ticks

HOLD_MS = 1500
_STEPS = const(24)


class Hold:
    """One long press. `steps` of `STEPS` are what a progress bar shows."""

    STEPS = _STEPS

    def __init__(self) -> None:
        self.steps = 0
        self._down = False
        self._since = 0

    def begin(self, now: int) -> None:
        self._down = True
        self._since = now
        self.steps = 0

    def release(self) -> None:
        self._down = False
        self.steps = 0

    def advance(self, now: int) -> bool:
        """Follow the press; True when the bar moved."""
        if not self._down:
            return False
        steps = min(_STEPS, ticks.diff(now, self._since) * _STEPS // HOLD_MS)
        moved = steps != self.steps
        self.steps = steps
        return moved

    @property
    def done(self) -> bool:
        return self.steps == _STEPS

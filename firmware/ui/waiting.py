"""Times that menus and such screens measure: presses ignored for a while, a button held down."""

from micropython import const

from base import ticks_diff

HOLD_MS = 1500  # how long OK is held for what can't be undone
_HOLD_STEPS = const(24)


class Wait:
    """A time in which presses are ignored, as they may be meant for what was shown before."""

    def __init__(self, ms: int) -> None:
        self._most = ms
        self._since = 0
        self._left = False

    def begin(self, now: int) -> None:
        """Start waiting."""
        self._since = now
        self._left = True

    def lasts(self, now: int) -> bool:
        """Return whether to wait still. Asked at each tick: `ticks_diff` is right for six days."""
        if self._left and ticks_diff(now, self._since) >= self._most:
            self._left = False
        return self._left


class Hold:
    """A long press of HOLD_MS. `steps` of `STEPS` are what a progress bar shows."""

    STEPS = _HOLD_STEPS

    def __init__(self) -> None:
        self.steps = 0
        self._down = False
        self._since = 0

    def begin(self, now: int) -> None:
        """Start measuring."""
        self._down = True
        self._since = now
        self.steps = 0

    def release(self) -> None:
        """Stop: the button went up."""
        self._down = False
        self.steps = 0

    def advance(self, now: int) -> bool:
        """Follow the press; return whether `steps` changed."""
        if not self._down:
            return False
        steps = min(_HOLD_STEPS, ticks_diff(now, self._since) * _HOLD_STEPS // HOLD_MS)
        moved = steps != self.steps
        self.steps = steps
        return moved

    @property
    def done(self) -> bool:
        """Whether the button was held long enough."""
        return self.steps == _HOLD_STEPS

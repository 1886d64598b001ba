"""Base class of all screens, and a long press; the other modules are what screens draw with.

A screen is drawn on both displays, pressed from both ends and moved on by time. What `press`,
`release` and `advance` return is the name of the screen to go to (see `app.screens`), or None.
"""

from micropython import const

from base import ticks_diff

# Bits of `Screen.stale`. The bit of an end is 1 << end.
BOTH = 3
LAMPS = 4
ALL = BOTH | LAMPS

HOLD_MS = 1500  # how long OK is held for what can't be undone
_HOLD_STEPS = const(24)


class Screen:
    """Base of all screens.

    stale      what must be drawn again: the bit of each end's display, and LAMPS
    busy       something moves, and a slow write to flash would halt it
    working    `advance` is not done with the last press, so further presses wait
    """

    busy = False
    working = False

    def __init__(self, app) -> None:
        self.app = app
        self.stale = BOTH

    def entering(self):
        """Return the steps, one a tick, that are left before the screen is shown: an iterable."""
        return ()

    def enter(self, now: int) -> None:
        """Show the screen, the first time or again."""
        self.stale = BOTH

    def draw(self, end: int, canvas) -> None:
        """Draw the display of one end; the canvas is clear."""

    def paint(self, now: int) -> None:
        """Paint the lamps."""

    def press(self, now: int, end: int, button: int):
        """Answer a press, or its repetition, of a button at one end."""

    def release(self, now: int, end: int, button: int):
        """Answer the release of a button."""

    def advance(self, now: int):
        """Do a bounded step of work; called at each tick."""


class Wait:
    """A time in which presses are ignored, as they may be meant for what was shown before."""

    def __init__(self, ms: int) -> None:
        self._ms = ms
        self._since = 0
        self._lasts = False

    def begin(self, now: int) -> None:
        """Start waiting."""
        self._since = now
        self._lasts = True

    def lasts(self, now: int) -> bool:
        """Return whether to wait still. Asked at each tick: `ticks_diff` is right for six days."""
        if self._lasts and ticks_diff(now, self._since) >= self._ms:
            self._lasts = False
        return self._lasts


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

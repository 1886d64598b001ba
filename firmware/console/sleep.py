"""Spares the panels: dims them when nobody plays, then blanks them.

A press that lights blank panels does nothing else. Dim ones can be read, so a press acts.
"""

from micropython import const

from drivers import buttons, ticks

_AWAKE = const(0)
_DIM = const(1)
_BLANK = const(2)
_DIM_AFTER_MS = const(120_000)
_BLANK_AFTER_MS = const(600_000)
_BRIGHT = const(255)
_DIMMED = const(1)
_NOBODY = const(-1)


class Sleep:
    """Watches over both panels, from `now` on."""

    def __init__(self, oleds, now: int) -> None:
        self._oleds = oleds
        self._depth = _AWAKE
        self._since = now  # the last sign of life
        self._waker = _NOBODY  # the button that lit blank panels, until it is let go

    def swallows(self, event: int, now: int) -> bool:
        """Note a button's event; True if it belongs to the press that lit blank panels."""
        self._since = now
        index = buttons.index(event)
        if self._depth == _BLANK:
            self._waker = index
        if self._depth != _AWAKE:
            self._deepen(_AWAKE)
        if index != self._waker:
            return False
        if buttons.kind(event) == buttons.RELEASE:
            self._waker = _NOBODY
        return True

    def advance(self, now: int) -> None:
        """Dim, then blank, when it is time."""
        idle = ticks.diff(now, self._since)
        if self._depth != _BLANK and idle >= _BLANK_AFTER_MS:
            self._deepen(_BLANK)
        elif self._depth == _AWAKE and idle >= _DIM_AFTER_MS:
            self._deepen(_DIM)

    def _deepen(self, depth: int) -> None:
        self._depth = depth
        for oled in self._oleds:
            oled.contrast(_BRIGHT if depth == _AWAKE else _DIMMED)
            oled.power(depth != _BLANK)

"""A time in which presses are ignored."""

from base import ticks_diff


class Wait:
    """A time in which presses are ignored: they may be meant for what was shown before."""

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

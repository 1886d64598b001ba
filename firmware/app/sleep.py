"""Sleep of the displays: dimmed, then blank, while nobody presses a button or acts elsewhere."""

from micropython import const

from base import INDEX, KIND, RELEASE, ticks_diff

_AWAKE = const(0)
_DIM = const(1)
_BLANK = const(2)
_DIM_AFTER_MS = const(120_000)
_BLANK_AFTER_MS = const(600_000)
_BRIGHT = const(255)
_DIMMED = const(1)
_NOBODY = const(-1)


class Sleep:
    """Dims, then blanks, both displays while no button is pressed and nothing wakes them.

    A press that wakes blank displays does nothing else. Dim displays can be read, so a press acts.
    """

    def __init__(self, oleds, now: int) -> None:
        self._oleds = oleds
        self._depth = _AWAKE
        self._since = now  # ticks when something happened last
        self._waker = _NOBODY  # the button that woke blank displays, until it is released

    def swallows(self, event: int, now: int) -> bool:
        """Note a button's event; return whether it is of the press that woke blank displays."""
        index = event >> INDEX
        if self._depth == _BLANK:
            self._waker = index
        self.wake(now)
        if index != self._waker:
            return False
        if (event & KIND) == RELEASE:
            self._waker = _NOBODY
        return True

    def wake(self, now: int) -> None:
        """Light the displays, and let them sleep as late as after a press."""
        self._since = now
        if self._depth != _AWAKE:
            self._go_to(_AWAKE)

    def advance(self, now: int) -> None:
        """Dim, then blank, when it is time."""
        idle = ticks_diff(now, self._since)
        if self._depth != _BLANK and idle >= _BLANK_AFTER_MS:
            self._go_to(_BLANK)
        elif self._depth == _AWAKE and idle >= _DIM_AFTER_MS:
            self._go_to(_DIM)

    def _go_to(self, depth: int) -> None:
        self._depth = depth
        for oled in self._oleds:
            oled.contrast(_BRIGHT if depth == _AWAKE else _DIMMED)
            oled.power(depth != _BLANK)

"""The die: how it looks, and how it tumbles before it shows its number."""

from micropython import const

from drivers import ticks
from ui.widgets import rounded

SIZE = 12

_FLIP_MS = const(80)
_FLIPS = const(7)
_ORDER = b"\x02\x05\x03\x06\x01\x04"  # of the faces it shows while it tumbles
_PITCH = const(3)  # from one pip to the next
_PIPS = (  # for each number the places of its pips, three by three
    b"",
    b"\x04",
    b"\x02\x06",
    b"\x02\x04\x06",
    b"\x00\x02\x06\x08",
    b"\x00\x02\x04\x06\x08",
    b"\x00\x02\x03\x05\x06\x08",
)


class Die:
    """A die being cast: `face` is what it shows, `tumbling` whether that is not yet its number."""

    def __init__(self) -> None:
        self.face = 0
        self.tumbling = False
        self._number = 0
        self._since = -1

    def cast(self, number: int) -> None:
        """Let it fall from the next `advance` on."""
        self._number = number
        self._since = -1
        self.face = _ORDER[0]
        self.tumbling = True

    def advance(self, now: int) -> bool:
        """Tumble on; True when it shows another face."""
        if not self.tumbling:
            return False
        if self._since < 0:
            self._since = now
        flip = ticks.diff(now, self._since) // _FLIP_MS
        self.tumbling = flip < _FLIPS
        face = _ORDER[(self._number + flip) % len(_ORDER)] if self.tumbling else self._number
        turned = face != self.face or not self.tumbling
        self.face = face
        return turned


def draw(frame, number: int, x: int, y: int) -> None:
    """Draw a face, SIZE pixels wide and high."""
    rounded(frame, x, y, SIZE, SIZE, True)
    for place in _PIPS[number]:
        frame.fill_rect(x + 2 + place % 3 * _PITCH, y + 2 + place // 3 * _PITCH, 2, 2, 0)

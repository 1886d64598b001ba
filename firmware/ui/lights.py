"""The board as light: a still picture, and marks on it that move.

A table paints the still picture once for each change; time then only moves the marks. Lamps are
named by their place (row * COLUMNS + column); `wiring` knows which lamp of the chain stands there.
"""

from micropython import const

import wiring
from drivers import ticks

COLUMNS = wiring.COLUMNS
PLACES = wiring.ROWS * COLUMNS

PULSE = 1  # swells and fades for ever: a space that may be chosen
BEAT = 2  # the same, faster: the space that is chosen now
WAVE = 3  # a crest that runs along the board: a win

_FRAME_MS = const(20)
_PULSE_MS = const(1024)
_BEAT_MS = const(512)
_WAVE_MS = const(64)  # from one column to the next
_WAVE_LENGTH = const(8)  # columns from crest to crest
_FULL = const(256)
_DARK = bytes(3 * PLACES)


class Lights:
    """Paints a `drivers.strip.Strip`. Colours are 0xRRGGBB as seen; the strip corrects gamma."""

    def __init__(self, strip) -> None:
        self._strip = strip
        self._lamp = bytes(
            [wiring.led(row, column) for row in range(wiring.ROWS) for column in range(COLUMNS)]
        )
        # Colours lie in the order of the chain, as the strip wants them.
        self._still = bytearray(3 * PLACES)
        self._glow = bytearray(3 * PLACES)
        self._kind = bytearray(PLACES)  # of the mark on each place, 0 for none
        self._marked = bytearray(PLACES)  # the places with a mark, `_marks` of them
        self._marks = 0
        self._since = 0
        self._framed = 0
        self._fresh = True

    def clear(self, now: int) -> None:
        """Darken the still picture and take every mark away; marks set next count from `now`."""
        self._still[:] = _DARK
        for i in range(self._marks):
            self._kind[self._marked[i]] = 0
        self._marks = 0
        self._since = now
        self._fresh = True

    def paint(self, place: int, colour: int) -> None:
        """Give a place its colour in the still picture."""
        self._store(self._still, place, colour)

    def mark(self, place: int, kind: int, colour: int) -> None:
        """Let a place move between its still colour and `colour`, in the way of `kind`."""
        if not self._kind[place]:
            self._marked[self._marks] = place
            self._marks += 1
        self._kind[place] = kind
        self._store(self._glow, place, colour)

    def wave(self, colour: int) -> None:
        """Run a crest of `colour` along the whole board, over whatever is painted."""
        for place in range(PLACES):
            self.mark(place, WAVE, colour)

    def update(self, now: int) -> None:
        """Send the picture of this moment, at most every 20 ms and only if it can have changed."""
        if self._fresh:
            self._fresh = False
            self._strip.pixels[:] = self._still
        elif not self._marks or ticks.diff(now, self._framed) < _FRAME_MS:
            return
        self._framed = now
        self._move_marks(ticks.diff(now, self._since))
        self._strip.show()

    def _move_marks(self, age: int) -> None:
        pixels = self._strip.pixels
        still = self._still
        glow = self._glow
        for i in range(self._marks):
            place = self._marked[i]
            share = _share(self._kind[place], age, place % COLUMNS)
            at = 3 * self._lamp[place]
            for j in range(at, at + 3):
                pixels[j] = still[j] + (glow[j] - still[j]) * share // _FULL

    def _store(self, colours: bytearray, place: int, colour: int) -> None:
        at = 3 * self._lamp[place]
        colours[at] = colour >> 16
        colours[at + 1] = colour >> 8 & 255
        colours[at + 2] = colour & 255


def _share(kind: int, age: int, column: int) -> int:
    """How much of the mark's colour shows, 0..256, `age` ms after the marks were set."""
    if kind == PULSE:
        return _swell(age, _PULSE_MS)
    if kind == BEAT:
        return _swell(age, _BEAT_MS)
    crest = (age // _WAVE_MS - column) % _WAVE_LENGTH
    return max(0, 3 - crest) * _FULL // 3


def _swell(age: int, period: int) -> int:
    """A triangle from 0 to 256 and back, starting at the top so that a new mark is seen at once."""
    half = period // 2
    return abs(half - age % period) * _FULL // half

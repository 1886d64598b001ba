"""Pictures on the lamps: a still picture, and marks on it that move.

A table paints the still picture once for each change; after that only the marks move. There are two
sets of lamps; `wiring` has the place of each lamp in its chain:

    board(strip)    four rows of 17, place row * COLUMNS + column; a wave runs along the columns
    hexagon(strip)  the hexagon of 37, places counted row by row; a wave spreads from the middle

Marks are painted fifty times a second, so those loops are MicroPython's viper.
"""

import micropython
from micropython import const

import wiring
from base import ticks_add, ticks_diff

COLUMNS = wiring.COLUMNS

# Kinds of marks.
_PULSE = const(1)
_FAST_PULSE = const(2)
PULSE = _PULSE  # swells and fades: a space that can be chosen
FAST_PULSE = _FAST_PULSE  # the same, faster: the space under the cursor, or what a text names
WAVE = 3  # a crest that runs along the lamps: a win

_FRAME_MS = const(20)
_PULSE_MS = const(1024)
_FAST_PULSE_MS = const(512)
_WAVE_MS = const(64)  # for each step
_WAVE_LENGTH = const(8)  # steps from crest to crest
_SHIFT = const(8)
_FULL = const(256)

# How far each lamp of the hexagon is from the middle, row by row.
# fmt: off
_RINGS = (
    b"\3\3\3\3"
    b"\3\2\2\2\3"
    b"\3\2\1\1\2\3"
    b"\3\2\1\0\1\2\3"
    b"\3\2\1\1\2\3"
    b"\3\2\2\2\3"
    b"\3\3\3\3"
)
# fmt: on


def board(strip) -> "Lights":
    """Return the lights of the board, on its `drivers.strip.Strip`."""
    return Lights(strip, wiring.BOARD, bytes(range(COLUMNS)) * wiring.ROWS)


def hexagon(strip) -> "Lights":
    """Return the lights of the hexagon, on its strip."""
    return Lights(strip, wiring.HEXAGON, _RINGS)


class Lights:
    """Paints a strip; made by `board` and `hexagon`.

    rows: of lamps, as in `wiring`; steps: for each place, after how many steps a wave is there.
    Colours are 0xRRGGBB as seen. `drivers.strip.Rail` applies gamma, brightness and the current
    limit, and its `show` sends what `update` painted.

    icons    for each place the icon of the space there, as the game numbers them; b"" for none. A
             simulator draws them beside the lamps
    kinds    for each place the kind of the mark there, 0 for none
    since    ticks when the still picture was begun
    fresh    whether the strip doesn't have the still picture yet
    """

    icons = b""

    def __init__(self, strip, rows: tuple, steps: bytes) -> None:
        places = len(steps)
        self._strip = strip
        self._lamps = b"".join([bytes(row) for row in rows])  # for each place its lamp in the chain
        self._steps = steps
        # Colours are in the order of the chain, as in the strip.
        self._still = bytearray(3 * places)
        self._glow = bytearray(3 * places)
        self._dark = bytes(3 * places)
        self.kinds = bytearray(places)
        self._marked = bytearray(places)  # places with a mark, `_marks` of them
        self._marks = 0
        self.since = 0
        self._framed = 0
        self.fresh = True

    def picture(self) -> bytes:
        """Return a copy of the still picture, for `clear`."""
        return bytes(self._still)

    def clear(self, now: int, picture: bytes = b"") -> None:
        """Start a new still picture, dark or from a copy, and remove all marks.

        The marks that follow move from `now` on.
        """
        self.icons = b""
        self._still[:] = picture or self._dark
        for i in range(self._marks):
            self.kinds[self._marked[i]] = 0
        self._marks = 0
        self.since = now
        self.fresh = True

    def paint(self, place: int, colour: int) -> None:
        """Set a place's colour in the still picture."""
        self._store(self._still, place, colour)
        self.fresh = True

    def mark(self, place: int, kind: int, colour: int) -> None:
        """Let a place swell from its still colour to `colour`; kind: see above."""
        if not self.kinds[place]:
            self._marked[self._marks] = place
            self._marks += 1
        self.kinds[place] = kind
        self._store(self._glow, place, colour)

    def wave(self, colour: int) -> None:
        """Run crests of `colour` along all lamps; the still picture fades to half."""
        _halve(self._still, len(self._still))
        self.fresh = True
        self._marks = places = len(self._lamps)
        self._marked[:] = bytes(range(places))
        self.kinds[:] = bytes((WAVE,)) * places
        self._glow[:] = bytes((colour >> 16, colour >> 8 & 255, colour & 255)) * places

    def update(self, now: int) -> None:
        """Paint the picture as it is at `now`: at most every 20 ms, only if it can have changed."""
        if self.fresh:
            self.fresh = False
            self._strip.pixels[:] = self._still
        elif not self._marks or ticks_diff(now, self._framed) < _FRAME_MS:
            return
        # The next frame is due 20 ms after this one was, not after now, so late ticks lose none.
        late = ticks_diff(now, self._framed) - _FRAME_MS
        self._framed = ticks_add(now, -late) if 0 <= late < _FRAME_MS else now
        self._move_marks(self._strip.pixels, self._marks, ticks_diff(now, self.since))

    @micropython.viper
    def _move_marks(self, pixels, marks: int, age: int):
        lit = ptr8(pixels)
        still = ptr8(self._still)
        glow = ptr8(self._glow)
        marked = ptr8(self._marked)
        kinds = ptr8(self.kinds)
        lamps = ptr8(self._lamps)
        steps = ptr8(self._steps)
        pulse = int(_swell(age, _PULSE_MS))
        fast_pulse = int(_swell(age, _FAST_PULSE_MS))
        crest = age // _WAVE_MS
        for i in range(marks):
            place = marked[i]
            kind = kinds[place]
            if kind == _PULSE:
                share = pulse
            elif kind == _FAST_PULSE:
                share = fast_pulse
            else:
                share = 3 - (crest - steps[place]) % _WAVE_LENGTH
                share = share * _FULL // 3 if share > 0 else 0
            at = 3 * lamps[place]
            for j in range(at, at + 3):
                lit[j] = still[j] + ((glow[j] - still[j]) * share >> _SHIFT)

    @micropython.viper
    def _store(self, colours, place: int, colour: int):
        to = ptr8(colours)
        at = 3 * ptr8(self._lamps)[place]
        to[at] = colour >> 16
        to[at + 1] = colour >> 8 & 255
        to[at + 2] = colour & 255


@micropython.viper
def _halve(colours, size: int):
    """Halve every byte, rounded up, so that lit lamps stay lit."""
    light = ptr8(colours)
    for i in range(size):
        light[i] = light[i] + 1 >> 1


def _swell(age: int, period: int) -> int:
    """Return a share of 256: a triangle wave, at the top at age 0 so that a new mark is seen."""
    half = period // 2
    return abs(half - age % period) * _FULL // half


@micropython.viper
def dimmed(colour: int, share: int) -> int:
    """Return `share`/16 of a colour, 0xRRGGBB."""
    red = (colour >> 16) * share >> 4
    green = (colour >> 8 & 255) * share >> 4
    return red << 16 | green << 8 | (colour & 255) * share >> 4

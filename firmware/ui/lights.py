"""The lamps as light: a still picture, and marks on it that move.

A table paints the still picture once for each change; time then only moves the marks. There are
two sets of lamps, and `wiring` knows which lamp of a chain stands where:

    board(strip)    four rows of 17, place row * COLUMNS + column; a wave runs along the columns
    panel(strip)    the hexagon of 37, places counted row by row; a wave spreads from the middle

What moves is painted fifty times a second: those loops are MicroPython's viper.
"""

import micropython
from micropython import const

import wiring
from drivers import ticks

COLUMNS = wiring.COLUMNS

_PULSE = const(1)
_BEAT = const(2)
PULSE = _PULSE  # swells and fades for ever: a space that may be chosen
BEAT = _BEAT  # the same, faster: the space that is chosen now
WAVE = 3  # a crest that runs along the lamps: a win

_FRAME_MS = const(20)
_PULSE_MS = const(1024)
_BEAT_MS = const(512)
_WAVE_MS = const(64)  # for each step
_WAVE_LENGTH = const(8)  # steps from crest to crest
_SHIFT = const(8)
_FULL = const(256)


def board(strip) -> "Lights":
    """The lights of the board, on its `drivers.strip.Strip`."""
    spots = [(row, column) for row in range(wiring.ROWS) for column in range(COLUMNS)]
    lamps = bytes([wiring.led(row, column) for row, column in spots])
    return Lights(strip, lamps, bytes([column for _, column in spots]))


def panel(strip) -> "Lights":
    """The lights of the hexagon, on its strip."""
    lamps = bytearray()
    rings = bytearray()
    middle = len(wiring.HEX_ROWS) // 2
    for row in range(len(wiring.HEX_ROWS)):
        length = wiring.HEX_ROWS[row]
        away = abs(row - middle)
        for column in range(length):
            lamps.append(wiring.hex_led(row, column))
            half_steps = abs(2 * column - length + 1)  # aside from the middle of the row
            rings.append(max(away, (away + half_steps) // 2))
    return Lights(strip, bytes(lamps), bytes(rings))


class Lights:
    """Paints a strip; made by `board` and `panel`.

    lamps: for each place its lamp in the chain; steps: how many a wave takes to come there.
    Colours are 0xRRGGBB as seen; gamma, brightness and the current limit come later, in the strip's
    rail, whose `show` also sends what `update` painted.
    """

    def __init__(self, strip, lamps: bytes, steps: bytes) -> None:
        places = len(lamps)
        self._strip = strip
        self._lamps = lamps
        self._steps = steps
        # Colours lie in the order of the chain, as the strip wants them.
        self._still = bytearray(3 * places)
        self._glow = bytearray(3 * places)
        self._dark = bytes(3 * places)
        self._kind = bytearray(places)  # of the mark on each place, 0 for none
        self._marked = bytearray(places)  # the places with a mark, `_marks` of them
        self._marks = 0
        self._since = 0
        self._framed = 0
        self._fresh = True

    def picture(self) -> bytes:
        """The still picture, for `clear` to begin with."""
        return bytes(self._still)

    def clear(self, now: int, picture: bytes = b"") -> None:
        """Begin a still picture, dark or with another one, and take every mark away.

        Marks that are set next count from `now`.
        """
        self._still[:] = picture or self._dark
        for i in range(self._marks):
            self._kind[self._marked[i]] = 0
        self._marks = 0
        self._since = now
        self._fresh = True

    def paint(self, place: int, colour: int) -> None:
        """Give a place its colour in the still picture."""
        self._store(self._still, place, colour)
        self._fresh = True

    def mark(self, place: int, kind: int, colour: int) -> None:
        """Let a place move between its still colour and `colour`, in the way of `kind`."""
        if not self._kind[place]:
            self._marked[self._marks] = place
            self._marks += 1
        self._kind[place] = kind
        self._store(self._glow, place, colour)

    def wave(self, colour: int) -> None:
        """Run crests of `colour` along all lamps, over what is painted: that fades to half."""
        _halve(self._still, len(self._still))
        self._fresh = True
        for place in range(len(self._lamps)):
            self.mark(place, WAVE, colour)

    def update(self, now: int) -> None:
        """Paint the picture of this moment, at most every 20 ms and only if it can have changed."""
        if self._fresh:
            self._fresh = False
            self._strip.pixels[:] = self._still
        elif not self._marks or ticks.diff(now, self._framed) < _FRAME_MS:
            return
        # Frames are counted from the one before, not from now: ticks that are late lose none.
        late = ticks.diff(now, self._framed) - _FRAME_MS
        self._framed = ticks.add(now, -late) if 0 <= late < _FRAME_MS else now
        self._move_marks(self._strip.pixels, self._marks, ticks.diff(now, self._since))

    @micropython.viper
    def _move_marks(self, pixels, marks: int, age: int):
        lit = ptr8(pixels)
        still = ptr8(self._still)
        glow = ptr8(self._glow)
        marked = ptr8(self._marked)
        kinds = ptr8(self._kind)
        lamps = ptr8(self._lamps)
        steps = ptr8(self._steps)
        swells = int(_swell(age, _PULSE_MS))
        beats = int(_swell(age, _BEAT_MS))
        crest = age // _WAVE_MS
        for i in range(marks):
            place = marked[i]
            kind = kinds[place]
            if kind == _PULSE:
                share = swells
            elif kind == _BEAT:
                share = beats
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
    """Halve every byte, rounded up: what is lit stays lit."""
    light = ptr8(colours)
    for i in range(size):
        light[i] = light[i] + 1 >> 1


def _swell(age: int, period: int) -> int:
    """A triangle from 0 to 256 and back, starting at the top so that a new mark is seen at once."""
    half = period // 2
    return abs(half - age % period) * _FULL // half

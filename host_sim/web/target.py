"""What somebody points at: a spot of a display, or a lamp. Runs on CPython and MicroPython.

Both have the same methods. What `state` returns is compared with an earlier one: where the cursor
came or left, light and dark have changed places on a display, and a lamp pulses fast or not.
"""

from micropython import const

from host_sim.desk import BUTTONS
from ui.lights import FAST_PULSE, PULSE

_LEFT, _RIGHT, _UP, _DOWN, _ = range(len(BUTTONS))

WIDTH = const(128)  # of a display
HEIGHT = const(64)
_REACH = const(3)  # pixels on each side of the one that is pointed at
_LIFTS = (0, -3, 3)  # rows that a thing may stand higher or lower under the cursor
_LOW = const(48)  # rows above the icons of the bar

# Parts of these pixels that changed between light and dark, in per cent.
_CHANGED = const(20)  # without a lift: with one, a thing may differ from itself
_TURNED = const(65)  # beside the frame of a card, which stays light
EXACT = const(95)

_SEEN = const(8)  # pixels from a dark one to the light around it
_LEAST = const(7)  # pixels of a thing under the cursor, across and down


class Spot:
    """A pixel (x, y) of an OLED, and those around it."""

    here = False  # what is light may be under the cursor or not

    def __init__(self, oled, x: int, y: int):
        self._oled = oled
        self.x = x
        self.y = y
        self._left = max(0, x - _REACH)
        self._columns = min(WIDTH, x + _REACH + 1) - self._left
        self._top = max(0, y - _REACH)
        self._mask = (1 << min(HEIGHT, y + _REACH + 1) - self._top) - 1

    @property
    def blank(self) -> bool:
        """Whether nothing is shown here."""
        return not self._light(self.state())

    def state(self) -> bytes:
        """Return what is shown now."""
        return self._oled.picture()

    def nearest(self, buttons: list) -> int:
        """Return the direction that most likely leads here."""
        likely = (_DOWN, _RIGHT, _LEFT, _UP) if self.y >= _LOW else (_UP, _RIGHT, _LEFT, _DOWN)
        return next(button for button in likely if button in buttons)

    def turned(self, before: bytes, after: bytes) -> int:
        """Return how much light and dark changed places here, in per cent; 0 for little."""
        if self._turned(before, after, 0) < _CHANGED:
            return 0
        most = max([self._turned(before, after, lift) for lift in _LIFTS])
        return most if most >= _TURNED else 0

    def came(self, after: bytes):
        """Return None: what is light may be under the cursor or not."""
        return

    def lighter(self, before: bytes, after: bytes) -> bool:
        """Return whether more is light here than before, as under the cursor."""
        return self._light(after) > self._light(before)

    def under_cursor(self):
        """Return the box of light around this spot, (left, top, right, bottom), or None."""
        picture = self.state()
        x = self.x
        for away in range(_SEEN + 1):
            for column, row in ((x - away, self.y), (x + away, self.y), (x, self.y - away)):
                if _lit(picture, column, row):
                    box = _box(picture, column, row)
                    if _holds(box, x, self.y):
                        return box
        return None

    def opens(self, match) -> bool:
        """Return whether OK may be pressed to reach it: never."""
        return False

    def _turned(self, before: bytes, after: bytes, lift: int) -> int:
        if self._top + lift < 0:
            return 0
        count = 0
        for x in range(self._left, self._left + self._columns):
            column = _column(before, x) >> self._top ^ _column(after, x) >> self._top + lift
            count += _ones(column & self._mask)
        return 100 * count // (self._columns * _ones(self._mask))

    def _light(self, picture: bytes) -> int:
        columns = range(self._left, self._left + self._columns)
        return sum([_ones(_column(picture, x) >> self._top & self._mask) for x in columns])


class Place:
    """Base of what the firmware knows to be under the cursor or not; number: of the place."""

    blank = False

    def __init__(self, number: int):
        self.number = number

    @property
    def here(self) -> bool:
        """Whether the cursor is here."""
        raise NotImplementedError

    def state(self) -> bool:
        """Return whether the cursor is here."""
        return self.here

    def turned(self, before: bool, after: bool) -> int:
        """Return 100 if the cursor came here or left."""
        return 100 if before != after else 0

    def came(self, after: bool) -> bool:
        """Return whether the cursor came here, and didn't leave."""
        return after

    def under_cursor(self):
        """Return the number if the cursor is here, or None."""
        return self.number if self.here else None

    def opens(self, match) -> bool:
        """Return whether OK may be pressed to reach it."""
        return False


class Lamp(Place):
    """A lamp of `lights`, see `ui.lights`; rows: as in `wiring`."""

    def __init__(self, lights, rows: tuple, row: int, column: int):
        super().__init__(sum(map(len, rows[:row])) + column)
        self._kinds = lights.kinds
        # For each place twice its column, from the middle of its row, and twice its row.
        self._where = [
            (2 * column - len(rows[row]), 2 * row)
            for row in range(len(rows))
            for column in range(len(rows[row]))
        ]

    @property
    def here(self) -> bool:
        """Whether the cursor is here: then the lamp pulses fast."""
        return self._kinds[self.number] == FAST_PULSE

    @property
    def can_be_chosen(self) -> bool:
        """Whether the cursor is or can come here."""
        return self._kinds[self.number] in (PULSE, FAST_PULSE)

    def nearest(self, buttons: list) -> int:
        """Return the direction in which the lamp lies."""
        x, y = self._where[self.number]
        across, down = 0, -1  # from the bar, the lamps lie above
        for place in range(len(self._kinds)):
            if self._kinds[place] == FAST_PULSE:
                across, down = x - self._where[place][0], y - self._where[place][1]
        return toward(across, down, buttons)

    def opens(self, match) -> bool:
        """Return whether OK may be pressed to reach it: what it does can be taken back."""
        return self._kinds[self.number] == PULSE and (match is None or match.takes_back)


def toward(across: int, down: int, buttons: list) -> int:
    """Return which of these directions leads best so far to the right, and so far down."""
    aside = (_RIGHT, _LEFT) if across > 0 else (_LEFT, _RIGHT)
    along = (_DOWN, _UP) if down > 0 else (_UP, _DOWN)
    if abs(across) > abs(down):
        likely = (aside[0], along[0], along[1], aside[1])
    else:
        likely = (along[0], aside[0], aside[1], along[1])
    return next(button for button in likely if button in buttons)


def difference(picture: bytes, other: bytes) -> int:
    """Return how many pixels differ."""
    return _ones(int.from_bytes(picture, "little") ^ int.from_bytes(other, "little"))


def _column(picture: bytes, x: int) -> int:
    """Return a column of a picture, the highest pixel in the lowest bit."""
    return int.from_bytes(bytes([picture[at] for at in range(x, len(picture), WIDTH)]), "little")


def _ones(bits: int) -> int:
    return bin(bits).count("1")


def _lit(picture: bytes, x: int, y: int) -> int:
    """Return whether a pixel is light; those outside are dark."""
    if not (0 <= x < WIDTH and 0 <= y < HEIGHT):
        return 0
    return picture[(y >> 3) * WIDTH + x] >> (y & 7) & 1


def _box(picture: bytes, x: int, y: int) -> tuple:
    """Return the box around the light pixels that hang together with (x, y)."""
    found = {(x, y)}
    waiting = [(x, y)]
    while waiting:
        x, y = waiting.pop()
        for pixel in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if pixel not in found and _lit(picture, *pixel):
                found.add(pixel)
                waiting.append(pixel)
    columns = [x for x, _ in found]
    rows = [y for _, y in found]
    return min(columns), min(rows), max(columns), max(rows)


def _holds(box: tuple, x: int, y: int) -> bool:
    """Return whether a box is large enough for a thing, and has a pixel in it."""
    left, top, right, bottom = box
    large = right - left >= _LEAST and bottom - top >= _LEAST
    return large and left <= x <= right and top <= y <= bottom

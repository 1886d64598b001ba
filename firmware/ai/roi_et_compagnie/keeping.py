"""Exact worth of keeping dice of Roi & Compagnie, for numbers and colours at once.

There are two dice of each of three patterns, a pair with a pair number 0..20 (see `criteria`); one
die kept of it is 21 + face, none is 27. The worths of six dice are in slices: one
for each pair number of the first pattern, and in it 21 * second + third pair number. A worth is
0..ai.WHOLE_WIN, so that all sums fit 31 bits.

A roll is one pass over the slices, in place: the means over the dice rolled, then the best of all
ways to keep.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

import micropython
from micropython import const

from ai.roi_et_compagnie.criteria import FACES_OF, PAIR_OF, criterion, rate, words

_FACES = const(6)
_PAIRS = const(21)  # of two dice of a pattern
_KEEPS = const(28)  # and of one die, and of none
_NONE = const(27)
_SLICE = const(441)  # _PAIRS * _PAIRS
_PARTS = const(7)
_BOTH = const(3)  # bit mask of two dice
_ALL = const(63)  # bit mask of all dice
_FILLED_AT_ONCE = const(7)  # slices
_RATED_AT_ONCE = const(7)  # pair numbers

# For each face of a die the keeps with each face of the other; then those of one die, for none.
_KEEPS_OF = PAIR_OF + bytes(range(_PAIRS, _NONE))

# One roll. x * 10923 >> 16 is a sixth, x * 7282 >> 16 a ninth, of any sum of worths; equal worths
# keep their worth.


@micropython.viper
def add(sums: ptr32, one: ptr16, other: ptr16, third: ptr16):
    """Add three slices."""
    i = 0
    while i < _SLICE:
        sums[i] += one[i] + other[i] + third[i]
        i += 1


@micropython.viper
def take_mean(sums: ptr32, into: ptr16, squared: int):
    """Write the sixth parts of the sums, or squared the 36th parts; clear the sums."""
    i = 0
    while i < _SLICE:
        if squared:
            into[i] = ((sums[i] >> 2) * 7282) >> 16
        else:
            into[i] = (sums[i] * 10923) >> 16
        sums[i] = 0
        i += 1


# The grid has a row for each keep of the second pattern, in it a worth for each keep of the third.


@micropython.viper
def copy(worths: ptr16, wide: int, into: ptr16, into_wide: int):
    """Copy the worths of all pairs between a slice and the grid; rows are so `wide`."""
    at = 0
    here = 0
    row = 0
    while row < _PAIRS:
        i = 0
        while i < _PAIRS:
            into[here + i] = worths[at + i]
            i += 1
        at += wide
        here += into_wide
        row += 1


@micropython.viper
def roll(grid: ptr16, pair_of: ptr8, apart: int, behind: int):
    """Write the means for all keeps of a pattern: those of one die, then of none.

    apart    distance of two keeps of the pattern
    behind   where the keeps of the other pattern end
    """
    along = _KEEPS // apart
    part = 0
    while part < _PARTS:
        at = _FACES * part
        a = apart * pair_of[at]
        b = apart * pair_of[at + 1]
        c = apart * pair_of[at + 2]
        d = apart * pair_of[at + 3]
        e = apart * pair_of[at + 4]
        f = apart * pair_of[at + 5]
        mean = apart * (_PAIRS + part)
        i = 0
        while i < behind:
            total = grid[a + i] + grid[b + i] + grid[c + i] + grid[d + i] + grid[e + i]
            grid[mean + i] = ((total + grid[f + i]) * 10923) >> 16
            i += along
        part += 1


@micropython.viper
def keep(grid: ptr16, faces_of: ptr8, apart: int, behind: int):
    """Raise the worths of all pairs of a pattern to those of the best keep; see `roll`."""
    along = _KEEPS // apart
    none = apart * _NONE
    pair = 0
    while pair < _PAIRS:
        both = apart * pair
        one = apart * (_PAIRS + faces_of[2 * pair])
        other = apart * (_PAIRS + faces_of[2 * pair + 1])
        i = 0
        while i < behind:
            best = grid[both + i]
            if grid[none + i] > best:
                best = grid[none + i]
            if grid[one + i] > best:
                best = grid[one + i]
            if grid[other + i] > best:
                best = grid[other + i]
            grid[both + i] = best
            i += along
        pair += 1


@micropython.viper
def keep_first(values: ptr16, one: ptr16, other: ptr16, none: ptr16):
    """Raise a slice to the best of those that keep one die of its pair, or none."""
    i = 0
    while i < _SLICE:
        best = values[i]
        if one[i] > best:
            best = one[i]
        if other[i] > best:
            best = other[i]
        if none[i] > best:
            best = none[i]
        values[i] = best
        i += 1


class Keeping:
    """Worths of all ways to keep some of six dice; each piece of work is bounded.

        yield from keeping.rate_row(worths, row)
        yield from keeping.look_ahead()     for each roll after the next one
        yield from keeping.compare(dice)
        keeping.best, keeping.keep          the worth of the best keep, and its bit mask
        keeping.of[mask]                    the worth of any keep that rolls at least one die
        keeping.clear()

    Takes 29 KB, in slices of 1 KB: a heap may have no large block. A Pico W has no room for two.
    """

    def __init__(self):
        self.best = -1
        self.keep = 0
        self.of = array("H")
        self._dice = b""
        self._values = []
        self._parts = []  # with one die of each face of the first pattern; with none
        self._slice = array("H", bytes(2 * _SLICE))
        self._grid = array("H", bytes(2 * _KEEPS * _KEEPS))
        self._sums = array("i", bytes(4 * _SLICE))

    def rate_row(self, worths, row):
        """Rate all dice by the worths of a row, 0..ai.WHOLE_WIN, and behind them of the penalty."""
        yield from self.prepare(worths[len(row)])
        for worth, kind in sorted([(worths[place], row[place]) for place in range(len(row))]):
            yield from self.rate(worth, criterion(kind))

    def prepare(self, worth: int):
        """Set the worth of all dice."""
        yield False  # the words take half of a step by themselves
        self._words = words()
        yield False
        filled = worth.to_bytes(2, "little") * _SLICE  # once: no garbage between the slices
        while len(self._parts) < _PARTS:
            self._parts.append(array("H", filled))
        yield False
        while len(self._values) < _PAIRS:
            self._values.append(array("H", filled))
            if len(self._values) % _FILLED_AT_ONCE == 0:
                yield False

    def rate(self, worth: int, criterion: array):
        """Set the worth of all dice that meet a criterion."""
        for first in range(_PAIRS):
            rate(self._values[first], worth, criterion, self._words, first)
            if first % _RATED_AT_ONCE == 0:
                yield False

    def look_ahead(self):
        """Go one roll back: from worths of six dice to their worths with one more roll."""
        parts = self._parts
        for part in range(_PARTS):
            self._roll_first(part)
            yield False
            self._roll_and_keep_rest(self._slice, parts[part])
            yield False
        for first in range(_PAIRS):
            values = self._values[first]
            self._roll_and_keep_rest(values, values)
            one, other = FACES_OF[2 * first], FACES_OF[2 * first + 1]
            keep_first(values, parts[one], parts[other], parts[_FACES])
            yield False

    def compare(self, dice):
        """Find the best keep of six dice, by their numbers, that rolls at least one of them."""
        self.best = -1
        self.of = array("H", bytes(2 * _ALL))
        self._dice = bytes([number - 1 for number in dice])
        for low in range(_BOTH + 1):
            first = self._keep_of(0, low)
            if low < _BOTH:
                self._roll_first(first - _PAIRS)
                yield False
            self._roll_rest(self._values[first] if low == _BOTH else self._slice)
            for mask in range(low, _ALL, _BOTH + 1):
                second = self._keep_of(2, mask >> 2)
                worth = self._grid[_KEEPS * second + self._keep_of(4, mask >> 4)]
                self.of[mask] = worth
                if worth > self.best:
                    self.best = worth
                    self.keep = mask
            yield False

    def clear(self):
        """Let the slices go: MicroPython may keep an object for a while after its last use."""
        self._values.clear()
        self._parts.clear()

    def _roll_first(self, part: int):
        """Write the means that keep one die of the first pattern, with this face; after 5, none."""
        faces = PAIR_OF[_FACES * part : _FACES * part + _FACES] or PAIR_OF
        for i in range(0, len(faces), 3):
            one, other, third = faces[i : i + 3]
            add(self._sums, self._values[one], self._values[other], self._values[third])
        take_mean(self._sums, self._slice, part == _FACES)

    def _roll_rest(self, values: array):
        """Write the means for all keeps of the second and third pattern to the grid."""
        copy(values, _PAIRS, self._grid, _KEEPS)
        roll(self._grid, _KEEPS_OF, _KEEPS, _PAIRS)
        roll(self._grid, _KEEPS_OF, 1, _KEEPS * _KEEPS)

    def _roll_and_keep_rest(self, values: array, into: array):
        self._roll_rest(values)
        keep(self._grid, FACES_OF, 1, _KEEPS * _KEEPS)
        keep(self._grid, FACES_OF, _KEEPS, _PAIRS)
        copy(self._grid, _KEEPS, into, _PAIRS)

    def _keep_of(self, die: int, bits: int) -> int:
        """Return the number of a keep of two dice from `die` on: see the top."""
        bits &= _BOTH
        if bits == _BOTH:
            return PAIR_OF[_FACES * self._dice[die] + self._dice[die + 1]]
        if not bits:
            return _NONE
        return _PAIRS + self._dice[die + bits - 1]

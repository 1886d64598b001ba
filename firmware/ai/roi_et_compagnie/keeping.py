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

# One roll. x * 10923 >> 16 is a sixth, x * 7282 >> 16 a ninth, of any sum of worths; equal worths
# keep their worth.


@micropython.viper
def fill(values: ptr16, worth: int):
    """Set all worths of a slice."""
    i = 0
    while i < _SLICE:
        values[i] = worth
        i += 1


@micropython.viper
def add(sums: ptr32, values: ptr16, times: int):
    """Add a slice so many times."""
    i = 0
    while i < _SLICE:
        sums[i] += times * values[i]
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


@micropython.viper
def roll_rest(values: ptr16, grid: ptr16, pair_of: ptr8):
    """Write the means for all keeps of the second and third pattern, 28 in a row of `grid`."""
    at = 0
    here = 0
    second = 0
    while second < _PAIRS:
        third = 0
        while third < _PAIRS:
            grid[here + third] = values[at + third]
            third += 1
        at += _PAIRS
        here += _KEEPS
        second += 1
    face = 0
    while face < _PARTS:  # the last time none is kept: the mean of the six rows before
        third = 0
        while third < _PAIRS:
            total = 0
            other = 0
            while other < _FACES:
                row = _PAIRS + other
                if face < _FACES:
                    row = pair_of[_FACES * face + other]
                total += grid[_KEEPS * row + third]
                other += 1
            grid[here + third] = (total * 10923) >> 16
            third += 1
        here += _KEEPS
        face += 1
    here = 0
    while here < 784:
        all_faces = 0
        face = 0
        while face < _FACES:
            total = 0
            other = 0
            while other < _FACES:
                total += grid[here + pair_of[_FACES * face + other]]
                other += 1
            total = (total * 10923) >> 16
            grid[here + _PAIRS + face] = total
            all_faces += total
            face += 1
        grid[here + _NONE] = (all_faces * 10923) >> 16
        here += _KEEPS


@micropython.viper
def keep_rest(grid: ptr16, into: ptr16, faces_of: ptr8):
    """Write to a slice the best of all keeps of the second and third pattern."""
    at = 0
    here = 0
    while here < 784:
        none = grid[here + _NONE]
        third = 0
        while third < _PAIRS:
            best = grid[here + third]
            if none > best:
                best = none
            one = grid[here + _PAIRS + faces_of[2 * third]]
            if one > best:
                best = one
            one = grid[here + _PAIRS + faces_of[2 * third + 1]]
            if one > best:
                best = one
            grid[here + third] = best
            third += 1
        here += _KEEPS
    second = 0
    while second < _PAIRS:
        here = _KEEPS * second
        a = _KEEPS * (_PAIRS + faces_of[2 * second])
        b = _KEEPS * (_PAIRS + faces_of[2 * second + 1])
        third = 0
        while third < _PAIRS:
            best = grid[here + third]
            if grid[a + third] > best:
                best = grid[a + third]
            if grid[b + third] > best:
                best = grid[b + third]
            if grid[756 + third] > best:
                best = grid[756 + third]
            into[at + third] = best
            third += 1
        at += _PAIRS
        second += 1


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

    dice     the numbers of the six dice

        yield from keeping.evaluate(worths, row, rolls)     all of this:

        yield from keeping.prepare(worth)   the worth of dice that meet no need, 0..ai.WHOLE_WIN
        for each need, the least worth first: yield from keeping.rate(...)
        yield from keeping.look_ahead()     for each roll after the next one
        yield from keeping.compare()
        keeping.best, keeping.keep          the worth of the best keep, and its bit mask
        keeping.of[mask]                    the worth of any keep that rolls at least one die

    Takes 29 KB, in slices of 1 KB: a heap may have no large block.
    """

    def __init__(self, dice: bytearray):
        self.best = -1
        self.keep = 0
        self.of = array("H", bytes(2 * _ALL))
        self._dice = bytes([number - 1 for number in dice])
        self._values = []
        self._parts = []  # with one die of each face of the first pattern; with none
        self._slice = _new_slice()
        self._grid = array("H", bytes(2 * _KEEPS * _KEEPS))
        self._sums = array("i", bytes(4 * _SLICE))

    def evaluate(self, worths, row, rolls: int):
        """Find the best keep for the worths of a row and, behind them, of the penalty."""
        yield from self.prepare(worths[len(row)])
        for worth, kind in sorted([(worths[place], row[place]) for place in range(len(row))]):
            yield from self.rate(worth, criterion(kind))
        for _ in range(rolls - 1):
            yield from self.look_ahead()
        yield from self.compare()

    def prepare(self, worth: int):
        """Set the worth of all dice."""
        yield False  # the words take half of a step by themselves
        self._words = words()
        yield False
        while len(self._parts) < _PARTS:
            self._parts.append(_new_slice())
        yield False
        while len(self._values) < _PAIRS:
            self._values.append(_new_slice())
            fill(self._values[-1], worth)
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

    def compare(self):
        """Find the best keep that rolls at least one die."""
        for low in range(_BOTH + 1):
            first = self._keep_of(0, low)
            if low < _BOTH:
                self._roll_first(first - _PAIRS)
                yield False
            roll_rest(self._values[first] if low == _BOTH else self._slice, self._grid, PAIR_OF)
            for keep in range(low, _ALL, _BOTH + 1):
                second = self._keep_of(2, keep >> 2)
                worth = self._grid[_KEEPS * second + self._keep_of(4, keep >> 4)]
                self.of[keep] = worth
                if worth > self.best:
                    self.best = worth
                    self.keep = keep
            yield False

    def _roll_first(self, part: int):
        """Write the means that keep one die of the first pattern, with this face; after 5, none."""
        for face in range(_FACES):
            if part < _FACES:
                add(self._sums, self._values[PAIR_OF[_FACES * part + face]], 1)
            else:
                for other in range(face, _FACES):
                    add(
                        self._sums, self._values[PAIR_OF[_FACES * face + other]], 1 + (other > face)
                    )
        take_mean(self._sums, self._slice, part == _FACES)

    def _roll_and_keep_rest(self, values: array, into: array):
        roll_rest(values, self._grid, PAIR_OF)
        keep_rest(self._grid, into, FACES_OF)

    def _keep_of(self, die: int, bits: int) -> int:
        """Return the number of a keep of two dice from `die` on: see the top."""
        bits &= _BOTH
        if bits == _BOTH:
            return PAIR_OF[_FACES * self._dice[die] + self._dice[die + 1]]
        if not bits:
            return _NONE
        return _PAIRS + self._dice[die + bits - 1]


def _new_slice() -> array:
    return array("H", bytes(2 * _SLICE))

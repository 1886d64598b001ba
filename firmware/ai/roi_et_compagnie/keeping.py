"""Exact worth of keeping dice of Roi & Compagnie, for numbers and colours at once.

There are two dice of each of three patterns. The faces of such a pair, without order, are a pair
number 0..20; one die kept of it is 21 + face, none is 27. The worths of six dice are in slices: one
for each pair number of the first pattern, and in it 21 * second + third pair number. A worth is
0..MOST, so that all sums fit 31 bits.

A roll is one pass over the slices, in place: the means over the dice rolled, then the best of all
ways to keep.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

import micropython
from micropython import const

from games.roi_et_compagnie.cards import (
    BURGHER,
    CHAMPIKOBOLD,
    DICE,
    DRAGON,
    DWARF,
    ELF,
    HYPNOTIST,
    ORC,
    RACE,
    die_colour,
)
from games.roi_et_compagnie.needs import need

MOST = const(32000)  # the highest worth

_FACES = const(6)
_PAIRS = const(21)  # of two dice of a pattern
_KEEPS = const(28)  # and of one die, and of none
_NONE = const(27)
_SLICE = const(441)  # _PAIRS * _PAIRS
_PARTS = const(7)
_BOTH = const(3)  # bit mask of two dice
_ALL = const(63)  # bit mask of all dice
_MARKED_AT_ONCE = const(7)  # pair numbers

# The faces of each pair number, and the pair number of two faces.
FACES_OF = bytes([f for first in range(_FACES) for n in range(first, _FACES) for f in (first, n)])
PAIR_OF = bytes(
    [
        min(f, n) * (2 * _FACES + 1 - min(f, n)) // 2 + max(f, n) - min(f, n)
        for f in range(_FACES)
        for n in range(_FACES)
    ]
)

# Needs as criteria of sums. Six dice have two words: the sums of their pairs' words. Fields of 4
# bits have counts; the count n passes for "at least k" if bit 3 of n + 8 - k is set.
#
#   word 0    the counts of the numbers 1 to 6; from bit 24 on, 36 less the sum of the dice
#   word 1    the counts of red, green, blue, even and odd; from bit 20 on, the sum less 6

_WORDS = const(63)  # a word for each pair number of each pattern
_EVEN = const(12)  # bits
_ODD = const(16)
_SHORT_BY = const(24)
_HIGH_BY = const(20)
_FLAG = const(8)
_FLAG_OF_SUM = const(32)
_EACH_NUMBER = const(0x111111)
_EACH_COLOUR = const(0x111)
_DICE_SUM = const(36)  # the highest

# Places in a criterion.
_WORD = const(0)  # of the first pattern
_ADD = const(1)
_MASK = const(2)
_SETS = const(3)  # 0: all flags of the mask; else one flag, and so many pairs of equal numbers
_RUN = const(4)  # the length of a run; 0 for another kind of need


def words() -> array:
    """Return the words of all pairs, word 0 before word 1."""
    sums = array("i", bytes(4 * 2 * _WORDS))
    for pattern in range(3):
        for pair in range(_PAIRS):
            for face in FACES_OF[2 * pair : 2 * pair + 2]:
                at = _PAIRS * pattern + pair
                sums[at] += (1 << 4 * face) + (_FACES - 1 - face << _SHORT_BY)
                sums[_WORDS + at] += (
                    (1 << 4 * die_colour(2 * pattern, face + 1))
                    + (1 << (_EVEN if face % 2 else _ODD))
                    + (face << _HIGH_BY)
                )
    return sums


def criterion(kind: int) -> array:
    """Return the criterion of an inhabitant's need, for `mark`."""
    race = RACE[kind]
    least = need(kind, 0)
    word = sets = run = 0
    if race == ELF:
        run = least
        add = mask = 0
    elif race == DWARF:
        shift = 4 * (need(kind, 1) - 1)
        add = _FLAG - least << shift
        mask = _FLAG << shift
    elif race == ORC:
        add = (_FLAG - least) * _EACH_NUMBER
        mask = _FLAG * _EACH_NUMBER
        sets = sum([need(kind, i) > 0 for i in range(3)])
    elif race == HYPNOTIST:
        add = _FLAG_OF_SUM - (_DICE_SUM - least) << _SHORT_BY
        mask = _FLAG_OF_SUM << _SHORT_BY
    else:
        word = _WORDS
        if race == BURGHER:
            shift = _ODD if least else _EVEN
            add = _FLAG - DICE << shift
            mask = _FLAG << shift
        elif race == DRAGON:
            add = _FLAG_OF_SUM - (least - DICE) << _HIGH_BY
            mask = _FLAG_OF_SUM << _HIGH_BY
        elif race == CHAMPIKOBOLD:
            add = (_FLAG - least) * _EACH_COLOUR
            mask = _FLAG * _EACH_COLOUR
            sets = 1
        else:
            add = mask = 0
            for colour in range(3):
                if need(kind, colour):
                    add |= _FLAG - need(kind, colour) << 4 * colour
                    mask |= _FLAG << 4 * colour
    return array("i", (word, add, mask, sets, run))


@micropython.viper
def mark(values: ptr16, worth: int, criterion: ptr32, words: ptr32, first: int):
    """Set the worth of all dice of the slice of pair number `first` that meet a criterion."""
    word = criterion[_WORD]
    add = criterion[_ADD]
    mask = criterion[_MASK]
    sets = criterion[_SETS]
    run = criterion[_RUN]
    at = 0
    ones = words[word + first]
    second = 0
    while second < _PAIRS:
        both = ones + words[word + _PAIRS + second]
        third = 0
        while third < _PAIRS:
            counts = both + words[word + 2 * _PAIRS + third]
            if run:
                flags = (counts + 0x777777) & 0x888888  # the numbers on one die or more
                met = flags & (flags >> 4) & (flags >> 8) & (flags >> 12)
                if run > 4:
                    met &= flags >> 16
                if run > 5:
                    met &= flags >> 20
            else:
                met = (counts + add) & mask
                if sets == 0:
                    if met != mask:
                        met = 0
                elif met and sets > 1:
                    met = (counts + 0x666666) & 0x888888  # the numbers on two dice or more
                    met &= met - 1
                    if sets > 2:
                        met &= met - 1
            if met:
                values[at] = worth
            at += 1
            third += 1
        second += 1


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
    while face < _FACES:
        pairs = _FACES * face
        a = _KEEPS * pair_of[pairs]
        b = _KEEPS * pair_of[pairs + 1]
        c = _KEEPS * pair_of[pairs + 2]
        d = _KEEPS * pair_of[pairs + 3]
        e = _KEEPS * pair_of[pairs + 4]
        f = _KEEPS * pair_of[pairs + 5]
        third = 0
        while third < _PAIRS:
            total = grid[a + third] + grid[b + third] + grid[c + third]
            total += grid[d + third] + grid[e + third] + grid[f + third]
            grid[here + third] = (total * 10923) >> 16
            third += 1
        here += _KEEPS
        face += 1
    third = 0
    while third < _PAIRS:
        a = here + third
        total = grid[a - 168] + grid[a - 140] + grid[a - 112]
        total += grid[a - 84] + grid[a - 56] + grid[a - 28]
        grid[a] = (total * 10923) >> 16
        third += 1
    here = 0
    while here < 784:
        all_faces = 0
        face = 0
        while face < _FACES:
            pairs = _FACES * face
            total = grid[here + pair_of[pairs]] + grid[here + pair_of[pairs + 1]]
            total += grid[here + pair_of[pairs + 2]] + grid[here + pair_of[pairs + 3]]
            total += grid[here + pair_of[pairs + 4]] + grid[here + pair_of[pairs + 5]]
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
    worth    the worth of dice that meet no need, 0..MOST

        for each need, the least worth first: yield from keeping.mark(...)
        yield from keeping.look_ahead()     for each roll after the next one
        yield from keeping.compare()
        keeping.best, keeping.keep          the worth of the best keep, and its bit mask

    Takes 29 KB, in slices of 1 KB: a heap may have no large block.
    """

    def __init__(self, dice: bytearray, worth: int):
        self.best = -1
        self.keep = 0
        self._dice = bytes([number - 1 for number in dice])
        self._words = words()
        self._values = _slices(_PAIRS)
        self._parts = _slices(_PARTS)  # with one die of each face of the first pattern; with none
        (self._slice,) = _slices(1)
        self._grid = array("H", bytes(2 * _KEEPS * _KEEPS))
        self._sums = array("i", bytes(4 * _SLICE))
        for values in self._values:
            fill(values, worth)

    def mark(self, worth: int, criterion: array):
        """Set the worth of all dice that meet a criterion."""
        for first in range(_PAIRS):
            mark(self._values[first], worth, criterion, self._words, first)
            if first % _MARKED_AT_ONCE == 0:
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


def _slices(n: int) -> list:
    return [array("H", bytes(2 * _SLICE)) for _ in range(n)]

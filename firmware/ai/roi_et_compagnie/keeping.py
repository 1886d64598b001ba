"""Exact worth of keeping dice of Roi & Compagnie, for numbers and colours at once.

There are two dice of each of three patterns. The faces of such a pair, without order, are a pair
number 0..20; one die kept of it is 21 + face, none is 27. The worth of six dice is in `values` at
441 * first + 21 * second + third pair number. It is 0..MOST, so that all sums fit 31 bits.

A roll is one pass over the table, in place: the mean over the dice rolled, then the best of all
ways to keep. The second and third pattern are treated together for each part of the first pattern.
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
_ROLL_ALL = const(6)  # the part that keeps no die of the first pattern, after one for each face
_PARTS = const(7)
_BOTH = const(3)  # bit mask of two dice
_ALL = const(63)  # bit mask of all dice
_MARKED_AT_ONCE = const(7)  # pair numbers

# The pair number of two faces, and the faces of each pair number.
FACES_OF = bytes([f for first in range(_FACES) for n in range(first, _FACES) for f in (first, n)])
PAIR_OF = bytes(
    [
        [min(f, n) == FACES_OF[2 * p] and max(f, n) == FACES_OF[2 * p + 1] for p in range(_PAIRS)]
        .index(True)
        for f in range(_FACES)
        for n in range(_FACES)
    ]
)

# Needs as tests of sums. Six dice have two words: the sums of their pairs' words. Fields of 4 bits
# have counts; the count n passes for "at least k" if bit 3 of n + 8 - k is set.
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

# Places in a test.
_WORD = const(0)  # of the first pattern
_ADD = const(1)
_MASK = const(2)
_SETS = const(3)  # 0: all flags of the mask; else one flag, and so many pairs of equal numbers
_RUN = const(4)  # the length of a run; 0 for another kind of need


def words() -> array:
    words = array("i", bytes(4 * 2 * _WORDS))
    for pattern in range(3):
        for pair in range(_PAIRS):
            for face in FACES_OF[2 * pair : 2 * pair + 2]:
                at = _PAIRS * pattern + pair
                words[at] += (1 << 4 * face) + (_FACES - 1 - face << _SHORT_BY)
                words[_WORDS + at] += (
                    (1 << 4 * die_colour(2 * pattern, face + 1))
                    + (1 << (_EVEN if face % 2 else _ODD))
                    + (face << _HIGH_BY)
                )
    return words


def test_of(kind: int) -> array:
    """Return the test of an inhabitant's need, for `mark`."""
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
def mark(values: ptr16, worth: int, test: ptr32, words: ptr32, first: int):
    """Set the worth of all dice that meet a need and have this pair number of the first pattern."""
    word = test[_WORD]
    add = test[_ADD]
    mask = test[_MASK]
    sets = test[_SETS]
    run = test[_RUN]
    at = _SLICE * first
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
def roll_first(values: ptr16, part: int, into: ptr16, pair_of: ptr8):
    """Write the means of the slices that keep this face, or with _ROLL_ALL no die."""
    if part == _ROLL_ALL:
        i = 0
        while i < _SLICE:
            total = 0
            face = 0
            while face < _FACES:
                other = 0
                while other < _FACES:
                    total += values[_SLICE * pair_of[_FACES * face + other] + i]
                    other += 1
                face += 1
            into[i] = ((total >> 2) * 7282) >> 16
            i += 1
        return
    pairs = _FACES * part
    a = _SLICE * pair_of[pairs]
    b = _SLICE * pair_of[pairs + 1]
    c = _SLICE * pair_of[pairs + 2]
    d = _SLICE * pair_of[pairs + 3]
    e = _SLICE * pair_of[pairs + 4]
    f = _SLICE * pair_of[pairs + 5]
    i = 0
    while i < _SLICE:
        total = values[a + i] + values[b + i] + values[c + i]
        total += values[d + i] + values[e + i] + values[f + i]
        into[i] = (total * 10923) >> 16
        i += 1


@micropython.viper
def roll_rest(values: ptr16, at: int, grid: ptr16, pair_of: ptr8):
    """Write the means for all keeps of the second and third pattern, 28 in a row of `grid`.

    values[at : at + 441] are the worths of full dice of both.
    """
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
def keep_rest(grid: ptr16, into: ptr16, at: int, faces_of: ptr8):
    """Write to into[at : at + 441] the best of all keeps of the second and third pattern."""
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
def keep_first(values: ptr16, first: int, parts: ptr16, faces_of: ptr8):
    """Raise the slice of this pair number to the best of the parts that keep fewer dice of it."""
    a = _SLICE * faces_of[2 * first]
    b = _SLICE * faces_of[2 * first + 1]
    none = _SLICE * _ROLL_ALL
    at = _SLICE * first
    i = 0
    while i < _SLICE:
        best = values[at]
        if parts[a + i] > best:
            best = parts[a + i]
        if parts[b + i] > best:
            best = parts[b + i]
        if parts[none + i] > best:
            best = parts[none + i]
        values[at] = best
        at += 1
        i += 1


class Keeping:
    """Worths of all ways to keep some of six dice; each piece of work is bounded.

    dice     the numbers of the six dice
    worth    the worth of dice that meet no need, 0..MOST

        for each need, the least worth first: yield from keeping.mark(...)
        yield from keeping.look_ahead()     for each roll after the next one
        yield from keeping.compare()
        keeping.best, keeping.keep          the worth of the best keep, and its bit mask

    Takes 28 KB.
    """

    def __init__(self, dice: bytearray, worth: int):
        self.best = -1
        self.keep = 0
        self._dice = bytes([number - 1 for number in dice])
        self._words = words()
        self._values = array("H", [worth]) * (_PAIRS * _SLICE)
        self._parts = array("H", [0]) * (_PARTS * _SLICE)
        self._slice = array("H", [0]) * _SLICE
        self._grid = array("H", [0]) * (_KEEPS * _KEEPS)

    def mark(self, worth: int, test: array):
        """Set the worth of all dice that pass a test."""
        for first in range(_PAIRS):
            mark(self._values, worth, test, self._words, first)
            if first % _MARKED_AT_ONCE == 0:
                yield False

    def look_ahead(self):
        """Go one roll back: from worths of six dice to their worths with one more roll."""
        values, grid, parts = self._values, self._grid, self._parts
        for part in range(_PARTS):
            roll_first(values, part, self._slice, PAIR_OF)
            yield False
            roll_rest(self._slice, 0, grid, PAIR_OF)
            keep_rest(grid, parts, _SLICE * part, FACES_OF)
            yield False
        for first in range(_PAIRS):
            roll_rest(values, _SLICE * first, grid, PAIR_OF)
            keep_rest(grid, values, _SLICE * first, FACES_OF)
            keep_first(values, first, parts, FACES_OF)
            yield False

    def compare(self):
        """Find the best keep that rolls at least one die."""
        for low in range(_BOTH + 1):
            first = self._keep_of(0, low)
            if low == _BOTH:
                roll_rest(self._values, _SLICE * first, self._grid, PAIR_OF)
            else:
                roll_first(self._values, first - _PAIRS, self._slice, PAIR_OF)
                yield False
                roll_rest(self._slice, 0, self._grid, PAIR_OF)
            for keep in range(low, _ALL, _BOTH + 1):
                second = self._keep_of(2, keep >> 2)
                worth = self._grid[_KEEPS * second + self._keep_of(4, keep >> 4)]
                if worth > self.best:
                    self.best = worth
                    self.keep = keep
            yield False

    def _keep_of(self, die: int, bits: int) -> int:
        """Return the number of a keep of two dice from `die` on: see the top."""
        bits &= _BOTH
        if bits == _BOTH:
            return PAIR_OF[_FACES * self._dice[die] + self._dice[die + 1]]
        if not bits:
            return _NONE
        return _PAIRS + self._dice[die + bits - 1]

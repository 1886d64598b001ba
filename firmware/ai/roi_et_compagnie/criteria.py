"""Needs of Roi & Compagnie as criteria for sums, to find all casts that meet one quickly.

There are two dice of each of three patterns. The faces of such a pair, without order, are a pair
number 0..20. A pair has two words, and so have six dice: the sums of their pairs' words. Fields of
4 bits have counts; the count n passes for "at least k" if bit 3 of n + 8 - k is set.

    word 0    the counts of the numbers 1 to 6; from bit 24 on, 36 less the sum of the dice
    word 1    the counts of red, green, blue, even and odd; from bit 20 on, the sum less 6
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
    need,
)

_FACES = const(6)
_PAIRS = const(21)

# The faces of each pair number, and the pair number of two faces.
FACES_OF = bytes([f for first in range(_FACES) for n in range(first, _FACES) for f in (first, n)])
PAIR_OF = bytes(
    [
        min(f, n) * (2 * _FACES + 1 - min(f, n)) // 2 + max(f, n) - min(f, n)
        for f in range(_FACES)
        for n in range(_FACES)
    ]
)

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
    """Return the criterion of an inhabitant's need, for `rate`."""
    race = RACE[kind]
    least = need(kind, 0)
    word = 0 if race in (ELF, DWARF, ORC, HYPNOTIST) else _WORDS
    add = mask = sets = run = 0
    if race == ELF:
        run = least
        add = (_FLAG - 1) * _EACH_NUMBER
        mask = _FLAG * _EACH_NUMBER
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
    elif race == BURGHER:
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
        for colour in range(3):
            if need(kind, colour):
                add |= _FLAG - need(kind, colour) << 4 * colour
                mask |= _FLAG << 4 * colour
    return array("i", (word, add, mask, sets, run))


@micropython.viper
def rate(values: ptr16, worth: int, criterion: ptr32, words: ptr32, first: int):
    """Set the worth of all dice of the slice of pair number `first` that meet a criterion."""
    mask = criterion[_MASK]
    sets = criterion[_SETS]
    run = criterion[_RUN]
    of_second = criterion[_WORD] + _PAIRS
    of_third = of_second + _PAIRS
    add = criterion[_ADD]
    one = words[criterion[_WORD] + first] + add
    at = 0
    second = 0
    while second < _PAIRS:
        both = one + words[of_second + second]
        third = 0
        while third < _PAIRS:
            met = (both + words[of_third + third]) & mask
            if sets:
                if met and sets > 1:
                    counts = both + words[of_third + third] - add
                    met = (counts + 0x666666) & 0x888888  # the numbers on two dice or more
                    met &= met - 1
                    if sets > 2:
                        met &= met - 1
            elif run:
                flags = met
                met = flags & (flags >> 4) & (flags >> 8) & (flags >> 12)
                if run > 4:
                    met &= flags >> 16
                if run > 5:
                    met &= flags >> 20
            elif met != mask:
                met = 0
            if met:
                values[at + third] = worth
            third += 1
        at += _PAIRS
        second += 1

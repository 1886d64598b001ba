"""A network's judgement of an outcome, in whole numbers: the hot loops, for MicroPython's viper.

One hidden layer. Each unit adds up its own weight of every row that is the case (`features`), and
what is above 0 counts with the unit's output weight. A unit is 232 bytes: its weights, 128 more
than they mean; then its bias and its output weight, of 16 bits, low byte first, 32768 more than
they mean. Sixteen units are a block: they are read where they lie (`rom`), and so far a piece of
flash goes. A sum has `_LIFT` added, so that nothing that viper reads from memory is below 0.

MicroPython keeps the first three arguments in the processor's registers, so those are what the
inner loop is about: `units` and `of` are the block that is at work and where the unit at work
begins in it. They come in as the first block and 0.
"""

import micropython
from micropython import const

UNIT = const(232)  # bytes
UNITS = const(16)  # of a block

_BLOCK = const(UNIT * UNITS)  # bytes
_BIAS = const(228)  # where a unit has it
_OUTPUT = const(230)
_LIFT = const(0x100000)
_ZERO = const(128)
_ZERO_16 = const(0x8000)


@micropython.viper
def begin(units: ptr8, of: int, rows: ptr8, n: int, sums: ptr32, blocks, width: int):
    """Let the first `width` sums begin at their units' biases, with what many outcomes share.

    rows: n bytes in pairs, a row and how often it is to be added.
    """
    unit = 0
    for block in blocks:
        units = ptr8(block)
        of = 0
        while of < _BLOCK and unit < width:
            hidden = _LIFT + units[of + _BIAS] + (units[of + _BIAS + 1] << 8) - _ZERO_16
            at = 0
            while at < n:
                hidden += (units[of + rows[at]] - _ZERO) * rows[at + 1]
                at += 2
            sums[unit] = hidden
            of += UNIT
            unit += 1


@micropython.viper
def judge(units: ptr8, of: int, rows: ptr16, n: int, sums: ptr32, blocks, width: int) -> int:
    """The judgement of the outcome with rows[1:n], from the sums of all that it shares.

    The first thirteen rows, which every outcome has, are added without a loop: that is what a
    decision's time goes into, and so it takes half of it.
    """
    a = rows[1]
    b = rows[2]
    c = rows[3]
    d = rows[4]
    e = rows[5]
    f = rows[6]
    g = rows[7]
    h = rows[8]
    i = rows[9]
    j = rows[10]
    k = rows[11]
    m = rows[12]
    o = rows[13]
    lift = _LIFT + (n - 1) * _ZERO
    total = 0
    unit = 0
    for block in blocks:
        units = ptr8(block)
        of = 0
        while of < _BLOCK and unit < width:
            hidden = (
                (sums[unit] - lift + units[of + a] + units[of + b] + units[of + c] + units[of + d])
                + (units[of + e] + units[of + f] + units[of + g] + units[of + h] + units[of + i])
                + (units[of + j] + units[of + k] + units[of + m] + units[of + o])
            )
            at = 14
            while at < n:
                hidden += units[of + rows[at]]
                at += 1
            if hidden > 0:
                output = units[of + _OUTPUT] + (units[of + _OUTPUT + 1] << 8) - _ZERO_16
                total += hidden * output
            of += UNIT
            unit += 1
    return total

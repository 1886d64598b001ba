"""A network's judgement of an outcome, in whole numbers: the hot loops, for MicroPython's viper.

One hidden layer. Each unit adds up its own weight of every row that is the case (`features`), and
what is above 0 counts with the unit's output weight. Weights are bytes, 128 more than they
mean, unit by unit. Output weights and biases are 16 bits, low byte first, 32768 more than they
mean. A sum has `_LIFT` added, so that nothing that viper reads from memory is below 0.
"""

import micropython
from micropython import const

_LIFT = const(0x100000)
_ROWS = const(228)
_ZERO = const(128)
_ZERO_16 = const(0x8000)


@micropython.viper
def begin(sums: ptr32, biases: ptr8, width: int):
    """Let the first `width` sums begin at the units' biases."""
    for unit in range(width):
        sums[unit] = _LIFT + biases[2 * unit] + (biases[2 * unit + 1] << 8) - _ZERO_16


@micropython.viper
def add(sums: ptr32, weights: ptr8, row: int, times: int, width: int):
    """Add a row to the first `width` sums, as often as is said."""
    for unit in range(width):
        sums[unit] += (weights[unit * _ROWS + row] - _ZERO) * times


@micropython.viper
def judge(sums: ptr32, weights: ptr8, rows: ptr16, n: int, outputs: ptr8, width: int) -> int:
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
    of = 0  # where the unit's weights begin
    for unit in range(width):
        hidden = sums[unit] - lift
        hidden += weights[of + a] + weights[of + b] + weights[of + c] + weights[of + d]
        hidden += weights[of + e] + weights[of + f] + weights[of + g] + weights[of + h]
        hidden += weights[of + i] + weights[of + j] + weights[of + k] + weights[of + m]
        hidden += weights[of + o]
        at = 14
        while at < n:
            hidden += weights[of + rows[at]]
            at += 1
        if hidden > 0:
            total += hidden * (outputs[2 * unit] + (outputs[2 * unit + 1] << 8) - _ZERO_16)
        of += _ROWS
    return total

"""Networks of the levels of Banquet Royal, integers only: judgements and what they stand for.

The functions are inner loops, for MicroPython's viper. A network has one hidden layer with ReLU.
Its input is a list of features, each a row of weights and a value in eighths. Each hidden unit adds
up its weights times the values; a sum above 0 counts with the unit's output weight. The result is
the logarithm of the odds of the share of the win.

A unit is 510 bytes: its weights + 128, then its bias in eighths and its output weight + 32768, of
16 bits each, low byte first. A page is eight units, read in place in flash (`flash_data`).
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

import micropython
from micropython import const

UNIT = const(510)  # bytes
UNITS = const(8)  # of a page

_PAGE = const(UNIT * UNITS)  # bytes
_BIAS = const(506)  # places in a unit
_OUTPUT = const(508)
_ZERO = const(128)  # the byte of weight 0
_ZERO_16 = const(0x8000)  # the 16 bits of 0


@micropython.viper
def judge(units: ptr8, of: int, rows: ptr16, n: int, pages, width: int) -> int:
    """Return the judgement of the features rows[0:n].

    MicroPython keeps the first three arguments in processor registers, so the inner loop uses
    these: `units` is the current page, `of` the place of the current unit in it. Callers pass the
    first page and 0.
    """
    total = 0
    unit = 0
    for page in pages:
        units = ptr8(page)
        of = 0
        while of < _PAGE and unit < width:
            hidden = units[of + _BIAS] + (units[of + _BIAS + 1] << 8) - _ZERO_16
            at = 0
            while at < n:
                hidden += (units[of + rows[at]] - _ZERO) * rows[at + 1]
                at += 2
            if hidden > 0:
                output = units[of + _OUTPUT] + (units[of + _OUTPUT + 1] << 8) - _ZERO_16
                total += (hidden >> 3) * output
            of += UNIT
            unit += 1
    return total

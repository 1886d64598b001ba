"""Neural network of the trained levels, integers only, with its weights read in place in flash.

It has one hidden layer with ReLU. Its input is a list of features, each the number of a row of
weights. Each hidden unit adds up its weights of these features; a sum above 0 counts with the
unit's output weight. The result, a judgement, is a logarithm of odds, in units that each network
chooses for itself.

A unit has a byte for each row, its weight + 128; then its bias in eighths of a weight and its
output weight, + 32768, of 16 bits each, low byte first. Units fill blocks of flash (`flash_data`),
as many as fit into each.
"""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

from array import array

import micropython
from micropython import const

WHOLE_WIN = const(32000)  # the share of a whole win

BLOCK = const(4080)  # bytes of a block that units may take
_NUMBERS = const(4)  # bytes of a unit behind its weights
_BIAS = const(4)  # places in a unit, from its end
_OUTPUT = const(2)
_ZERO = const(128)  # the byte of weight 0
_ZERO_16 = const(0x8000)  # the 16 bits of 0
_EIGHTHS = const(3)  # bits
_LIFT = const(0x100000)  # added to each sum, so that viper loads no negative value from memory
_AT_ONCE = const(13)  # features added without a loop

# The logistic function of 0, 1/8, 2/8, ..., 8 times WHOLE_WIN, less _HALF. Beyond 8 it is constant,
# well below WHOLE_WIN: a win that is almost certain is worth less than one that ends the game.
# Each has two bytes, the low one first: as integers they would take three times as much.
_SHARES = (
    b"\x00\x00\xe7\x03\xc6\x07\x95\x0b\x4f\x0f\xeb\x12\x66\x16\xb9\x19\xe2\x1c\xdd\x1f"
    b"\xaa\x22\x46\x25\xb2\x27\xef\x29\xfe\x2b\xe1\x2d\x9a\x2f\x2a\x31\x95\x32\xdd\x33"
    b"\x05\x35\x0f\x36\xfd\x36\xd3\x37\x92\x38\x3d\x39\xd6\x39\x5d\x3a\xd6\x3a\x41\x3b"
    b"\xa1\x3b\xf5\x3b\x40\x3c\x83\x3c\xbe\x3c\xf2\x3c\x20\x3d\x49\x3d\x6e\x3d\x8e\x3d"
    b"\xaa\x3d\xc3\x3d\xd9\x3d\xec\x3d\xfe\x3d\x0d\x3e\x1a\x3e\x26\x3e\x31\x3e\x3a\x3e"
    b"\x42\x3e\x4a\x3e\x50\x3e\x56\x3e\x5b\x3e\x5f\x3e\x63\x3e\x66\x3e\x69\x3e\x6c\x3e"
    b"\x6e\x3e\x70\x3e\x72\x3e\x74\x3e\x75\x3e"
)
_HALF = const(16000)
_STEPS = const(8)  # look-ups for each unit of the logarithm
_LAST = const(64)  # the last one


class Trained:
    """Base of the trained levels, which are thinkers with a network. A level is a subclass with

    FILE     the file of its weights, which `ai.load` reads to BLOCKS, see `flash_data.checked`
    WIDTH    the number of hidden units
    LOGIT    the judgement that is one unit of the logarithm of odds
    """

    FILE = ""
    BLOCKS: list = []
    WIDTH = 0
    LOGIT = 0


class Network:
    """Network of `width` hidden units for `rows` features, from the start of the first block on."""

    def __init__(self, blocks: list, rows: int, width: int):
        self._blocks = blocks
        self._size = rows + _NUMBERS  # bytes of a unit
        self.width = width
        self._sums = array("i", bytes(4 * width))
        self.judge(array("H", bytes(2 * _AT_ONCE)), 0, start=1)

    def judge(self, features: array, n: int, first: int = 0, end: int = 0, start: int = 0) -> int:
        """Return the judgement of n features that are present, and of others with values.

        features: those that are present; from `first` to `end` pairs of a feature and its value in
        eighths, which are used up. It has room for thirteen numbers at least.

        If `start` is 1: add these features to all judgements from now on, in place of those before.
        """
        blocks = self._blocks
        return judge(
            blocks[0], 0, features, n, first, end, self._sums, blocks, self.width, self._size, start
        )


def end_of(rows: int, width: int) -> tuple:
    """Return where a network ends: its last block, and the place behind its units there."""
    size = rows + _NUMBERS
    units = BLOCK // size
    return (width - 1) // units, ((width - 1) % units + 1) * size


@micropython.viper
def judge(
    units: ptr8, of: int, rows: ptr16, n: int, first: int, end: int, sums: ptr32, blocks,
    width: int, size: int, start: int,
) -> int:  # fmt: skip
    """Return the judgement of features, see `Network.judge`; or set `sums` if `start` is 1.

    sums: for each unit, in eighths, its bias and features with values that all judgements share.

    MicroPython keeps the first three arguments in processor registers, so the inner loops use
    these: `units` is the current block, `of` the place of the current unit in it. Callers pass the
    first block and 0. If thirteen features or more are present, thirteen are added without a loop:
    that halves the time of a decision.
    """
    a = rows[0]
    b = rows[1]
    c = rows[2]
    d = rows[3]
    e = rows[4]
    f = rows[5]
    g = rows[6]
    h = rows[7]
    i = rows[8]
    j = rows[9]
    k = rows[10]
    m = rows[11]
    o = rows[12]
    rest = 0
    if n >= _AT_ONCE:
        rest = _AT_ONCE
    lift = (n * _ZERO) << _EIGHTHS
    behind = first
    at = first
    while at < end:  # values that are 0 are left out
        value = rows[at + 1]
        if value:
            rows[behind] = rows[at]
            rows[behind + 1] = value
            behind += 2
            lift += _ZERO * value
        at += 2
    total = 0
    unit = 0
    for block in blocks:
        units = ptr8(block)
        of = 0
        while of <= BLOCK - size and unit < width:
            hidden = 0
            at = rest
            if at:
                hidden = (
                    (units[of + a] + units[of + b] + units[of + c] + units[of + d])
                    + (units[of + e] + units[of + f] + units[of + g] + units[of + h])
                    + (units[of + i] + units[of + j] + units[of + k] + units[of + m])
                    + units[of + o]
                )
            while at < n:
                hidden += units[of + rows[at]]
                at += 1
            hidden = (hidden << _EIGHTHS) - lift
            at = first
            while at < behind:
                hidden += units[of + rows[at]] * rows[at + 1]
                at += 2
            of += size
            if start:
                hidden += units[of - _BIAS] + (units[of - _BIAS + 1] << 8) - _ZERO_16
                sums[unit] = hidden + _LIFT
            else:
                hidden += sums[unit] - _LIFT
                if hidden > 0:
                    output = units[of - _OUTPUT] + (units[of - _OUTPUT + 1] << 8) - _ZERO_16
                    total += (hidden >> _EIGHTHS) * output
            unit += 1
    return total


def win_share(judgement: int, logit: int) -> int:
    """Return the share of the win, 0 to WHOLE_WIN, that a judgement stands for.

    It is the logistic function, in integers. `logit` is a level's LOGIT.
    """
    pitch = logit // _STEPS
    odds = abs(judgement)
    place = min(odds // pitch, _LAST)
    more = _share(place)
    if place < _LAST:
        more += (_share(place + 1) - more) * (odds % pitch) // pitch
    return _HALF + more if judgement >= 0 else _HALF - more


def _share(place: int) -> int:
    return _SHARES[2 * place] + (_SHARES[2 * place + 1] << 8)

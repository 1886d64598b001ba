"""Share of the win that a judgement stands for: the logistic function, in integers.

A judgement is a logarithm of odds, in units that each network chooses for itself.
"""

from micropython import const

MOST = const(32000)  # the share of a whole win

_HALF = const(16000)
_STEPS = const(8)  # table entries for each unit of the logarithm

# The logistic function of 0, 1/8, 2/8, ..., 8 times MOST, less _HALF. Beyond 8 it is constant, well
# below MOST: a win that is almost certain is worth less than one that ends the game.
_SHARES = (
    0, 999, 1990, 2965, 3919, 4843, 5734, 6585, 7394, 8157, 8874, 9542,
    10162, 10735, 11262, 11745, 12186, 12586, 12949, 13277, 13573, 13839, 14077, 14291,
    14482, 14653, 14806, 14941, 15062, 15169, 15265, 15349, 15424, 15491, 15550, 15602,
    15648, 15689, 15726, 15758, 15786, 15811, 15833, 15852, 15870, 15885, 15898, 15910,
    15921, 15930, 15938, 15946, 15952, 15958, 15963, 15967, 15971, 15974, 15977, 15980,
    15982, 15984, 15986, 15988, 15989,
)  # fmt: skip


def share(judgement: int, logit: int) -> int:
    """Return the share of the win, 0 to MOST, that a judgement stands for.

    `logit` is the judgement that is one unit of the logarithm of odds.
    """
    step = logit // _STEPS
    odds = abs(judgement)
    place = min(odds // step, len(_SHARES) - 1)
    more = _SHARES[place]
    if place < len(_SHARES) - 1:
        more += (_SHARES[place + 1] - more) * (odds % step) // step
    return _HALF + more if judgement >= 0 else _HALF - more

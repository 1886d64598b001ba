"""A network's judgement, which is the logarithm of odds, as a chance to win in thousandths."""

from micropython import const

CERTAIN = 0x3FFFFFFF  # the judgement of a game that is won; below 0 of one that is lost

_WON = const(1000)
_STEPS = const(4)  # places of the table for each unit of the logarithm

# The logistic function of 0, 1/4, 1/2, ..., 7; beyond it is flat.
_CHANCES = (
    500, 562, 622, 679, 731, 777, 818, 852, 881, 905, 924, 940, 953, 963, 971,
    977, 982, 986, 989, 991, 993, 995, 996, 997, 998, 998, 998, 999, 999,
)  # fmt: skip


def of(judgement: int, logit: int) -> int:
    """The chance to win, 0..1000, both ends for what is decided; `logit` is worth one unit."""
    if judgement == CERTAIN:
        return _WON
    if judgement == -CERTAIN:
        return 0
    quarter = logit // _STEPS
    odds = abs(judgement)
    place = min(odds // quarter, len(_CHANCES) - 1)
    chance = _CHANCES[place]
    if place < len(_CHANCES) - 1:
        chance += (_CHANCES[place + 1] - chance) * (odds % quarter) // quarter
    return chance if judgement >= 0 else _WON - chance

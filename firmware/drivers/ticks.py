"""Arithmetic on millisecond ticks, which wrap at 2**30 like time.ticks_ms() on the Pico.

No step leaves the range of the Pico's small integers (below 2**30), so none allocates. The
clock itself is never read here: time comes from outside.
"""

from micropython import const

_MASK = const(0x3FFF_FFFF)
_HALF = const(0x2000_0000)


def add(ticks: int, ms: int) -> int:
    """The tick `ms` milliseconds after `ticks` (0 <= ms < 2**29)."""
    return (ticks - _MASK + ms - 1) & _MASK


def diff(later: int, earlier: int) -> int:
    """Milliseconds from `earlier` to `later`, negative if it is the other way round.

    Right as long as the two are less than 2**29 ms (six days) apart.
    """
    return (((later - earlier) & _MASK) ^ _HALF) - _HALF

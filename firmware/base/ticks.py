"""Arithmetic on millisecond ticks, which wrap at 2**30 like time.ticks_ms() on the Pico.

Every intermediate value is a small integer on the Pico (below 2**30), so nothing allocates. This
module never reads the clock.
"""

from micropython import const

_MASK = const(0x3FFF_FFFF)
_HALF = const(0x2000_0000)


def add(ticks: int, ms: int) -> int:
    """Return the tick `ms` milliseconds after `ticks` (0 <= ms < 2**29)."""
    return (ticks - _MASK + ms - 1) & _MASK


def diff(later: int, earlier: int) -> int:
    """Return the milliseconds from `earlier` to `later`, negative if `later` came first.

    Correct while the two are less than 2**29 ms (six days) apart.
    """
    return (((later - earlier) & _MASK) ^ _HALF) - _HALF

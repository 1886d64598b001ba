"""What every floor uses: arithmetic on ticks, and names of buttons and of button events.

Ticks are milliseconds that wrap at 2**30 like time.ticks_ms() on the Pico. Every intermediate value
is a small integer there (below 2**30), so nothing allocates. This module never reads the clock.

A button's index is `end * BUTTONS_PER_END + button`. An event is a small integer, never 0. It
combines a button's index and a kind: PRESS, REPEAT or RELEASE.
"""

from micropython import const

_MASK = const(0x3FFF_FFFF)
_HALF = const(0x2000_0000)

LEFT = const(0)
RIGHT = const(1)
UP = const(2)
DOWN = const(3)
OK = const(4)
BUTTONS_PER_END = const(5)

PRESS = const(1)
REPEAT = const(2)
RELEASE = const(3)

KIND = const(3)  # `event & KIND` is the kind, `event >> INDEX` the button's index
INDEX = const(2)


def ticks_add(ticks: int, ms: int) -> int:
    """Return the tick `ms` milliseconds after `ticks` (0 <= ms < 2**29)."""
    return (ticks - _MASK + ms - 1) & _MASK


def ticks_diff(later: int, earlier: int) -> int:
    """Return the milliseconds from `earlier` to `later`, negative if `later` came first.

    Correct while the two are less than 2**29 ms (six days) apart.
    """
    return (((later - earlier) & _MASK) ^ _HALF) - _HALF

"""Garbage collection: often while code is loaded, at rest in play.

Loaded code stays. If the heap fills up before garbage is collected, code lies scattered over all of
it, and no large block is free.
"""

import gc

from micropython import const

_WHILE_LOADING = const(80_000)  # bytes allocated between two collections
_WHEN_FULL = const(-1)


def collect_while_loading() -> None:
    """Collect garbage now and often from now on, until `end_loading`."""
    gc.collect()
    gc.threshold(_WHILE_LOADING)  # pyright: ignore[reportAttributeAccessIssue]


def end_loading() -> None:
    """Collect from now on only when the heap is full: else it would be amid something else."""
    gc.threshold(_WHEN_FULL)  # pyright: ignore[reportAttributeAccessIssue]


def collect_in_play() -> None:
    """Collect garbage now, and from now on only when the heap is full.

    A byte threshold fails in play: stack frames count as allocations; five presses reach 64 KB.
    """
    gc.collect()
    end_loading()


def has_block(size: int) -> bool:
    """Return whether so many bytes are free in one piece; what was tried becomes garbage."""
    try:
        bytearray(size)
    except MemoryError:
        return False
    return True

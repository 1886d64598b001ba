"""Playing of many deals at a time on the cores of this machine."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from functools import partial

from tools.arena.match import Match
from tools.arena.playing import Deal, close_players, play_deal


def cores() -> int:
    """Return the number of processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play(match: Match, deals: int, processes: int) -> Iterator[Deal]:
    """Yield the deals 0 to `deals` - 1, each as soon as it has been played."""
    work = partial(play_deal, match)
    if processes == 1:
        try:
            yield from map(work, range(deals))
        finally:
            close_players()
        return
    with multiprocessing.get_context("spawn").Pool(processes, _start) as pool:
        yield from pool.imap_unordered(work, range(deals))
        pool.close()
        pool.join()


def _start() -> None:
    """Set the signals of a worker: it ignores SIGINT, and SIGTERM ends it and its players."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())

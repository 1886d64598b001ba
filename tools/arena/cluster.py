"""Many deals at a time on a Dask cluster, where one machine is too small."""

import logging
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial

from distributed import Client, LocalCluster, as_completed

from tools.arena.fault import Trouble
from tools.arena.match import Match
from tools.arena.playing import Deal, play_deal, send_home

_PATIENCE = 10  # seconds to wait for a scheduler


def play(match: Match, deals: int, workers: int, scheduler: str) -> Iterator[Deal]:
    """The deals 0 to `deals` - 1, each as soon as it has been played.

    `scheduler` is the address of a cluster whose workers run in a checkout like this one; where it
    is "", a cluster of so many workers is set up on this machine for as long as it takes. Raises
    Trouble when nobody answers at that address.
    """
    with ExitStack() as cleanup:
        client = cleanup.enter_context(_connect(workers, scheduler, cleanup))
        cleanup.callback(client.run, send_home)
        waiting = client.map(partial(play_deal, match), range(deals), pure=False)
        for done in as_completed(waiting):
            yield done.result()


def _connect(workers: int, scheduler: str, cleanup: ExitStack) -> Client:
    if not scheduler:
        return Client(cleanup.enter_context(_local(workers)))
    try:
        return Client(scheduler, timeout=_PATIENCE)
    except OSError as error:
        raise Trouble(f"no Dask scheduler answers at {scheduler}: {error}") from None


def _local(workers: int) -> LocalCluster:
    """A cluster on this machine. Its workers inherit that Ctrl-C is nothing to them."""
    interrupt = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            dashboard_address=":0",
            silence_logs=logging.CRITICAL,
        )
    finally:
        signal.signal(signal.SIGINT, interrupt)

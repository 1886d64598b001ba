"""Playing of many deals at a time on a Dask cluster."""

import logging
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial

from distributed import Client, LocalCluster, as_completed

from tools.arena.match import Match
from tools.arena.playing import Deal, close_players, play_deal
from tools.trouble import Trouble

_PATIENCE = 10  # seconds to wait for a scheduler


def play(match: Match, deals: int, workers: int, scheduler: str) -> Iterator[Deal]:
    """Yield the deals 0 to `deals` - 1, each as soon as it has been played.

    `scheduler` is the address of a cluster whose workers run in a checkout of the same commit. If
    it is "", a cluster of so many workers runs on this machine meanwhile. Raises Trouble if no
    scheduler answers.
    """
    with ExitStack() as cleanup:
        client = cleanup.enter_context(_connect(workers, scheduler, cleanup))
        cleanup.callback(client.run, close_players)
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
    """Start a cluster on this machine. Its workers ignore SIGINT."""
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

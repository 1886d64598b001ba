"""Playing of many deals at a time on a Dask cluster."""

from collections.abc import Iterator
from functools import partial

from distributed import Client, as_completed

from tools.arena.match import Match
from tools.arena.playing import Deal, close_players, play_deal
from tools.trouble import Trouble

_PATIENCE = 10  # seconds to wait for a scheduler


def play(match: Match, deals: int, scheduler: str) -> Iterator[Deal]:
    """Yield the deals 0 to `deals` - 1, each as soon as it has been played.

    `scheduler` is the address of a cluster whose workers run in a checkout of the same commit.
    Raises Trouble if none answers there.
    """
    try:
        client = Client(scheduler, timeout=_PATIENCE)
    except (OSError, ValueError) as error:
        raise Trouble(f"no Dask scheduler answers at {scheduler}: {error}") from None
    with client:
        waiting = client.map(partial(play_deal, match), range(deals), pure=False)
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            client.run(close_players)

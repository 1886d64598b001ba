"""A live desk and its page, served by a thread beside the caller."""

import asyncio
import contextlib
import threading
from collections.abc import Coroutine, Iterator

from host_sim.play import listen
from host_sim.web.live import LiveDesk
from host_sim.web.server import HOST, Server


@contextlib.contextmanager
def served(live: LiveDesk) -> Iterator[str]:
    """Serve a desk until the block is left; the block has the page's address."""
    listener = listen(0)
    with beside(Server(live).serve(listener)):
        yield f"http://{HOST}:{listener.getsockname()[1]}/"


@contextlib.contextmanager
def beside(server: Coroutine) -> Iterator[None]:
    """Run a server in a thread until the block is left."""
    loop = asyncio.new_event_loop()
    serving = loop.create_task(server)
    thread = threading.Thread(target=_run, args=(loop, serving))
    thread.start()
    try:
        yield
    finally:
        loop.call_soon_threadsafe(serving.cancel)
        thread.join()


def _run(loop: asyncio.AbstractEventLoop, serving: asyncio.Task) -> None:
    with contextlib.suppress(asyncio.CancelledError):
        loop.run_until_complete(serving)
    loop.close()

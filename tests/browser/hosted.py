"""A folder served by a plain static server, below a path, in a thread beside the test."""

import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.site import serve


class Hosted(NamedTuple):
    """`url` is the address of the page, `folder` what is served."""

    url: str
    folder: Path


@contextlib.contextmanager
def hosted(folder: Path) -> Iterator[Hosted]:
    """Serve `folder` until the block is left."""
    with serve.server(folder, 0) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield Hosted(serve.address(server), folder)
        finally:
            server.shutdown()
            thread.join()

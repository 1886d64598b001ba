"""A folder served by a plain static server, below a path, in a thread beside the test."""

import contextlib
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
    with serve.served(folder) as url:
        yield Hosted(url, folder)

"""A folder served by a plain static server, below a path, in a thread beside the test."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.site import serve


class CleanAddresses(serve.Handler):
    """Leads from `x.html` to `x`, and from `index.html` to its folder, as some hosts do."""

    def do_GET(self):  # noqa: N802 - the name of the library
        path = self.path.split("?")[0]
        if path.endswith(".html"):
            self.send_response(308)
            self.send_header("Location", path.removesuffix(".html").removesuffix("index"))
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        if not path.endswith("/") and not Path(self.translate_path(path)).exists():
            self.path = f"{path}.html"
        super().do_GET()


class Hosted(NamedTuple):
    """`url` is the address of the page, `folder` what is served."""

    url: str
    folder: Path


@contextlib.contextmanager
def hosted(folder: Path, handler=serve.Handler) -> Iterator[Hosted]:
    """Serve `folder` until the block is left."""
    with serve.served(folder, handler) as url:
        yield Hosted(url, folder)

"""A plain static server on this machine, which shows the site below a path."""

import contextlib
import functools
import http.server
import threading
from collections.abc import Iterator
from pathlib import Path

HOST = "127.0.0.1"
BELOW = "/regalia/"
_POLL_S = 0.01  # how soon the server in a thread stops


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the files of `directory` below BELOW."""

    protocol_version = "HTTP/1.1"  # one connection for many files
    extensions_map = http.server.SimpleHTTPRequestHandler.extensions_map | {
        ".js": "text/javascript",  # on Windows the registry may say otherwise
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
    }

    def translate_path(self, path: str) -> str:
        if not path.startswith(BELOW):
            return str(Path(self.directory, "nothing"))
        return super().translate_path(path.removeprefix(BELOW.rstrip("/")))

    def log_message(self, format: str, *args) -> None:
        """Print nothing for each request."""


def server(site: Path, port: int, handler=Handler) -> http.server.ThreadingHTTPServer:
    """Return a server of the folder `site`; port 0 is any free one. Raises OSError."""
    return http.server.ThreadingHTTPServer(
        (HOST, port), functools.partial(handler, directory=str(site))
    )


def address(server: http.server.ThreadingHTTPServer) -> str:
    """Return the address of the site."""
    return f"http://{HOST}:{server.server_port}{BELOW}"


@contextlib.contextmanager
def served(site: Path, handler=Handler) -> Iterator[str]:
    """Serve the folder `site` in a thread until the block is left; give its address."""
    with server(site, 0, handler) as running:
        thread = threading.Thread(target=running.serve_forever, args=(_POLL_S,))
        thread.start()
        try:
            yield address(running)
        finally:
            running.shutdown()
            thread.join()

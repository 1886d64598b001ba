"""A plain static server on this machine, which shows the site below a path."""

import functools
import http.server
from pathlib import Path

HOST = "127.0.0.1"
BELOW = "/regalia/"


class _Handler(http.server.SimpleHTTPRequestHandler):
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


def server(site: Path, port: int) -> http.server.ThreadingHTTPServer:
    """Return a server of the folder `site`; port 0 is any free one. Raises OSError."""
    handler = functools.partial(_Handler, directory=str(site))
    return http.server.ThreadingHTTPServer((HOST, port), handler)


def address(server: http.server.ThreadingHTTPServer) -> str:
    """Return the address of the site."""
    return f"http://{HOST}:{server.server_port}{BELOW}"

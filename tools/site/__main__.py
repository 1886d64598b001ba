"""The `site` task: makes the static site in build/site; --serve shows it on this machine."""

import sys

from host_sim.command_line import Parser, whole
from tools.interpreters import ROOT
from tools.site import serve
from tools.site.build import SITE, build

_PORT = 8643


def main(words: list[str]) -> int:
    """Build the site, then serve it if asked to; return the exit status."""
    parser = Parser(prog="dev.py site", description="Makes the static site in build/site.")
    parser.add_argument("--serve", action="store_true", help="show it until Ctrl-C")
    parser.add_argument(
        "--port", type=whole(0, 65535), default=_PORT, help=f"port of this machine ({_PORT})"
    )
    options = parser.parse_args(words)
    size = build()
    print(f"{size:,} bytes in {SITE.relative_to(ROOT)}")
    return _serve(options.port) if options.serve else 0


def _serve(port: int) -> int:
    try:
        server = serve.server(SITE, port)
    except OSError as error:
        print(f"site: port {port}: {error.strerror}; name another: --port N", file=sys.stderr)
        return 1
    with server:
        print(f"The site is at {serve.address(server)} (Ctrl-C stops it).", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print("\nStopped.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Bounds on the connections of the server: in number, in time, and in what they make it print."""

import asyncio
import logging

from aiohttp import http_exceptions, web

REQUEST_S = 20  # that a connection has for its requests, unless it is a page's WebSocket
MOST = 150  # such connections at a time; a system allows some 250 to 1,000 files
MOST_PAGES = 50
# A header with bytes that are no UTF-8 fails as it is quoted in an answer.
_NO_HTTP = (http_exceptions.HttpProcessingError, web.RequestPayloadError, UnicodeError)


class Connections:
    """Makes the protocol of each connection to `server`, and ends the connection in time.

    A page's WebSocket may stay as long as it answers pings, which aiohttp sends. Any other
    connection ends after REQUEST_S, and earlier if it is among the oldest of too many.
    """

    def __init__(self, server: web.Server):
        self._server = server
        self._pages: set[asyncio.BaseProtocol] = set()

    def __call__(self) -> asyncio.Protocol:
        others = [other for other in self._server.connections if other not in self._pages]
        for other in others[: max(len(others) + 1 - MOST, 0)]:
            self._end(other)
        protocol = self._server()
        asyncio.get_running_loop().call_later(REQUEST_S, self._end, protocol)
        return protocol

    def _end(self, protocol: web.RequestHandler) -> None:
        if protocol.transport and protocol not in self._pages:
            protocol.transport.abort()

    def take_page(self, request: web.Request) -> None:
        """Let the connection of a page stay. Raises HTTPServiceUnavailable for one too many."""
        if len(self._pages) >= MOST_PAGES:
            raise web.HTTPServiceUnavailable(text=f"{MOST_PAGES} pages are open; close some.\n")
        self._pages.add(request.protocol)

    def end_page(self, request: web.Request) -> None:
        """End the connection of a page, whether or not it reads what was sent to it."""
        self._pages.remove(request.protocol)
        self._end(request.protocol)


class _OneLine(logging.Filter):
    """Logs a request that isn't HTTP in one line, and a client that has gone not at all."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, _NO_HTTP):
            record.msg, record.args = "A request was refused: it isn't valid HTTP.", ()
            record.exc_info = None
        return not isinstance(error, ConnectionError)


def logger() -> logging.Logger:
    """Return what the server reports its errors to."""
    made = logging.getLogger(__name__)
    made.filters = made.filters or [_OneLine()]
    return made

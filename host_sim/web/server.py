"""Web server: the page's files, and a WebSocket for each open page.

It listens on the loopback address only, and answers requests for this machine's own names only.
It sends a page the messages of `messages`, and receives the commands of `commands`.
"""

import asyncio
import socket
import time
from pathlib import Path

from aiohttp import WSMsgType, web

import games
from host_sim.web import connections
from host_sim.web.live import LiveDesk
from host_sim.web.messages import Messages, welcome

HOST = "127.0.0.1"
_NAMES = (HOST, "localhost", "[::1]")
_HTTP_PORT = 80  # the port that a Host header leaves out
_PAGE = Path(__file__).parent / "page"
_DOCS = Path(games.__file__).parents[1] / "docs"
_HOW_TO_PLAY = _DOCS / "how-to-play"
_PICTURES = _DOCS / "images"
_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}


class Server:
    """Runs a live desk and sends it to every open page."""

    def __init__(self, live: LiveDesk):
        self.live = live
        self._viewers: set[Viewer] = set()
        self._messages = Messages(live, time.monotonic)

    async def serve(self, listener: socket.socket) -> None:
        """Serve on a listening socket until cancelled, then close every page's connection."""
        app = self.app(listener.getsockname()[1])
        runner = web.AppRunner(app, shutdown_timeout=1, logger=connections.logger())
        await runner.setup()
        assert runner.server
        self._connections = connections.Connections(runner.server)
        serving = await asyncio.get_running_loop().create_server(self._connections, sock=listener)
        try:
            await self._run()
        finally:
            serving.close()
            for viewer in list(self._viewers):
                await viewer.close()
            await runner.cleanup()

    def app(self, port: int) -> web.Application:
        """Return the routes, served at `port`."""
        app = web.Application(middlewares=[_only_for(port), _fresh_files])
        app.router.add_get("/", self._index)
        app.router.add_get("/table", self._connect)
        app.router.add_get("/how-to-play/{page}.txt", self._how_to_play)
        app.router.add_get("/how-to-play/{game}.webp", self._picture)
        app.router.add_get("/{path:.+}", self._file)
        return app

    async def _run(self) -> None:
        while True:
            wait = self.live.advance()
            self._publish()
            await asyncio.sleep(wait)

    def _publish(self) -> None:
        fresh = self._messages.fresh(len(self._viewers))
        frame = self._messages.new_frame()
        speaker, lines = self._messages.new_lines()
        if speaker and lines:
            speaker.hear(lines)
        for viewer in self._viewers:
            for message in fresh:
                viewer.tell(message)
            if frame:
                viewer.show(frame)

    async def _index(self, request: web.Request) -> web.Response:
        return _content(_PAGE / "index.html")

    async def _file(self, request: web.Request) -> web.Response:
        """Return a file of the page."""
        path = _PAGE / request.match_info["path"]
        if path not in _PAGE.rglob("*.*"):
            raise web.HTTPNotFound
        return _content(path)

    async def _how_to_play(self, request: web.Request) -> web.Response:
        """Return how to play a game, as plain text."""
        page = _HOW_TO_PLAY / f"{request.match_info['page']}.md"
        if page not in _HOW_TO_PLAY.iterdir():
            raise web.HTTPNotFound
        return web.Response(text=page.read_text(encoding="utf-8"))

    async def _picture(self, request: web.Request) -> web.Response:
        """Return a picture of the board of a game."""
        picture = _PICTURES / f"{request.match_info['game']}-board.webp"
        if picture not in _PICTURES.iterdir():
            raise web.HTTPNotFound
        return _content(picture)

    async def _connect(self, request: web.Request) -> web.WebSocketResponse:
        # Browsers let any site's page connect here; only our own page may press buttons.
        if request.headers.get("Origin") not in (None, f"http://{request.host}"):
            raise web.HTTPForbidden(text="Only the table's own page may connect.\n")
        connection = web.WebSocketResponse(heartbeat=10)
        if not _can_connect(connection, request):
            raise web.HTTPBadRequest(text="Only a WebSocket can connect here.\n")
        self._connections.take_page(request)
        viewer = Viewer(connection)
        try:
            await connection.prepare(request)
            await connection.send_json(welcome())
            for message in self._messages.news.values():
                viewer.tell(message)
            viewer.show(self._messages.frame)
            self._viewers.add(viewer)
            await viewer.talk(self._messages)
        finally:
            self._viewers.discard(viewer)
            self.live.release(viewer)
            self._connections.end_page(request)
        return connection


class Viewer:
    """An open page. A slow one gets the newest of each message and frame, never a queue of them."""

    def __init__(self, connection: web.WebSocketResponse):
        self._connection = connection
        self._fresh: dict[str, dict] = {}
        self._frame: bytes | None = None
        self._lines: list[dict] = []
        self._news = asyncio.Event()

    def tell(self, message: dict) -> None:
        self._fresh[message["is"]] = message
        self._news.set()

    def show(self, frame: bytes) -> None:
        self._frame = frame
        self._news.set()

    def hear(self, lines: list[dict]) -> None:
        self._lines += lines
        self._news.set()

    async def talk(self, messages: Messages) -> None:
        """Send messages and run the page's commands until it disconnects.

        No command is read before the answer to the one before was sent.
        """
        sending = asyncio.create_task(self._send())
        try:
            async for message in self._connection:
                if message.type == WSMsgType.TEXT:
                    answer = messages.answer(self, message.data)
                    if answer:
                        await self._connection.send_json(answer)
        except ConnectionError:
            pass  # it went while it was answered
        finally:
            sending.cancel()

    async def _send(self) -> None:
        while not self._connection.closed:
            await self._news.wait()
            self._news.clear()
            fresh, self._fresh = self._fresh, {}
            frame, self._frame = self._frame, None
            lines, self._lines = self._lines, []
            try:
                for message in (*lines, *fresh.values()):
                    await self._connection.send_json(message)
                if frame is not None:
                    await self._connection.send_bytes(frame)
            except ConnectionError:
                return

    async def close(self) -> None:
        await self._connection.close(code=1001, message=b"the server has stopped")


def _content(path: Path) -> web.Response:
    """Return a file.

    aiohttp's FileResponse would leave the file open where the client reads nothing and is ended.
    """
    return web.Response(body=path.read_bytes(), content_type=_TYPES[path.suffix])


def _can_connect(connection: web.WebSocketResponse, request: web.Request) -> bool:
    try:
        return bool(connection.can_prepare(request))
    except ValueError:  # for a header that isn't ASCII
        return False


def hosts(port: int) -> set[str]:
    """Return the Host headers that name this machine at `port`."""
    named = {f"{name}:{port}" for name in _NAMES}
    return named.union(_NAMES) if port == _HTTP_PORT else named


def _only_for(port: int):
    """Return a middleware that refuses requests whose Host is not this server.

    A site can let its own name point here (DNS rebinding). The browser then takes this server for
    that site, and lets the site's scripts read the session and press buttons.
    """
    served = hosts(port)

    @web.middleware
    async def check(request: web.Request, handler) -> web.StreamResponse:
        if request.headers.get("Host", "").lower() not in served:
            raise web.HTTPForbidden(text=f"This table is served at http://{HOST}:{port}/ only.\n")
        return await handler(request)

    return check


@web.middleware
async def _fresh_files(request: web.Request, handler) -> web.StreamResponse:
    """Have the browser check each file for changes, so that no stale script runs."""
    response = await handler(request)
    response.headers.setdefault("Cache-Control", "no-cache")
    return response

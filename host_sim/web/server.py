"""Web server: the page's files, a WebSocket for each open page, and downloads.

It listens on the loopback address only, and answers requests for this machine's own names only.
It sends a page JSON texts ("welcome" once, "status" when it changes, "refused") and binary frames
(see `frame`), and receives the commands of `commands`.
"""

import asyncio
import socket
import time
from pathlib import Path

from aiohttp import WSMsgType, web
from version import VERSION

import games
import wiring
from host_sim.web.commands import Refused, perform
from host_sim.web.frame import layout, looks_alike
from host_sim.web.live import LiveDesk
from host_sim.web.pace import SPEEDS

HOST = "127.0.0.1"
_NAMES = (HOST, "localhost", "[::1]")
_HTTP_PORT = 80  # the port that a Host header leaves out
_PAGE = Path(__file__).parent / "page"
_HOW_TO_PLAY = Path(games.__file__).parents[1] / "docs" / "how-to-play"
_FRAME_S = 1 / 120  # frames a page gets are at least this far apart
_CLOCK_S = 0.2  # between frames that differ in their time only


class Server:
    """Runs a live desk and sends it to every open page."""

    def __init__(self, live: LiveDesk):
        self.live = live
        self._viewers: set[_Viewer] = set()
        self._frame = live.frame()
        self._sent = 0.0
        self._status: dict = {}

    async def serve(self, listener: socket.socket) -> None:
        """Serve on a listening socket until cancelled, then close every page's connection."""
        app = self.app(listener.getsockname()[1])
        runner = web.AppRunner(app, shutdown_timeout=1)
        await runner.setup()
        try:
            await web.SockSite(runner, listener).start()
            await self._run()
        finally:
            for viewer in list(self._viewers):
                await viewer.close()
            await runner.cleanup()

    def app(self, port: int) -> web.Application:
        """Return the routes, served at `port`."""
        app = web.Application(middlewares=[_only_for(port), _fresh_files])
        app.router.add_get("/", self._index)
        app.router.add_get("/table", self._connect)
        app.router.add_get("/how-to-play", self._how_to_play)
        app.router.add_get("/session.press", self._script)
        app.router.add_get("/match.game", self._record)
        app.router.add_static("/", _PAGE)
        return app

    async def _run(self) -> None:
        while True:
            wait = self.live.advance()
            self._publish()
            await asyncio.sleep(wait)

    def _publish(self) -> None:
        status = self._status_now()
        if status != self._status:
            self._status = status
            for viewer in self._viewers:
                viewer.tell(status)
        now = time.monotonic()
        frame = self.live.frame()
        least = _CLOCK_S if looks_alike(frame, self._frame) else _FRAME_S
        if now - self._sent >= least and frame != self._frame:
            self._frame, self._sent = frame, now
            for viewer in self._viewers:
                viewer.show(frame)

    def _status_now(self) -> dict:
        return {
            "is": "status",
            "paused": self.live.pace.paused,
            "speed": self.live.pace.speed,
            "seed": self.live.seed,
            "game": self.live.game,
            "match": self.live.match is not None,
            "replaced": self.live.replaced,
            "fault": self.live.fault,
            "pages": len(self._viewers),
        }

    async def _index(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(_PAGE / "index.html")

    async def _how_to_play(self, request: web.Request) -> web.Response:
        """Return how to play the chosen game, in the table's language or else in English."""
        game = self.live.game or games.NAMES[0]
        page = _HOW_TO_PLAY / f"{game}.{self.live.language}.md"
        if not page.is_file():
            page = _HOW_TO_PLAY / f"{game}.md"
        return web.Response(text=page.read_text(encoding="utf-8"))

    async def _script(self, request: web.Request) -> web.Response:
        return _saved(f"regalia-{self.live.seed}.press", self.live.script())

    async def _record(self, request: web.Request) -> web.Response:
        try:
            return _saved(f"{self.live.game}-{self.live.seed}.game", self.live.record())
        except ValueError as reason:
            raise web.HTTPNotFound(text=f"{reason}\n") from None

    async def _connect(self, request: web.Request) -> web.WebSocketResponse:
        # Browsers let any site's page connect here; only our own page may press buttons.
        if request.headers.get("Origin") not in (None, f"http://{request.host}"):
            raise web.HTTPForbidden(text="Only the table's own page may connect.\n")
        connection = web.WebSocketResponse(heartbeat=10)
        await connection.prepare(request)
        viewer = _Viewer(connection)
        viewer.tell(_welcome())
        viewer.tell(self._status)
        viewer.show(self._frame)
        self._viewers.add(viewer)
        try:
            await viewer.talk(self.live)
        finally:
            self._viewers.discard(viewer)
            self.live.release(viewer)
        return connection


class _Viewer:
    """An open page. A slow one gets the newest frame, never a queue of frames."""

    def __init__(self, connection: web.WebSocketResponse):
        self._connection = connection
        self._texts: list[dict] = []
        self._frame: bytes | None = None
        self._news = asyncio.Event()

    def tell(self, message: dict) -> None:
        self._texts.append(message)
        self._news.set()

    def show(self, frame: bytes) -> None:
        self._frame = frame
        self._news.set()

    async def talk(self, live: LiveDesk) -> None:
        """Send messages and run the page's commands until it disconnects."""
        sending = asyncio.create_task(self._send())
        try:
            async for message in self._connection:
                if message.type == WSMsgType.TEXT:
                    self._perform(live, message.data)
        finally:
            sending.cancel()

    def _perform(self, live: LiveDesk, command: str) -> None:
        try:
            perform(live, self, command)
        except Refused as refusal:
            self.tell({"is": "refused", "why": str(refusal)})

    async def _send(self) -> None:
        while not self._connection.closed:
            await self._news.wait()
            self._news.clear()
            texts, self._texts = self._texts, []
            frame, self._frame = self._frame, None
            try:
                for text in texts:
                    await self._connection.send_json(text)
                if frame is not None:
                    await self._connection.send_bytes(frame)
            except ConnectionError:
                return

    async def close(self) -> None:
        await self._connection.close(code=1001, message=b"the server has stopped")


def _saved(name: str, text: str) -> web.Response:
    """Return a text that the browser saves as a file of this name."""
    disposition = f'attachment; filename="{name}"'
    return web.Response(text=text, headers={"Content-Disposition": disposition})


def _welcome() -> dict:
    return {
        "is": "welcome",
        "version": VERSION,
        "layout": layout(wiring.LEDS, wiring.HEX_LEDS),
        "lamps": {
            "board": [
                [wiring.led(row, column) for column in range(wiring.COLUMNS)]
                for row in range(wiring.ROWS)
            ],
            "hexagon": [
                [wiring.hex_led(row, column) for column in range(length)]
                for row, length in enumerate(wiring.HEX_ROWS)
            ],
        },
        "rows": {
            "crown": wiring.CROWN_ROW,
            "court": wiring.COURT_ROW,
            "wizard": wiring.WIZARD_ROW,
            "jester": wiring.JESTER_ROW,
        },
        "most": wiring.SUPPLY_MA * wiring.USABLE_PERCENT // 100,
        "speeds": SPEEDS,
    }


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

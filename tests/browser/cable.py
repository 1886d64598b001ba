"""A cable between a page and a board: a Web Serial of its own in the page, a WebSocket behind it.

The board is a tests.tools.fake_board.FakeBoard, whose port is a pseudo terminal.
"""

import asyncio
import contextlib
import os
from collections.abc import Iterator

from aiohttp import web

from host_sim.play import listen
from host_sim.web.serving import beside

# Takes the place of `navigator.serial`: one port, at the address of the WebSocket. A test may
# define `holds()`: once it is true, nothing goes to the board any more, until it is unplugged.
WEB_SERIAL = """
class Port {
  async open() {
    if (this.readable) throw new DOMException("It is open already.", "InvalidStateError");
    this.socket = new WebSocket("%s");
    this.socket.binaryType = "arraybuffer";
    await new Promise((resolve, reject) => {
      this.socket.onopen = resolve;
      this.socket.onerror = () => reject(new DOMException("Failed to open.", "NetworkError"));
    });
    this.readable = new ReadableStream({
      start: (controller) => {
        this.socket.onmessage = ({ data }) => controller.enqueue(new Uint8Array(data));
        this.socket.onclose = () =>
          controller.error(new DOMException("The device has been lost.", "NetworkError"));
      },
      cancel: () => { this.socket.onmessage = this.socket.onclose = null; },
    });
    this.writable = new WritableStream({
      write: async (bytes) => {
        const { socket } = this;
        if (window.holds?.()) await new Promise((end) => socket.addEventListener("close", end));
        if (socket.readyState !== WebSocket.OPEN) {
          throw new DOMException("The device has been lost.", "NetworkError");
        }
        socket.send(bytes);
      },
    });
  }
  async setSignals() {}
  async close() {
    if (!this.readable) throw new DOMException("It is closed already.", "InvalidStateError");
    if (this.readable.locked || this.writable.locked) throw new TypeError("A stream is locked.");
    this.socket.close();
    this.readable = this.writable = null;
  }
}
const port = new Port();
Object.defineProperty(navigator, "serial", { value: { requestPort: async () => port } });
"""


@contextlib.contextmanager
def laid(board) -> Iterator[str]:
    """Lay a cable to `board`, wherever it is plugged in; yield the script for the page."""
    listener = listen(0)
    with beside(_serve(listener, board)):
        yield WEB_SERIAL % f"ws://127.0.0.1:{listener.getsockname()[1]}/"


async def _serve(listener, board) -> None:
    lock = asyncio.Lock()  # one program at a time has a port

    async def connect(request: web.Request) -> web.StreamResponse:
        if lock.locked():
            raise web.HTTPConflict
        async with lock:
            return await _carry(request, board.port)

    app = web.Application()
    app.router.add_get("/", connect)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    try:
        await web.SockSite(runner, listener).start()
        await asyncio.Event().wait()
    finally:
        await runner.cleanup()


async def _carry(request: web.Request, port: str) -> web.StreamResponse:
    """Carry bytes both ways until the page closes the port or the board is unplugged."""
    try:
        terminal = os.open(port, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
    except OSError:
        raise web.HTTPNotFound from None
    socket = web.WebSocketResponse()
    await socket.prepare(request)
    arrived = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_reader(terminal, arrived.set)
    to_page = loop.create_task(_to_page(terminal, socket, arrived))
    try:
        async for message in socket:
            with contextlib.suppress(OSError):
                await _write(terminal, message.data)
    finally:
        to_page.cancel()
        loop.remove_reader(terminal)
        os.close(terminal)
    return socket


async def _to_page(terminal: int, socket: web.WebSocketResponse, arrived: asyncio.Event) -> None:
    while True:
        await arrived.wait()
        arrived.clear()
        try:
            said = os.read(terminal, 4096)
        except BlockingIOError:
            continue
        except OSError:  # unplugged
            said = b""
        if not said:
            await socket.close()
            return
        await socket.send_bytes(said)


async def _write(terminal: int, data: bytes) -> None:
    while data:
        try:
            data = data[os.write(terminal, data) :]
        except BlockingIOError:
            await asyncio.sleep(0.005)

"""The web server, tested by a client that acts as a page."""

import asyncio
import contextlib
import socket
import urllib.error
import urllib.request

import aiohttp
import pytest
from version import VERSION

from host_sim import saved, script
from host_sim.web import connections, server
from host_sim.web.server import HOST, hosts
from tests.host_sim.served import served
from tests.host_sim.toy_desk import ToyDesk
from tests.patience import PATIENCE_S


@pytest.fixture
def table(tmp_path):
    with served(tmp_path, ToyDesk) as table:
        yield table


class Page:
    """An open page: what it was told, and a way to ask."""

    def __init__(self, connection):
        self._connection = connection

    async def ask(self, **wish) -> None:
        await self._connection.send_json(wish)

    async def send(self, text: str) -> None:
        await self._connection.send_str(text)

    async def message(self, kind: str = "", fits=lambda message: True) -> dict:
        """The next message of this kind, or of any, that `fits`."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                received = await self._connection.receive()
                if received.type is aiohttp.WSMsgType.TEXT:
                    message = received.json()
                    if kind in ("", message["is"]) and fits(message):
                        return message

    async def frame(self, fits=lambda frame: True) -> bytes:
        """The next frame that `fits`."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                received = await self._connection.receive()
                if received.type is aiohttp.WSMsgType.BINARY and fits(received.data):
                    return received.data


@contextlib.asynccontextmanager
async def page(table):
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(table.socket_url) as connection,
    ):
        yield Page(connection)


def test_a_page_is_told_the_layout_the_state_and_the_picture(table):
    async def visit():
        async with page(table) as visitor:
            welcome = await visitor.message("welcome")
            status = await visitor.message("status")
            picture = await visitor.frame()
        assert len(picture) == welcome["layout"]["bytes"]
        for lamps, count in (("board", 68), ("hexagon", 37)):
            chain = [lamp for row in welcome["lamps"][lamps] for lamp in row]
            assert sorted(chain) == list(range(count))
        assert sorted(welcome["rows"].values()) == [0, 1, 2, 3]
        assert (status["seed"], status["paused"], status["speed"]) == (7, False, 1)
        assert status["game"] == "royal-visit"
        assert welcome["version"] == VERSION

    asyncio.run(visit())


def test_a_page_is_told_when_another_game_comes_onto_the_table(table):
    async def visit():
        async with page(table) as visitor:
            await visitor.message("status")
            table.live.desk.app.game = "banquet-royal"
            await visitor.message("status", lambda status: status["game"] == "banquet-royal")
            table.live.desk.power_off()
            await visitor.message("status", lambda status: status["game"] == "")

    asyncio.run(visit())


def test_a_page_that_goes_lets_its_buttons_go(table):
    async def visit():
        async with page(table) as watcher:
            buttons = (await watcher.message("welcome"))["layout"]["buttons"]
            async with page(table) as visitor:
                await visitor.ask(do="down", end="a", button="ok")
                await watcher.frame(lambda frame: frame[buttons] == 0b10000)
            await watcher.frame(lambda frame: frame[buttons] == 0)

    asyncio.run(visit())


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ("not json", "not json"),
        ('["do", "down"]', "no such command"),
        ("[" * 100_000, "no such command"),
        ('{"do": "speed", "speed": ' + "[" * 100_000, "no such command"),
        ('{"do": "dance"}', "dance"),
        ('{"do": "down", "end": "c", "button": "ok"}', "no button 'ok' at 'c'"),
        ('{"do": "down", "end": "a", "button": ["ok"]}', "no button"),
        ('{"do": "down", "end": "a", "button": ' + "[" * 900 + "]" * 900 + "}", "no button"),
        ('{"do": "speed", "speed": 1000}', "no speed 1000"),
        ('{"do": "speed", "speed": true}', "no speed True"),
        ('{"do": "new", "seed": "7"}', "whole number"),
        ('{"do": "new", "seed": -1}', "whole number"),
        ('{"do": "new", "seed": 1e30}', "whole number"),
        ('{"do": "new", "seed": "%s"}' % ("7" * 100_000), "whole number"),
        ('{"do": "bring back"}', "a table is a whole number"),
        ('{"do": "bring back", "table": 1}', "no such table to bring back"),
        ('{"do": "remove", "table": 1}', "no such table"),
    ],
)
def test_a_senseless_wish_is_refused_and_harms_nothing(table, wish, why):
    async def visit():
        async with page(table) as visitor:
            await visitor.send(wish)
            told = (await visitor.message("refused"))["why"]
            assert why in told
            assert len(told) < 200
            await visitor.ask(do="speed", speed=2)
            await visitor.message("status", lambda status: status["speed"] == 2)

    asyncio.run(visit())


def test_saves_that_can_not_be_moved_are_told_and_the_table_goes_on(table, tmp_path, monkeypatch):
    saved.prepare(str(tmp_path), [script.parse("set language fr", "settings")])

    def refuse(path, target):
        raise PermissionError(13, "Permission denied")

    async def visit():
        async with page(table) as visitor:
            await visitor.ask(do="new", seed=123)
            told = await visitor.message("refused")
            assert told["why"] == "the saves can't be put aside: Permission denied"
            assert told["code"] == "saves"

    monkeypatch.setattr("os.rename", refuse)
    asyncio.run(visit())
    assert (table.live.seed, table.live.desk.powers) == (7, 1)


def port_of(table) -> str:
    return table.url.rstrip("/").rpartition(":")[2]


OTHER_HOSTS = [
    "rebound.example",
    "rebound.example:PORT",
    "127.0.0.1.rebound.example:PORT",
    "localhost.:PORT",
    "127.0.0.1:PORT.rebound.example",
    "0.0.0.0:PORT",
    "127.0.0.1",
    "localhost:1",
    "localhost:PORT0",
    "[::1]",
    "::1:PORT",
    "",
]
ROUTES = [
    "",
    "table",
    "how-to-play/royal-visit.txt",
    "index.html",
    "js/main.js",
    "nothing.js",
]


@pytest.mark.parametrize("host", OTHER_HOSTS)
@pytest.mark.parametrize("route", ROUTES)
def test_a_request_by_another_name_is_refused_in_plain_words(table, route, host):
    request = urllib.request.Request(table.url + route)
    request.add_unredirected_header("Host", host.replace("PORT", port_of(table)))
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(request)
    assert refusal.value.code == 403
    assert refusal.value.read().decode() == f"This table is served at {table.url} only.\n"


def sent(table, request: bytes) -> socket.socket:
    """A connection that has sent a request, or a part of one; PORT in it is the table's."""
    port = port_of(table)
    connection = socket.create_connection(("127.0.0.1", int(port)), PATIENCE_S)
    connection.sendall(request.replace(b"PORT", port.encode()))
    return connection


def test_a_request_without_a_host_is_refused(table):
    with sent(table, b"GET / HTTP/1.0\r\n\r\n") as connection:
        answer = connection.makefile("rb").read()
    assert b" 403 " in answer.splitlines()[0]
    assert b"<canvas" not in answer


HALF = b"GET / HTTP/1.1\r\nHost: "


def end_of(connection: socket.socket) -> bytes:
    """What comes until the server ends the connection."""
    with connection, contextlib.suppress(ConnectionResetError):
        return connection.recv(1000)
    return b""


def test_a_request_that_never_ends_is_ended_and_a_page_stays(table, monkeypatch):
    monkeypatch.setattr(connections, "REQUEST_S", 0.05)

    async def visit():
        async with page(table) as visitor:
            await visitor.message("welcome")
            assert await asyncio.to_thread(end_of, sent(table, HALF)) == b""
            await visitor.ask(do="dance")
            await visitor.message("refused")

    asyncio.run(visit())


def test_the_oldest_of_too_many_connections_is_ended(table, monkeypatch):
    monkeypatch.setattr(connections, "MOST", 3)
    with contextlib.ExitStack() as held:
        first, *_ = [held.enter_context(sent(table, HALF)) for _ in range(4)]
        for _ in range(2):  # a busy server may take the first one together with those
            with urllib.request.urlopen(table.url) as answer:
                assert answer.status == 200
        assert end_of(first) == b""


def test_a_page_too_many_is_refused(table, monkeypatch):
    monkeypatch.setattr(connections, "MOST_PAGES", 1)

    async def visit():
        async with page(table) as visitor:
            await visitor.message("welcome")
            assert await asyncio.to_thread(handshake, table) == 503

    asyncio.run(visit())
    monkeypatch.setattr(connections, "MOST_PAGES", 2)  # its end may not have been seen yet
    assert handshake(table) == 101


@pytest.mark.parametrize(
    "request_",
    [
        b"\x16\x03\x01\x02\x00\x01\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 20_000 + b" HTTP/1.1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: b\r\n\r\n",
    ],
)
def test_what_is_not_http_is_refused_in_a_line(table, caplog, request_):
    with sent(table, request_) as connection:
        assert b" 400 " in connection.recv(1000).splitlines()[0]
    assert "Traceback" not in caplog.text
    assert caplog.text.count("\n") <= 1


HANDSHAKE = (
    b"GET /table HTTP/1.1\r\nHost: localhost:PORT\r\nConnection: close, Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def asking_for(path: str, method: str = "GET") -> bytes:
    return (
        f"{method} /{path} HTTP/1.1\r\nHost: localhost:PORT\r\nConnection: close\r\n\r\n".encode()
    )


def packed_as(encoding: str, method: str) -> bytes:
    """A request whose body is not packed as it says."""
    head = asking_for("", method).removesuffix(b"\r\n")
    return head + f"Content-Encoding: {encoding}\r\nContent-Length: 4\r\n\r\njunk".encode()


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (packed_as("gzip", "GET"), 200),
        (packed_as("gzip", "POST"), 405),
        (packed_as("deflate", "POST"), 400),
        (HANDSHAKE.replace(b"Key: d", b"Key: \xff"), 400),
        (HANDSHAKE.replace(b"Upgrade: websocket", b"Upgrade: \xff"), 400),
        (asking_for("table"), 400),
        (asking_for("js/" + "a" * 300), 404),
        (asking_for("js"), 404),
        (asking_for("").replace(b"Connection", b"Expect: \xff\r\nConnection"), 500),
    ],
)
def test_a_senseless_request_is_answered_with_a_line_at_most(table, caplog, request_, status):
    with sent(table, request_) as connection:
        answer = connection.makefile("rb").read()
    assert b" %d " % status in answer.splitlines()[0]
    assert "Traceback" not in caplog.text
    assert caplog.text.count("\n") <= 1


def test_pages_that_are_closed_while_they_connect_are_not_logged(table, caplog):
    for _ in range(100):
        sent(table, HANDSHAKE).close()
    assert handshake(table) == 101
    assert caplog.text == ""


def test_a_client_that_reads_no_file_is_ended_and_not_logged(table, caplog, monkeypatch):
    request = b"GET /js/main.js HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n"
    requests = request.replace(b"PORT", port_of(table).encode()) * 100_000
    monkeypatch.setattr(connections, "REQUEST_S", 1)  # until then it sends what the system takes
    with socket.socket() as connection:
        connection.settimeout(PATIENCE_S)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1)  # as little as the system can
        connection.connect(("127.0.0.1", int(port_of(table))))
        with pytest.raises(ConnectionError):
            connection.sendall(requests)
    monkeypatch.undo()
    assert handshake(table) == 101
    assert caplog.text == ""


def test_an_error_of_the_server_itself_is_logged_with_its_traceback(table, caplog, monkeypatch):
    def broken(path):
        raise ValueError("broken")

    monkeypatch.setattr(server, "_content", broken)
    with pytest.raises(urllib.error.HTTPError, match="500"):
        urllib.request.urlopen(table.url)
    assert "Traceback" in caplog.text
    assert "ValueError: broken" in caplog.text


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "LocalHost", "[::1]"])
def test_this_machines_own_names_are_served(table, name):
    request = urllib.request.Request(table.url)
    request.add_unredirected_header("Host", f"{name}:{port_of(table)}")
    with urllib.request.urlopen(request) as answer:
        assert b'<canvas id="table"' in answer.read()


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("banquet-royal", "# How to play Banquet Royal"),
        ("banquet-royal.fr", "# Comment jouer à Banquet Royal"),
    ],
)
def test_how_to_play_is_about_the_chosen_game_in_its_language(table, name, title):
    with urllib.request.urlopen(table.url + f"how-to-play/{name}.txt") as answer:
        assert answer.headers.get_content_type() == "text/plain"
        assert answer.read().decode().splitlines()[0] == title


def test_browsers_leave_the_port_of_http_out():
    assert {"localhost", "localhost:80", "127.0.0.1", "[::1]"} <= hosts(80)
    assert "localhost" not in hosts(8642)


def handshake(table, **headers: str) -> int:
    """The status of an answer to a page that connects with these headers."""

    async def connect():
        async with aiohttp.ClientSession() as session:
            try:
                async with session.ws_connect(table.socket_url, headers=headers):
                    return 101
            except aiohttp.WSServerHandshakeError as refusal:
                return refusal.status

    return asyncio.run(connect())


@pytest.mark.parametrize("host", OTHER_HOSTS)
def test_no_page_connects_by_another_name(table, host):
    host = host.replace("PORT", port_of(table))
    assert handshake(table, Host=host) == 403
    assert handshake(table, Host=host, Origin=f"http://{host}") == 403


def test_a_page_connects_by_each_of_this_machines_names(table):
    for name in ("127.0.0.1", "localhost", "[::1]"):
        host = f"{name}:{port_of(table)}"
        assert handshake(table, Host=host, Origin=f"http://{host}") == 101


@pytest.mark.parametrize(
    "origin", ["http://elsewhere.example", "https://127.0.0.1:PORT", "http://127.0.0.1", "null"]
)
def test_other_sites_may_not_connect(table, origin):
    assert handshake(table, Origin=origin.replace("PORT", port_of(table))) == 403


@pytest.mark.parametrize(
    "path",
    [
        *("nothing.js", "../server.py", "%2e%2e/server.py"),
        *("how-to-play/nothing.txt", "how-to-play/../saves.txt", "how-to-play/%2e%2e%2fsaves.txt"),
    ],
)
def test_nothing_but_the_page_is_served(table, path):
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(table.url + path)
    assert refusal.value.code in (403, 404)


def test_it_listens_on_the_loopback_address_only(table):
    assert HOST == "127.0.0.1"
    assert table.url.startswith("http://127.0.0.1:")

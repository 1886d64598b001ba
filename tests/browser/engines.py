"""Firefox and WebKit, the engine of Safari, driven by the commands of WebDriver.

Firefox takes them on a socket, by its Marionette; WebKit has a driver that takes HTTP.
"""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.patience import PATIENCE_S
from tools.trouble import Trouble

_HERE = "127.0.0.1"
_LOOK_S = 0.01  # between two looks at what must come
_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"  # on Debian, beside the library

# The path of each command in a session.
_PATHS = {
    "Navigate": "url",
    "Refresh": "refresh",
    "ExecuteScript": "execute/sync",
    "PerformActions": "actions",
}
_FINGER = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}}


class Engine:
    """A browser that does what a person does at a page.

    command(name, parameters): sends a command of WebDriver and returns its value
    """

    def __init__(self, command: Callable):
        self._command = command

    def open(self, url: str) -> None:
        """Open a page."""
        self._command("Navigate", {"url": url})

    def reload(self) -> None:
        """Load the page again."""
        self._command("Refresh", {})

    def run(self, script: str, *args):
        """Return what the body of a function of the page returns."""
        return self._command("ExecuteScript", {"script": script, "args": args})

    def key(self, key: str) -> None:
        """Press a key of the keyboard; it is up again at once, before it repeats."""
        actions = [{"type": kind, "value": key} for kind in ("keyDown", "keyUp")]
        self._act({"type": "key", "id": "keyboard", "actions": actions})

    def tap(self, x: float, y: float) -> None:
        """Tap the page at (x, y), in CSS pixels. WebKit's driver makes a mouse of a finger."""
        move = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        self._act(_FINGER | {"actions": [move, down, up]})

    def _act(self, source: dict) -> None:
        self._command("PerformActions", {"actions": [source]})


@contextlib.contextmanager
def firefox(folder: Path) -> Iterator[Engine]:
    """Launch a Firefox until the block is left; it keeps what it needs in `folder`.

    Raises Trouble if there is none.
    """
    program = _program("firefox-esr", "firefox")
    (folder / "user.js").write_text('user_pref("marionette.port", 0);\n', "utf-8")  # a free one
    options = ("--headless", "--marionette", "--no-remote", "--profile", str(folder))
    with _running(program, *options) as process:
        port = until(lambda: _number(folder / "MarionetteActivePort"), process)
        with socket.create_connection((_HERE, port)) as wire, wire.makefile("rb") as answers:
            _answer(answers)  # a greeting

            def command(name: str, parameters: dict):
                told = json.dumps([0, 0, f"WebDriver:{name}", parameters]).encode()
                wire.sendall(b"%d:%s" % (len(told), told))
                _, _, error, value = _answer(answers)
                assert not error, error
                return value.get("value")

            command("NewSession", {})
            yield Engine(command)


@contextlib.contextmanager
def webkit(folder: Path) -> Iterator[Engine]:
    """Launch a WebKit until the block is left, on a screen that nobody sees.

    It keeps what it needs in `folder`. Raises Trouble if something is missing.
    """
    driver, screen = _program("WebKitWebDriver"), _program("Xvfb")
    browser = next(Path("/").glob(_BROWSERS[1:]), None)
    if browser is None:
        raise Trouble(f"no {_BROWSERS}")
    with contextlib.ExitStack() as running:
        told, tells = os.pipe()
        screen_options = ("-displayfd", str(tells), "-screen", "0", "1280x960x24")
        running.enter_context(_running(screen, *screen_options, pass_fds=[tells]))
        os.close(tells)
        with os.fdopen(told) as number:
            display = f":{number.readline().strip()}"
        port = _free_port()
        environment = os.environ | {"DISPLAY": display, "GDK_BACKEND": "x11", "HOME": str(folder)}
        process = running.enter_context(_running(driver, f"--port={port}", env=environment))
        until(lambda: _listens(port), process)
        sessions = f"http://{_HERE}:{port}/session"
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = f"{sessions}/{_post(sessions, {'capabilities': wanted})['sessionId']}"
        running.callback(_close, session)
        yield Engine(lambda name, parameters: _post(f"{session}/{_PATHS[name]}", parameters))


def until(holds: Callable, process: subprocess.Popen | None = None):
    """Wait for what is true; return it. Fails if the process ends meanwhile."""
    deadline = time.monotonic() + PATIENCE_S
    while not (value := holds()):
        assert process is None or process.poll() is None, f"{process.args} ended"
        assert time.monotonic() < deadline, f"still not so after {PATIENCE_S} s"
        time.sleep(_LOOK_S)
    return value


def _program(*names: str) -> str:
    """Return the path of one of these programs. Raises Trouble if there is none on the PATH."""
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None:
        raise Trouble(f"no {names[0]} on the PATH")
    return path


@contextlib.contextmanager
def _running(*arguments: str, **options) -> Iterator[subprocess.Popen]:
    silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(arguments, **silent, **options) as process:
        try:
            yield process
        finally:
            process.terminate()


def _number(file: Path) -> int:
    """Return the number in a file; 0 while there is none."""
    text = file.read_text("utf-8") if file.exists() else ""
    return int(text or 0)


def _answer(answers) -> list:
    """Return what Firefox answers: the length as text, a colon, JSON."""
    length = b""
    while (byte := answers.read(1)) not in (b":", b""):
        length += byte
    return json.loads(answers.read(int(length)))


def _free_port() -> int:
    with socket.socket() as free:
        free.bind((_HERE, 0))
        return free.getsockname()[1]


def _listens(port: int) -> bool:
    with socket.socket() as knock:
        return not knock.connect_ex((_HERE, port))


def _post(url: str, parameters: dict):
    body = json.dumps(parameters).encode()
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
        return json.load(answer)["value"]


def _close(session: str) -> None:
    urllib.request.urlopen(urllib.request.Request(session, method="DELETE")).close()

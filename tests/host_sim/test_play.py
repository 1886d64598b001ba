"""The `play` command: ports, messages, closing."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from host_sim import play
from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[2]
PLAY = ("-m", "host_sim", "play")
WITHOUT_AIOHTTP = (
    "-c",
    "import sys; sys.modules['aiohttp'] = None; from host_sim import play; "
    "sys.exit(play.main(sys.argv[1:]))",
)


def start(*options, command=PLAY):
    """A `play` of its own, on a machine where no window can be opened."""
    return subprocess.Popen(
        [sys.executable, *command, *map(str, options)],
        cwd=ROOT,
        env={**os.environ, "DISPLAY": "", "WAYLAND_DISPLAY": ""},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def close(running, by=signal.SIGINT):
    """End it, and return what it said: (exit status, stdout, stderr)."""
    running.send_signal(by)
    said, complaints = running.communicate(timeout=PATIENCE_S)
    return running.returncode, said, complaints


def line_with(running, words):
    """The first line it says that has these words in it."""
    for line in running.stdout:
        if words in line:
            return line
    raise AssertionError(f"it never said {words!r}: {running.stderr.read()}")


@pytest.fixture
def taken():
    """A port at which somebody listens already."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_the_next_free_port_is_taken(taken):
    with play.listen(taken) as listener:
        assert taken < listener.getsockname()[1] < taken + 20


def test_no_free_port_is_said_plainly(taken, monkeypatch):
    monkeypatch.setattr(play, "_PORTS", 1)
    with pytest.raises(play.Trouble, match=f"no port from {taken} .*--port"):
        play.listen(taken)


def test_it_serves_until_stopped_and_closes_with_one_line(tmp_path):
    recording = tmp_path / "session.press"
    running = start("--port", 0, "--fresh", "--no-browser", "--seed", 5, "--record", recording)
    address = line_with(running, "Open").split()[1]
    with urllib.request.urlopen(address) as answer:
        assert b"Regalia" in answer.read()
    status, said, complaints = close(running, signal.SIGTERM)
    assert (status, said, complaints) == (0, "\nStopped.\n", "")
    assert recording.read_text().startswith("seed 5\n")


def test_a_taken_port_and_a_missing_browser_are_told_and_got_round(taken, tmp_path):
    running = start("--port", taken, "--flash", tmp_path)
    assert f"Port {taken} is taken" in line_with(running, "Port")
    assert str(tmp_path) in line_with(running, "Saved games")
    assert "http://127.0.0.1:" in line_with(running, "No browser could be opened")
    assert close(running)[0] == 0


def test_a_flash_folder_is_used_by_one_table_at_a_time(tmp_path):
    options = ("--port", 0, "--no-browser", "--flash", tmp_path)
    first = start(*options)
    line_with(first, "Open")
    second = start(*options)
    said, complaints = second.communicate(timeout=PATIENCE_S)
    assert (second.returncode, said) == (2, "")
    assert complaints == f"play: another table uses the flash folder {tmp_path}; name another.\n"
    assert close(first)[0] == 0
    third = start(*options)
    line_with(third, "Open")
    assert close(third)[0] == 0


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (("--flash", "FILE"), "flash folder"),
        (("--fresh", "--record", "FILE/session"), "recording"),
        (("--seed", "1234567890"), "'1234567890' is not a whole number from 0 to 999999999"),
        (("--port", "-5"), "'-5' is not a whole number from 0 to 65535"),
        (("--port", "9" * 5000), "is not a whole number from 0 to 65535"),
        (("--no-such-option",), "unrecognized arguments: --no-such-option"),
        (("--fresh", "--flash", "DIR"), "not allowed"),
    ],
)
def test_what_cannot_be_is_said_in_words(tmp_path, options, complaint):
    (tmp_path / "file").write_text("")
    words = [word.replace("FILE", str(tmp_path / "file")) for word in options]
    running = start("--port", 0, "--no-browser", *words)
    said, complaints = running.communicate(timeout=PATIENCE_S)
    assert (running.returncode, said) == (2, "")
    assert complaint in complaints
    assert complaints.count("\n") == 1


def test_without_aiohttp_it_names_the_tool_that_brings_it():
    running = start("--port", 0, command=WITHOUT_AIOHTTP)
    complaints = running.communicate(timeout=PATIENCE_S)[1]
    assert running.returncode == 2
    assert complaints.count("\n") == 1
    assert "python3 tools/dev.py play" in complaints

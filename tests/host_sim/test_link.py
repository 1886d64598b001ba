"""Lines between a page and the table's USB port: over the server, in the worker, in scripts."""

import asyncio
import json
import time

import pytest

from host_sim import script
from host_sim.cable import LARGEST
from host_sim.desk import Desk
from host_sim.session import Recorder, Session
from host_sim.web.live import LiveDesk
from host_sim.web.worker import Worker
from tests.host_sim.served import served
from tests.host_sim.test_web import page

DEAL = "deal royal-visit fr2021 2 0 1"
START_MS = 500


@pytest.fixture
def live(tmp_path):
    live = LiveDesk(str(tmp_path), 1, time.monotonic, Desk, "en")
    live.run(START_MS)
    return live


def test_a_page_of_the_server_gets_the_lines_of_its_table(tmp_path):
    async def talk(table):
        async with page(table) as first, page(table):
            await first.ask(do="link", line="regalia 1")
            greeting = await first.message("link")
            await first.ask(do="link", line=DEAL)
            return greeting["line"], (await first.message("link"))["line"]

    with served(tmp_path, Desk) as table:
        greeting, answer = asyncio.run(talk(table))
    assert greeting.startswith("regalia 1 ")
    assert answer == "ok"


def test_the_worker_tells_the_lines_of_its_table(tmp_path):
    clock = [0.0]
    worker = Worker(str(tmp_path), 1, lambda: clock[0], str(tmp_path / "frame"), "en")
    worker.perform(json.dumps({"do": "link", "line": DEAL}))
    lines: list[str] = []
    while len(lines) < 2:
        clock[0] += 5
        worker.advance()
        told = json.loads(worker.texts() or "[]")
        lines += [message["line"] for message in told if message["is"] == "link"]
    assert lines[0] == "ok"
    assert lines[1].startswith("due shuffle pile ")


def test_a_page_that_goes_gets_no_more_lines(live):
    live.link("page", "regalia 1")
    live.release("page")
    live.run(START_MS)
    assert live.lines()[0] is None


@pytest.mark.parametrize("line", ["two\nlines", "x" * 9000])
def test_more_than_a_line_does_no_harm(live, line):
    if "\n" in line:
        with pytest.raises(ValueError, match="one line"):
            live.link("page", line)
    else:
        live.link("page", line)
    live.link("page", "regalia 1")
    live.run(START_MS)
    assert live.lines()[1][-1].startswith("regalia 1 ")


def test_too_many_lines_at_once_are_refused(live):
    assert live.desk.cable.send(b"x" * LARGEST)
    with pytest.raises(ValueError, match="lines before"):
        live.link("page", DEAL)


def test_a_script_says_lines_and_a_session_is_recorded_with_them(tmp_path):
    recorder = Recorder(1)
    played = script.parse(f"wait 100\nlink {DEAL}\nwait 1000", "lines")
    desk = Desk(str(tmp_path), 1)
    Session(desk, None, recorder=recorder).play(played)
    assert desk.cable.lines()[0] == "ok"
    assert f"link {DEAL}" in recorder.text().splitlines()

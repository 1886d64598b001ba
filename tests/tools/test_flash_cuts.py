"""A board that is flashed: the power cut at every operation of its flash, half through each; the
cable pulled or Ctrl-C pressed at every request; and its flash full to every block.

Whatever was there, the board then starts the old firmware or the new one, which names games of the
other; and flashing it again puts it right. Its saves are as they were.
"""

import contextlib
import itertools
import shutil

import pytest

from tests.tools import processor
from tests.tools.processor import Processor
from tests.tools.reached import Contents, install
from tools.installing.trouble import Lost, Trouble

SAVE = b"a game"
FILL = """
import os
with open("mine", "wb") as file:
    for _ in range(os.statvfs("")[3] + 4 - %d):  # its three folders count twice as used
        file.write(bytes(4096))
"""


@pytest.fixture
def switched_on(micropython):
    """A board whose flash is a file, and whose power fails in its operation `cut`, if any."""

    @contextlib.contextmanager
    def switch_on(flash, cut=0):
        with contextlib.closing(Processor(processor.start(micropython, flash, cut))) as board:
            yield board

    return switch_on


OLD = "version 1 runs\nchess 1"
MIXED = "version 2 runs chess.pack texts-fr.pack"
FRENCH_LAST = "version 2 runs texts-fr.pack\nchess 2"
NEW = "version 2 runs\nchess 2"


class Cut:
    """A board of whose requests the first `left` are carried out; then an error comes."""

    def __init__(self, board, left: int, error: type[BaseException]):
        self._board = board
        self._left = left
        self._error = error

    def run(self, code: str, silent_s: int = 0) -> str:
        if not self._left:
            raise self._error
        self._left -= 1
        return self._board.run(code, silent_s)


@pytest.fixture
def afterwards(switched_on, builds):
    """Return what a board says as it starts; then flashing it again has put it right."""

    def check(flash, remove=()):
        with switched_on(flash) as board:
            said = board.run(processor.BOOT).strip()
            contents = Contents(board)
            for path in remove:
                contents.remove(path)
            install(board, builds[2][0])
            assert contents.hashes(["app"]) == builds[2][1]
            assert contents.get("saves/save.0") == SAVE
        return said

    return check


def prepared(switched_on, before, *folder) -> None:
    """Make a flash with a save, and with the build in `folder`, if any."""
    with switched_on(before) as board:
        Contents(board).put("saves/save.0", SAVE)
        for build in folder:
            install(board, build)


@pytest.mark.parametrize(("old", "can_say"), [(0, {"", NEW}), (1, {OLD, MIXED, FRENCH_LAST, NEW})])
def test_wherever_it_is_cut_the_old_firmware_runs_or_the_new_one(
    switched_on, builds, afterwards, tmp_path, old, can_say
):
    before, flash = tmp_path / "before", tmp_path / "flash"
    prepared(switched_on, before, *([builds[old][0]] if old else []))
    seen = set()
    for cut in itertools.count(1):
        shutil.copy(before, flash)
        with switched_on(flash, cut) as board:
            try:
                install(board, builds[2][0])
                break
            except Trouble:
                pass
        seen.add(afterwards(flash))
    assert seen == can_say


def test_a_pulled_cable_or_ctrl_c_at_any_request_leaves_one_that_runs(
    switched_on, builds, afterwards, tmp_path
):
    before, flash = tmp_path / "before", tmp_path / "flash"
    prepared(switched_on, before, builds[1][0])
    seen, keys = set(), set()
    for done, error in zip(itertools.count(1), itertools.cycle([Lost, KeyboardInterrupt])):
        shutil.copy(before, flash)
        with switched_on(flash) as board:
            try:
                install(Cut(board, done, error), builds[2][0])
                break
            except Trouble as trouble:
                keys.add(trouble.key)
        seen.add(afterwards(flash))
    assert seen == {OLD, MIXED, FRENCH_LAST, NEW}
    assert keys == {"interrupted"}


def test_however_full_it_is_the_old_firmware_runs_or_the_new_one(
    switched_on, builds, afterwards, tmp_path
):
    before, flash = tmp_path / "before", tmp_path / "flash"
    prepared(switched_on, before, builds[1][0])
    seen, keys = [], set()
    for free in itertools.count():
        shutil.copy(before, flash)
        with switched_on(flash) as board:
            board.run(FILL % free)
            try:
                install(board, builds[2][0])
            except Trouble as trouble:
                keys.add(trouble.key)
        seen.append(afterwards(flash, ["mine"]))
        if seen[-1] == NEW:
            break
    assert {*seen[:-1]} == {OLD}
    assert keys == {"full"}

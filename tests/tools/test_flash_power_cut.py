"""The power cut at every operation of a board's flash while it is flashed, half through each.

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
from tools.installing.trouble import Trouble

SAVE = b"a game"


@pytest.fixture
def switched_on(micropython):
    """A board whose flash is a file, and whose power fails in its operation `cut`, if any."""

    @contextlib.contextmanager
    def switch_on(flash, cut=0):
        with contextlib.closing(Processor(processor.start(micropython, flash, cut))) as board:
            yield board

    return switch_on


OLD = "version 1 runs\nchess 1"
MIXED = "version 2 runs chess.pack"
NEW = "version 2 runs\nchess 2"


@pytest.mark.parametrize(("old", "can_say"), [(0, {"", NEW}), (1, {OLD, MIXED, NEW})])
def test_wherever_it_is_cut_the_old_firmware_runs_or_the_new_one(
    switched_on, builds, tmp_path, old, can_say
):
    before, flash = tmp_path / "before", tmp_path / "flash"
    with switched_on(before) as board:
        contents = Contents(board)
        contents.put("saves/save.0", SAVE)
        if old:
            install(board, builds[old][0])
    seen = set()
    for cut in itertools.count(1):
        shutil.copy(before, flash)
        with switched_on(flash, cut) as board:
            try:
                install(board, builds[2][0])
                break
            except Trouble:
                pass
        with switched_on(flash) as board:
            seen.add(board.run(processor.BOOT).strip())
            contents = Contents(board)
            install(board, builds[2][0])
            assert contents.hashes(["app"]) == builds[2][1]
            assert contents.get("saves/save.0") == SAVE
    assert seen == can_say

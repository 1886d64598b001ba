"""What a save takes on a real flash file system, and how much room there is."""

import pytest

from tools import interpreters
from tools.installing.suitable import ROOM


@pytest.mark.usefixtures("micropython")  # skips where there is none
def test_no_save_looks_through_all_files_once_free_blocks_are_found():
    said = interpreters.micropython("16m").output("tests/on_micropython/first_block.py")
    before, after = map(int, said.split())
    assert before > 60_000, "this flash is too empty to show it"
    assert after < 16_000


@pytest.mark.usefixtures("micropython")
def test_the_room_of_a_flash_is_what_a_real_file_system_has():
    said = interpreters.micropython("16m").output("tests/on_micropython/room.py")
    with_room, blocks, filled = said.splitlines()
    assert with_room == "False ['saves'] False", "it isn't full, makes the folder, and isn't full"
    assert ROOM - 3 <= int(blocks) < ROOM
    assert filled == "True"

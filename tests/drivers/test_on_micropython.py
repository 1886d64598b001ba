"""The drivers on a real MicroPython: its heap, and its flash file system."""

import re

import pytest

from tools import interpreters
from tools.installing.suitable import ROOM


def test_a_busy_second_allocates_nothing(micropython):
    said = micropython.output("tests/on_micropython/drivers_locked.py")
    assert said.splitlines() == [
        "presses seen: True",
        "panel shows the picture: True",
        "last lights shine: True",
        "budget kept: True",
    ]


@pytest.mark.usefixtures("micropython")  # skips where there is none
def test_a_save_survives_a_power_cut_at_every_flash_operation():
    said = interpreters.micropython("8m").output("tests/on_micropython/store_power_cut.py")
    survived = re.fullmatch(r"survived (\d+) cuts\n", said)
    assert survived
    assert int(survived[1]) >= 5 * 40, "each of the 40 saves costs an operation, cut in five ways"


@pytest.mark.usefixtures("micropython")
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

"""The drivers on a real MicroPython: its heap, and its flash file system."""

import re

import pytest

from tools import interpreters


def test_a_busy_second_allocates_nothing(micropython):
    run = micropython.run("tests/on_micropython/drivers_locked.py")
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.splitlines() == [
        "presses seen: True",
        "panel shows the picture: True",
        "last lights shine: True",
        "budget kept: True",
    ]


@pytest.mark.usefixtures("micropython")  # skips where there is none
def test_a_save_survives_a_power_cut_at_every_flash_operation():
    run = interpreters.micropython("8m").run("tests/on_micropython/store_power_cut.py")
    assert run.returncode == 0, run.stdout + run.stderr
    survived = re.fullmatch(r"survived (\d+) cuts\n", run.stdout)
    assert survived
    assert int(survived[1]) >= 5 * 40, "each of the 40 saves costs an operation, cut in five ways"

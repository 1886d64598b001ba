"""The notice of a board that was copied only in part; test_flash_power_cut has no displays."""

from tools import interpreters
from tools.flashing.notice import COPIED_IN_PART, MOST, NOTICE, ON_A_DISPLAY


def test_it_takes_no_block_of_the_flash():
    assert len(NOTICE) <= MOST


def test_it_says_so_on_its_console_and_both_displays(micropython, tmp_path):
    del micropython  # skips where there is none
    (tmp_path / "main.py").write_bytes(NOTICE)
    printed = interpreters.micropython("1m").output(
        "tests/on_micropython/notice.py", str(tmp_path / "main.py")
    )
    said, near, far = printed.split("on\n")
    assert said.strip() == COPIED_IN_PART
    assert near.strip() == far.strip()
    drawn = near.splitlines()
    assert len([line for line in drawn if "█" in line]) > 2 * len(ON_A_DISPLAY)

"""Fault injection, by scripts and by tests."""

import pytest

from host_sim import run
from host_sim.desk import Crashed, Desk
from host_sim.script import parse
from host_sim.trouble import Trouble


@pytest.fixture
def desk(tmp_path):
    desk = Desk(str(tmp_path), 1)
    desk.power_on()
    desk.run(100)
    yield desk
    desk.mishaps.clear_flash()


def test_a_crash_that_nobody_expects_is_raised_with_its_note(desk):
    desk.mishaps.fail("ValueError")
    with pytest.raises(Crashed, match="ValueError: raised by the script"):
        desk.run(10)


def test_an_expected_crash_is_left_to_the_firmware(desk):
    desk.crashes = 1
    desk.mishaps.fail("ValueError")
    desk.run(10)
    assert desk.app is None
    assert desk.device.crashes == 1


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("unplug lamp", "PART is one of oled-a, oled-b, rail, sense, not 'lamp'"),
        ("fail badly", "ERROR is one of MemoryError, OSError, ValueError, not 'badly'"),
        ("fill bucket", "'flash' is the word here, not 'bucket'"),
    ],
)
def test_what_cannot_befall_a_table_is_said(line, complaint):
    with pytest.raises(Trouble, match=complaint):
        parse(line, "x.press")


def test_where_nothing_was_saved_nothing_can_be_damaged(tmp_path, capsys):
    script = tmp_path / "early.press"
    script.write_text("seed 1\nwait 100\ndamage saves\n")
    assert run.main([str(script), "--out", str(tmp_path)]) == 2
    assert "early.press:3: nothing has been saved that could be damaged" in capsys.readouterr().err


def test_mishaps_are_written_down_to_be_played_again(tmp_path):
    script = tmp_path / "bad-day.press"
    lines = ["unplug oled-a", "plug oled-a", "fill flash", "clear flash", "fail OSError"]
    script.write_text("\n".join(["seed 1", *lines, "wait 100"]))
    again = tmp_path / "again.press"
    assert run.main([str(script), "--record", str(again), "--out", str(tmp_path)]) == 0
    assert [line for line in again.read_text().splitlines() if line in lines] == lines

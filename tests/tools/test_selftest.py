"""`dev.py selftest`: what it says before and after the test on the board, which a builder runs."""

from random import Random

import pytest
from version import VERSION

from host_sim.desk import Desk
from tests.app.builder import Builder
from tools.flashing import selftest, tasks
from tools.flashing.__main__ import main
from tools.interpreters import ROOT


@pytest.fixture
def desk(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # as a board's working folder is its flash
    desk = Desk(".", 1)
    yield desk
    desk.mishaps.clear_flash()


@pytest.fixture
def report(desk, capsys):
    """Test a table up to a stage; return what is said on the desk and what the board printed."""

    def made(stage="lamps", variant="carrier", language="en"):
        builder = Builder(desk, Random(1))
        tasks.selftest(builder, stage, variant, language)  # pyright: ignore[reportArgumentType]
        return capsys.readouterr().out, "\n".join(builder.said)

    return made


def test_a_sound_table_is_said_to_be_sound(report):
    said, printed = report()
    assert "FAULT" not in printed
    assert printed.startswith(f"Self-test of Regalia {VERSION}\n")
    assert "Lamp power: 5.0 V" in printed
    assert "All is well. Close the case and play." in said
    assert said.endswith("The game is running.\n")


def test_each_fault_is_to_be_mended_by_its_section(report, desk):
    desk.wire_wrong("crossed-b")
    desk.wire_wrong("sense")
    said, printed = report()
    assert "FAULT crossed: Display B: SDA and SCL are swapped." in printed
    assert "Mend this before you go on:" in said
    assert "Display B: SDA and SCL are swapped. hardware/faults.md#crossed" in said
    assert "hardware/faults.md#sense" in said


def test_a_worn_flash_is_told_of(report, desk):
    desk.mishaps.fill_flash()
    said, printed = report("pico")
    assert "✗ Flash" in printed
    assert "hardware/faults.md#flash" in said


# The builder answers in English.
@pytest.mark.parametrize(
    ("number", "language"), [(0, "en"), (1, "en"), (2, "en"), (3, "en"), (0, "fr"), (1, "fr")]
)
def test_a_stage_has_a_picture_a_reading_and_a_next_one(report, desk, number, language):
    stage = selftest.STAGES[number]
    said, _ = report(stage, "breadboard", language)
    stages = selftest.facts()["selfTest"]["stages"]
    title, plug, reading = stages[number][language]
    assert said.startswith(f"{title}\n{plug}\n")
    assert reading in said
    if number + 1 < len(selftest.STAGES):
        assert stages[number + 1][language][1] in said


def test_the_pictures_are_there():
    shown = selftest.facts()["selfTest"]
    pictures = [*shown["variants"].values()]
    pictures += [stage["picture"] for stage in shown["stages"] if "picture" in stage]
    assert len(pictures) > 3
    for picture in pictures:
        assert (ROOT / picture).is_file(), picture


def test_a_board_without_firmware_is_told_to_be_flashed(plug_in, capsys):
    assert main(["selftest", "--port", plug_in().port]) == 1
    assert "python3 tools/dev.py flash" in capsys.readouterr().err

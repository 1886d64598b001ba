"""KiCad's own rules on the committed design, and that they notice what is wrong."""

import json
import re
import shutil
from pathlib import Path

import pytest

from hardware.board import checks, kicad

COMMITTED = Path(__file__).parents[2] / "hardware" / "kicad"


def test_no_rule_is_switched_off():
    project = (COMMITTED / "carrier.kicad_pro").read_text("utf-8")
    for word in ('"ignore"', '"rule_severities"', '"drc_exclusions"', '"erc_exclusions"'):
        assert word not in project


def test_the_jobset_checks_before_it_makes_files_and_fails_on_a_broken_rule():
    jobset = json.loads((COMMITTED / "carrier.kicad_jobset").read_text("utf-8"))
    first, second = jobset["jobs"][:2]
    assert (first["type"], second["type"]) == ("sch_erc", "pcb_drc")
    assert second["settings"]["parity"]
    for job in (first, second):
        assert job["settings"]["fail_on_error"]
        assert job["settings"]["severity"] == 0x10 | 0x20 | 0x04, "warnings, errors, exclusions"


@pytest.fixture
def design(tmp_path):
    """A copy of the design to damage: the sheet, the board."""
    if not kicad.present():
        pytest.skip("KiCad 9 is not on this machine")
    kicad.require()
    shutil.copytree(COMMITTED, tmp_path, dirs_exist_ok=True)
    return tmp_path / "carrier.kicad_sch", tmp_path / "carrier.kicad_pcb"


def test_sheet_and_board_break_no_rule(design):
    sheet, board = design
    checks.sheet(sheet, sheet.with_suffix(".erc"))
    checks.board(board, board.with_suffix(".drc"))


def test_a_floating_input_is_noticed(design):
    sheet, _ = design
    text = sheet.read_text("utf-8")
    loose = text.replace('(global_label "LED_POWER"', '(global_label "LED_POWERLESS"', 1)
    assert loose != text
    sheet.write_text(loose, "utf-8")
    with pytest.raises(kicad.Trouble, match=r"not driven|not connected|only (once|one)"):
        checks.sheet(sheet, sheet.with_suffix(".erc"))


def test_a_rogue_track_is_noticed(design):
    _, board = design
    rogue = (
        '(segment (start 10 10) (end 60 40) (width 0.3) (layer "F.Cu") (net 1)'
        ' (uuid "00000000-0000-0000-0000-00000000000a"))\n)'
    )
    board.write_text(re.sub(r"\)\s*$", rogue, board.read_text("utf-8")), "utf-8")
    with pytest.raises(kicad.Trouble, match=r"clearance|shorting|crossing"):
        checks.board(board, board.with_suffix(".drc"))


def test_swapped_buttons_are_noticed_by_the_board(design):
    sheet, board = design
    text = sheet.read_text("utf-8")
    text = text.replace('"BTN_A_UP"', '"?"').replace('"BTN_A_DOWN"', '"BTN_A_UP"')
    sheet.write_text(text.replace('"?"', '"BTN_A_DOWN"'), "utf-8")
    with pytest.raises(kicad.Trouble, match="BTN_A"):
        checks.board(board, board.with_suffix(".drc"))

"""KiCad's own rules on the committed design, and that they notice what is wrong."""

import re
import shutil
from pathlib import Path

import pytest

from hardware.board import kicad, source

COMMITTED = Path(__file__).parents[2] / "hardware" / "kicad"

pytestmark = pytest.mark.skipif(not kicad.present(), reason="KiCad 9 is not on this machine")


@pytest.fixture
def design(tmp_path):
    """A copy of the design to spoil: the sheet, the board."""
    kicad.require()
    shutil.copytree(COMMITTED, tmp_path, dirs_exist_ok=True)
    return tmp_path / "carrier.kicad_sch", tmp_path / "carrier.kicad_pcb"


def test_sheet_and_board_break_no_rule(design):
    sheet, board = design
    source.check_sheet(sheet, sheet.with_suffix(".erc"))
    source.check_board(board, board.with_suffix(".drc"))


def test_no_rule_is_switched_off(design):
    project = design[0].with_suffix(".kicad_pro").read_text("utf-8")
    assert '"ignore"' not in project
    assert '"rule_severities"' not in project
    assert '"drc_exclusions"' not in project
    assert '"erc_exclusions"' not in project


def test_a_floating_input_is_noticed(design):
    sheet, _ = design
    text = sheet.read_text("utf-8")
    loose = text.replace('(global_label "LED_POWER"', '(global_label "LED_POWERLESS"', 1)
    assert loose != text
    sheet.write_text(loose, "utf-8")
    with pytest.raises(kicad.Trouble, match=r"not driven|not connected|only (once|one)"):
        source.check_sheet(sheet, sheet.with_suffix(".erc"))


def test_a_rogue_track_is_noticed(design):
    _, board = design
    rogue = (
        '(segment (start 10 10) (end 60 40) (width 0.3) (layer "F.Cu") (net 1)'
        ' (uuid "00000000-0000-0000-0000-00000000000a"))\n)'
    )
    board.write_text(re.sub(r"\)\s*$", rogue, board.read_text("utf-8")), "utf-8")
    with pytest.raises(kicad.Trouble, match=r"clearance|shorting|crossing"):
        source.check_board(board, board.with_suffix(".drc"))


def test_swapped_buttons_are_noticed_by_the_board(design):
    sheet, board = design
    text = sheet.read_text("utf-8")
    text = text.replace('"BTN_A_UP"', '"?"').replace('"BTN_A_DOWN"', '"BTN_A_UP"')
    sheet.write_text(text.replace('"?"', '"BTN_A_DOWN"'), "utf-8")
    with pytest.raises(kicad.Trouble, match="BTN_A"):
        source.check_board(board, board.with_suffix(".drc"))

"""Everything on the board can be bought, everything without a board can be wired."""

from pathlib import Path

import pytest

from hardware.board import bom
from hardware.board.circuit import parts

HARDWARE = Path(__file__).parents[2] / "hardware"


def test_every_fitted_part_is_on_the_list_once():
    listed = [ref for line in bom.on_board() for ref in line.use.split()]
    assert sorted(listed) == sorted(part.ref for part in parts() if part.fitted)


def test_what_is_left_out_is_said():
    refs = {ref for line in bom.on_board(fitted=False) for ref in line.use.split()}
    assert refs == {part.ref for part in parts() if not part.fitted}
    assert bom.assembly_csv() == (HARDWARE / "production" / "bom.csv").read_text("utf-8")


@pytest.mark.parametrize("name", [bom.CARRIER, bom.WIRED])
def test_every_line_can_be_ordered(name):
    for line in bom.variant(name):
        assert line.count > 0
        assert line.offer.usd > 0
        assert line.offer.maker
        assert line.offer.number
        assert len(set(line.offer.suppliers)) == 2


def test_the_page_is_what_the_program_says():
    assert (HARDWARE / "shopping.md").read_text("utf-8") == bom.page()


def test_the_wired_table_lacks_only_the_boards_own_parts():
    whole = {line.use: line.count for line in bom.on_board()}
    wired = {line.use: line.count for line in bom.on_board(wired=True)}
    assert wired.items() <= whole.items()
    assert all(use.startswith("J") for use in whole.keys() - wired.keys())

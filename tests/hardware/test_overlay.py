"""The overlay: its windows lie over the LEDs, its cut-outs over what comes through the lid."""

import re
from itertools import pairwise

import pytest

import wiring
from hardware.case import plan
from hardware.overlay import faces, field
from tests.hardware.plates import HARDWARE, drawing, extent, named, shapes

OVERLAY = HARDWARE / "overlay"
PITCH = 1000 / 60
ROWS = ("crown", "court", "wizard", "jester")
LETTERS = "abcdefghijklmnopq"


@pytest.fixture(scope="module")
def table():
    return drawing(OVERLAY / "table.svg")


def test_it_is_as_large_as_the_lid(table):
    assert table.attrib["width"] == f"{plan.LENGTH:g}mm"
    assert table.attrib["height"] == f"{plan.DEPTH:g}mm"


def test_every_space_has_a_window_over_its_led_and_a_letter_below(table):
    shape = named(table)
    spaces = [f"window-{row}-{letter}" for row in ROWS for letter in LETTERS]
    assert sorted(spaces) == sorted(name for name in shape if name.startswith("window-"))
    assert len(spaces) == wiring.LEDS
    wells = {(well.row, well.column): well.opening for well in plan.wells()}
    for row, name in enumerate(ROWS):
        for column, letter in enumerate(LETTERS):
            window = extent(shape[f"window-{name}-{letter}"])
            x, y = window.centre
            assert x == pytest.approx(plan.LENGTH / 2 + (column - 8) * PITCH, abs=0.002)
            assert y == pytest.approx(plan.DEPTH / 2 - wells[row, column].y, abs=0.002)
            assert window.size[0] < wells[row, column].width
            assert window.size[1] < wells[row, column].height
    bottom = extent(shape["window-jester-a"]).bottom
    for column, letter in enumerate(LETTERS):
        print_ = extent(shape[f"letter-{letter}"])
        assert print_.centre[0] == pytest.approx(plan.LENGTH / 2 + (column - 8) * PITCH, abs=1)
        assert bottom < print_.top < print_.bottom < plan.DEPTH


def test_cut_outs_lie_over_those_of_the_lid(table):
    shape = named(table)
    names = [f"oled-{end}" for end in "ab"]
    names += [f"button-{end}-{key}" for end in "ab" for key in plan.BUTTON_NAMES]
    found = sorted(extent(shape[name]).centre for name in names)
    lid = drawing(HARDWARE / "case/laser/lid.svg")
    *cuts, outline = (extent(shape) for shape in shapes(lid, "cut"))
    cut_outs = sorted((cut.centre[0] - outline.left, cut.centre[1] - outline.top) for cut in cuts)
    for (x, y), (u, v) in zip(found, cut_outs, strict=True):
        assert (x, y) == pytest.approx((u, v), abs=0.01)


def test_nothing_printed_covers_a_window_or_a_cut_out(table):
    shape = named(table)
    openings = {
        name: extent(found)
        for name, found in shape.items()
        if name.startswith(("window-", "oled-", "button-"))
    }
    signs = [
        re.fullmatch(r"translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)", sign.attrib["transform"])
        for sign in shapes(table, "signs")
    ]
    assert len(signs) == 2 * len(ROWS)
    for sign in signs:
        left, top, scale = map(float, sign.groups())
        for name, window in openings.items():
            apart_x = left + 10 * scale <= window.left or left >= window.right
            apart_y = top + 10 * scale <= window.top or top >= window.bottom
            assert apart_x or apart_y, name


def test_chateaux_and_fountain_lie_where_the_game_has_them():
    lands = [field.land_of(column) for column in range(wiring.COLUMNS)]
    assert lands == (
        ["red-chateau"] * 2 + ["red-duchy"] * 6 + ["water"]
        + ["green-duchy"] * 6 + ["green-chateau"] * 2
    )  # fmt: skip


def test_the_panels_windows_lie_over_its_leds():
    shape = named(drawing(OVERLAY / "panel.svg"))
    width, height = faces.PANEL_SIZE
    spots = dict(plan.panel_wells())
    assert sorted(spots) == list(range(wiring.HEX_LEDS))
    for led, spot in spots.items():
        x, y = extent(shape[f"window-{led}"]).centre
        assert (x, y) == pytest.approx((width / 2 + spot.x, height / 2 - spot.y), abs=0.01)


def test_the_pages_are_true_to_scale():
    pytest.importorskip("fpdf", reason="needs fpdf2 (dependency group case)")
    from hardware.overlay import pages

    for name, size in (("a3", pages.A3), ("a4", pages.A4)):
        data = (OVERLAY / f"overlay-{name}.pdf").read_bytes()
        boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data)
        assert boxes
        for box in boxes:
            measured = [float(side) * 25.4 / 72 for side in box]
            assert measured == pytest.approx(list(size), abs=0.05)
    for page in pages.a3() + pages.a4():
        for piece in page.pieces:
            reach = faces.BLEED
            assert reach <= piece.x <= page.size[0] - piece.width - reach


def test_the_pieces_of_a4_make_up_the_whole():
    pytest.importorskip("fpdf", reason="needs fpdf2 (dependency group case)")
    from hardware.overlay import pages

    board, ends, _ = pages.a4()
    pieces = sorted((piece.left, piece.left + piece.width) for piece in board.pieces + ends.pieces)
    assert pieces[0][0] == 0
    assert pieces[-1][1] == pytest.approx(plan.LENGTH)
    for (_, end), (start, _) in pairwise(pieces):
        assert start == pytest.approx(end)

"""The stripboard is the circuit of the sheet, and every part fits it; so do the button boards."""

import pytest

from hardware.board import pico
from hardware.board.circuit import part
from hardware.breadboard import nets
from hardware.breadboard.drawing import STEPS
from hardware.stripboard import buttons, drawing, layout, model


def test_it_is_the_circuit_of_the_sheet():
    assert model.errors() == []


def test_every_pin_of_the_pico_is_where_the_firmware_has_its_signal():
    nets = pico.nets()
    on_sheet = part("U1").nets
    assert {pin: net for pin, net in nets.items() if net} == on_sheet
    for strip in range(1, 21):
        assert layout.PICO[strip - 1] == (strip, 6)
        assert layout.PICO[40 - strip] == (strip, 13)


def test_every_lead_has_a_hole_of_its_own_and_every_part_its_room():
    assert model.holes_taken_twice() == []
    assert model.misfits() == []


def test_a_cut_that_is_left_out_is_noticed(monkeypatch):
    for cut in layout.CUTS:
        monkeypatch.setattr(model, "CUTS", tuple(one for one in layout.CUTS if one != cut))
        assert model.errors(), cut


def test_a_wire_that_is_left_out_is_noticed(monkeypatch):
    for title, wires in layout.WIRES.items():
        for n in range(len(wires)):
            left = wires[:n] + wires[n + 1 :]
            monkeypatch.setitem(model.WIRES, title, left)
            assert model.errors(), wires[n]
        monkeypatch.setitem(model.WIRES, title, wires)


@pytest.mark.parametrize(
    ("ref", "holes"),
    [
        ("R5", ((16, 33), (19, 33))),
        ("D1", ((4, 48), (8, 48))),
        ("Q2", ((12, 33), (13, 33), (14, 33))),
    ],
)
def test_a_part_in_the_wrong_place_is_noticed(monkeypatch, ref, holes):
    monkeypatch.setitem(layout.PARTS, ref, holes)
    assert model.errors()


def test_a_part_that_stands_in_another_or_does_not_reach_is_noticed(monkeypatch):
    monkeypatch.setitem(layout.PARTS, "C2", ((5, 36), (7, 36)))
    assert any("C2" in misfit for misfit in model.misfits())
    monkeypatch.setitem(layout.PARTS, "C2", ((5, 39), (9, 39)))
    assert any("C2: 10.2 mm" in misfit for misfit in model.misfits())


def test_a_screw_on_a_lead_or_in_a_strip_that_is_needed_is_noticed(monkeypatch):
    monkeypatch.setattr(model, "SCREWS", ((4, 4), *layout.SCREWS[1:]))
    assert any("touches a lead" in misfit for misfit in model.misfits())
    monkeypatch.setattr(model, "SCREWS", ((5, 10), *layout.SCREWS[1:]))
    assert "the screw in (5, 10) and U1" in model.misfits()
    monkeypatch.setattr(model, "SCREWS", ((7, 40), *layout.SCREWS[1:]))
    assert model.errors()


def test_the_steps_have_every_part_and_every_wire_once():
    things = [thing for _, step in STEPS for thing in step]
    assert sorted(t for t in things if t in layout.PARTS) == sorted(layout.PARTS)
    assert [title for title, _ in STEPS] == list(layout.WIRES)


def test_the_button_boards_are_what_the_plugs_have():
    assert buttons.errors() == []


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("CUTS", ((11, 7),)),
        ("LINKS", buttons.LINKS[:1]),
        ("WIRES", {**buttons.WIRES, "UP": (2, 17)}),
        ("WIRES", {**buttons.WIRES, "GND": (2, 20)}),  # a screw cuts this strip
    ],
)
def test_a_fault_of_the_button_board_is_noticed(monkeypatch, name, value):
    monkeypatch.setattr(buttons, name, value)
    assert buttons.errors()


@pytest.mark.parametrize("title", [title for title, _ in STEPS])
def test_what_is_measured_after_a_step_is_what_the_circuit_has(title):
    group = nets.joined((model.node(start), model.node(end)) for start, end in model.wires())
    for red, black, expected in drawing.CHECKS[title]:
        ends = {group(model.node(hole)) for hole in (red, black)}
        ref = expected.split(", ")[-1]
        if ref in layout.PARTS:
            legs = {group(model.node(hole)) for hole in layout.PARTS[ref]}
            assert ends == legs, f"{expected} isn't between these holes"
        else:
            assert (len(ends) == 1) == (expected == "0 Ω")


def test_the_copper_side_of_the_buttons_is_the_mirrored_one():
    """What is on the left of one picture is on the right of the other, at the same height."""
    front, back = buttons.picture(), buttons.copper_side()
    for hole in buttons.CUTS:
        (x, y), (u, v) = buttons._xy(hole), buttons._xy((hole[0], buttons.HOLES + 1 - hole[1]))
        assert (x + u, y) == (pytest.approx(2 * buttons._xy((1, buttons.HOLES / 2 + 0.5))[0]), v)
        assert f'cx="{x:.8g}" cy="{y:.8g}" r="2.3"' in front
        assert f'cx="{u:.8g}" cy="{v:.8g}" r="2.3"' in back

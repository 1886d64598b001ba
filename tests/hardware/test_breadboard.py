"""The breadboard is the circuit of the sheet; every lead has a hole; no step is left out."""

import pytest

from hardware.breadboard import drawing, layout, model, nets


def test_it_is_the_circuit_of_the_sheet():
    assert model.errors() == []


def test_every_lead_has_a_hole_of_its_own():
    board = model.Board()
    holes = [hole for places in (*board.parts.values(), *board.modules.values()) for hole in places]
    holes += [hole for wire in board.wires for hole in wire]
    assert len(set(holes)) == len(holes)
    assert all(1 <= int(hole.lstrip("TB+-abcdefghij")) <= model.COLUMNS for hole in holes)


def test_a_rail_has_no_hole_between_its_groups(monkeypatch):
    """A board of 830 has fifty holes in a rail: ten groups of five, beside columns 3 to 61."""
    assert (len(model.RAIL), model.RAIL[0], model.RAIL[-1]) == (50, 3, 61)
    monkeypatch.setitem(layout.PARTS, "R3", ("t44b", "T-44"))
    with pytest.raises(ValueError, match="R3: no hole is free in T-44"):
        model.Board()


def test_every_part_has_its_room():
    assert model.misfits() == []


def test_parts_that_stand_in_each_other_are_noticed(monkeypatch):
    monkeypatch.setitem(layout.PARTS, "R7", ("b62g", "b56g"))
    assert "R6 and R7" in model.misfits()


@pytest.mark.parametrize(
    ("ref", "places"),
    [("R5", ("t50", "t55")), ("D1", ("t25", "t29")), ("Q2", ("t45", "t44", "t43"))],
)
def test_a_part_in_the_wrong_place_is_noticed(monkeypatch, ref, places):
    monkeypatch.setitem(layout.PARTS, ref, places)
    assert model.errors()


def test_a_wire_that_is_left_out_is_noticed(monkeypatch):
    for n in range(len(layout.WIRES)):
        wires = layout.WIRES[:n] + layout.WIRES[n + 1 :]
        monkeypatch.setattr(model, "WIRES", wires)
        if layout.WIRES[n] not in layout.WIRES[1:4]:  # of these one would do: the Pico joins them
            assert model.errors(), layout.WIRES[n]


def test_a_line_without_its_resistor_is_noticed(monkeypatch):
    """A spark of a finger on a display would reach the Pico."""
    monkeypatch.setattr(nets, "IN_WIRES", {"R21": ("J3", 3)})
    assert [f"R{n} is missing" for n in range(22, 25)] == model.errors()[:3]


def test_the_steps_have_every_part_and_every_wire_once():
    things = [thing for _, step in drawing.STEPS for thing in step]
    assert sorted(t for t in things if t in layout.PARTS) == sorted(layout.PARTS)
    assert len(things) == len(layout.PARTS) + len(layout.WIRES)

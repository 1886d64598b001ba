"""The cursor on the map: wherever the spaces lie that it may go to, it comes to all of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from base.keys import DOWN, LEFT, RIGHT, UP
from games.banquet_royal.kingdom import CENTRE, SPACES, row_of
from games.banquet_royal.parse import read_name
from tables.banquet_royal import chooser
from tables.banquet_royal.map import halves

ARROWS = (LEFT, RIGHT, UP, DOWN)
ALL = bytes([1] * SPACES)

some_spaces = st.sets(st.integers(0, SPACES - 1), min_size=1)


def mask(spaces) -> bytearray:
    open_to = bytearray(SPACES)
    for space in spaces:
        open_to[space] = 1
    return open_to


@given(some_spaces)
def test_every_space_is_in_reach_of_every_other(spaces):
    open_to = mask(spaces)
    for start in spaces:
        seen = [start]
        for here in seen:
            there = [chooser.step(open_to, here, button) for button in ARROWS]
            seen += [space for space in dict.fromkeys(there) if space not in seen]
        assert set(seen) == spaces


@given(some_spaces, st.integers(0, SPACES - 1), st.sampled_from(ARROWS))
def test_a_step_goes_the_way_of_its_button_or_nowhere(spaces, start, button):
    there = chooser.step(mask(spaces), start, button)
    if there == start:
        return
    assert there in spaces
    aside = halves(there) - halves(start)
    down = row_of(there) - row_of(start)
    if button in (LEFT, RIGHT):
        assert down == 0
        assert (aside > 0) == (button == RIGHT)
    else:
        assert (down > 0) == (button == DOWN)


@pytest.mark.parametrize("name", ["e5", "d3", "f6", "e2"])
def test_up_and_down_again_leads_back(name):
    start = read_name(name)
    above = chooser.step(ALL, start, UP)
    assert chooser.step(ALL, above, DOWN) == start


@pytest.mark.parametrize(
    ("button", "there"), [(LEFT, "e4"), (RIGHT, "e6"), (UP, "d5"), (DOWN, "f4")]
)
def test_with_all_spaces_open_a_step_leads_to_a_neighbour(button, there):
    assert chooser.step(ALL, CENTRE, button) == read_name(there)


@given(some_spaces, st.integers(0, SPACES - 1))
def test_the_nearest_space_is_one_of_them_and_the_start_if_it_is_open(spaces, start):
    there = chooser.nearest(mask(spaces), start)
    assert there in spaces
    assert (there == start) == (start in spaces)

"""The cursor on the map: wherever the spaces lie that it may go to, it comes to all of them."""

from hypothesis import given
from hypothesis import strategies as st

from base import DOWN, LEFT, RIGHT, UP
from games.banquet_royal.kingdom import ROW, SPACES
from tables.banquet_royal import chooser
from tables.banquet_royal.map import HALVES

ARROWS = (LEFT, RIGHT, UP, DOWN)

some_spaces = st.sets(st.integers(0, SPACES - 1), min_size=1)


def mask(spaces) -> bytearray:
    open_to = bytearray(SPACES)
    for space in spaces:
        open_to[space] = 1
    return open_to


@given(some_spaces, st.integers(0, SPACES - 1))
def test_every_space_is_in_reach_from_everywhere(spaces, start):
    open_to = mask(spaces)
    seen = [start]
    for here in seen:
        there = [chooser.next_space(open_to, here, button) for button in ARROWS]
        seen += [space for space in dict.fromkeys(there) if space not in seen]
    assert set(seen) == spaces | {start}


@given(some_spaces, st.integers(0, SPACES - 1), st.sampled_from([UP, DOWN]))
def test_up_and_down_lead_to_the_nearest_space_of_the_next_row(spaces, start, button):
    there = chooser.next_space(mask(spaces), start, button)
    by = 1 if button == DOWN else -1
    rows = {ROW[space] for space in spaces if by * (ROW[space] - ROW[start]) > 0}
    if not rows:
        assert there == start
        return
    assert ROW[there] == min(rows, key=lambda row: abs(row - ROW[start]))
    aside = abs(HALVES[there] - HALVES[start])
    beside = [space for space in spaces if ROW[space] == ROW[there]]
    assert aside == min(abs(HALVES[space] - HALVES[start]) for space in beside)


@given(some_spaces, st.integers(0, SPACES - 1), st.sampled_from([LEFT, RIGHT]))
def test_left_and_right_lead_along_the_row_then_to_what_lies_on_that_side(spaces, start, button):
    there = chooser.next_space(mask(spaces), start, button)
    by = 1 if button == RIGHT else -1
    aside = {space: by * (HALVES[space] - HALVES[start]) for space in spaces}
    row = [space for space in spaces if ROW[space] == ROW[start] and aside[space] > 0]
    if row:
        assert there == min(row, key=lambda space: aside[space])
        return
    sector = [s for s in spaces if aside[s] >= max(1, abs(ROW[s] - ROW[start]))]
    assert there in (sector or [start])


@given(some_spaces, st.integers(0, SPACES - 1))
def test_the_nearest_space_is_one_of_them_and_the_start_if_it_is_open(spaces, start):
    there = chooser.nearest(mask(spaces), start)
    assert there in spaces
    assert (there == start) == (start in spaces)

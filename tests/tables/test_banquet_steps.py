"""The cursor on the map: wherever the spaces lie that it may go to, it comes to all of them."""

import itertools

from hypothesis import given
from hypothesis import strategies as st

from base import LEFT, RIGHT, UP
from games.banquet_royal.kingdom import SPACES, row_of
from tables.banquet_royal import chooser
from tables.banquet_royal.map import HALVES

ARROWS = (LEFT, RIGHT, UP)

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


@given(some_spaces, st.integers(0, SPACES - 1))
def test_left_and_right_lead_through_all_spaces_row_by_row_and_back(spaces, start):
    open_to = mask(spaces)
    seen = [start]
    for _ in spaces:
        seen.append(chooser.step(open_to, seen[-1], RIGHT))
    assert set(seen[1:]) == spaces
    if start in spaces:
        assert seen[-1] == start
        for here, there in itertools.pairwise(seen):
            assert chooser.step(open_to, there, LEFT) == here


@given(some_spaces, st.integers(0, SPACES - 1))
def test_up_leads_to_the_nearest_space_of_the_next_row_above(spaces, start):
    there = chooser.step(mask(spaces), start, UP)
    rows = {row_of(space) for space in spaces} - {row_of(start)}
    if not rows:
        assert there == start
        return
    assert row_of(there) == max(rows, key=lambda row: (row - row_of(start) - 1) % 9 + 1)
    aside = abs(HALVES[there] - HALVES[start])
    beside = [space for space in spaces if row_of(space) == row_of(there)]
    assert aside == min(abs(HALVES[space] - HALVES[start]) for space in beside)


@given(some_spaces, st.integers(0, SPACES - 1))
def test_the_nearest_space_is_one_of_them_and_the_start_if_it_is_open(spaces, start):
    there = chooser.nearest(mask(spaces), start)
    assert there in spaces
    assert (there == start) == (start in spaces)

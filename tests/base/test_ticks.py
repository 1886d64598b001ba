"""Tick arithmetic around the wrap, and inside the Pico's small integers."""

from hypothesis import given
from hypothesis import strategies as st

from base import ticks_add, ticks_diff

PERIOD = 1 << 30
TICKS = st.integers(0, PERIOD - 1)
SPANS = st.integers(0, (1 << 29) - 1)


@given(start=TICKS, ms=SPANS)
def test_a_span_added_is_the_span_found(start, ms):
    later = ticks_add(start, ms)
    assert 0 <= later < PERIOD
    assert ticks_diff(later, start) == ms
    assert ticks_diff(start, later) == -ms


def test_around_the_wrap():
    assert ticks_add(PERIOD - 1, 1) == 0
    assert ticks_diff(3, PERIOD - 2) == 5
    assert ticks_diff(PERIOD - 2, 3) == -5

"""Random generator: the published algorithm, and fair.

What is drawn and shuffled by it is in the playthroughs of the games.
"""

import ctypes

import pytest
from hypothesis import given
from hypothesis import strategies as st

from base import Rng


def sfc16(state: tuple[int, ...], n: int) -> list[int]:
    """Yield the published generator's numbers, from a state of a, b, c and counter."""
    a, b, c, counter = (ctypes.c_uint16(word) for word in state)
    words = []
    for _ in range(n):
        word = ctypes.c_uint16(a.value + b.value + counter.value)
        counter.value += 1
        a.value = b.value ^ (b.value >> 5)
        b.value = c.value + (c.value << 3)
        c.value = ((c.value << 6) | (c.value >> 10)) + word.value
        words.append(word.value)
    return words


def words(rng: Rng, n: int) -> list[int]:
    return [rng.word() for _ in range(n)]


@given(st.integers(0, 2**70))
def test_the_stream_is_sfc16(seed):
    rng = Rng(seed)
    state = (rng._a, rng._b, rng._c, rng._counter)
    expected = sfc16(state, 50)
    assert words(rng, 50) == expected


def test_near_seeds_give_different_streams():
    seeds = [*range(3000), *(1 << shift for shift in range(12, 80))]
    assert len({tuple(words(Rng(seed), 4)) for seed in seeds}) == len(seeds)


def test_a_negative_seed_is_refused():
    with pytest.raises(ValueError, match="from 0 on"):
        Rng(-1)


def test_below_is_fair():
    """Without rejection the lower 25536 of 40000 numbers would be twice as likely."""
    rng = Rng(1)
    low = sum(rng.below(40000) < 25536 for _ in range(20000))
    assert abs(low / 20000 - 25536 / 40000) < 0.02

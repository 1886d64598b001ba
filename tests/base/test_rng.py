"""Random generator: the published algorithm, and fair."""

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


def test_shuffled_pieces_are_those_that_were_counted():
    pieces = Rng(5).shuffled(bytes((2, 0, 3)))
    assert sorted(pieces) == [0, 0, 2, 2, 2]
    assert pieces == Rng(5).shuffled(bytes((2, 0, 3)))


@pytest.mark.parametrize("n", [1, 2, 3, 54, 40000, 65536])
def test_below_stays_below(n):
    rng = Rng(9)
    assert all(0 <= rng.below(n) < n for _ in range(500))


def test_below_is_fair():
    """Without rejection the lower 25536 of 40000 numbers would be twice as likely."""
    rng = Rng(1)
    low = sum(rng.below(40000) < 25536 for _ in range(20000))
    assert abs(low / 20000 - 25536 / 40000) < 0.02


def test_a_shuffle_reaches_every_order_about_as_often():
    rng = Rng(2)
    orders: dict[bytes, int] = {}
    for _ in range(6000):
        cards = bytearray(b"abcz")
        rng.shuffle(cards, 3)
        orders[bytes(cards)] = orders.get(bytes(cards), 0) + 1
    assert len(orders) == 6
    assert all(order.endswith(b"z") for order in orders)
    assert min(orders.values()) > 850

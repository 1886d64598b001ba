"""Statistics of the arena, and fairness of its seats."""

import math

import pytest

from tools.arena.figures import elo, interval
from tools.arena.seats import arrangements
from tools.arena.seeds import seed


@pytest.mark.parametrize(
    ("share", "difference"),
    [(0.5, 0), (10 / 11, 400), (1 / 11, -400), (0.76, 200.24), (0.64, 99.95), (1, math.inf)],
)
def test_elo_differences_are_those_of_the_tables(share, difference):
    assert elo(share) == pytest.approx(difference, abs=0.01)
    assert elo(1 - share) == pytest.approx(-difference, abs=0.01)


def test_the_interval_is_the_adjusted_one_of_agresti_and_coull():
    """By hand, for 50 deals won of 96: (50 + 2) / 100, and 1.96 times the standard error of that.

    The variance of a sample of 100 ones and noughts is p (1 - p) 100 / 99.
    """
    low, high = interval([1.0] * 50 + [0.0] * 46)
    margin = 1.959964 * math.sqrt(0.52 * 0.48 / 99)
    assert (low, high) == pytest.approx((0.52 - margin, 0.52 + margin), abs=1e-6)


def test_deals_that_are_shared_make_the_interval_narrow_as_they_should():
    """Games of a deal that cancel each other out say less, and are not taken for independent."""
    shared = interval([0.5] * 100)
    split = interval([0.0, 1.0] * 50)
    assert shared[0] < 0.5 < shared[1]
    assert shared[1] - shared[0] < (split[1] - split[0]) / 3


@pytest.mark.parametrize("scores", [[1.0], [0.0], [1.0] * 5000, [0.5] * 2, [0.0, 0.5]])
def test_the_interval_holds_the_score_and_stays_within_what_can_be(scores):
    low, high = interval(scores)
    assert 0 <= low <= sum(scores) / len(scores) <= high <= 1
    assert low < high


@pytest.mark.parametrize("players", range(2, 6))
def test_both_kinds_sit_everywhere_equally_often_and_in_each_others_places(players):
    seats = arrangements(players)
    assert len(set(seats)) == len(seats)
    for seat in range(players):
        assert sum(seating[seat] for seating in seats) * 2 == len(seats)
    for seating in seats:
        assert tuple(1 - kind for kind in seating) in seats
        assert seating[1:] + seating[:1] in seats
        assert set(seating) == {0, 1}


def test_seeds_are_those_of_the_engine_protocol_and_all_different():
    seeds = {seed(1, deal, turn) for deal in range(50) for turn in range(50)}
    assert len(seeds) == 2500
    assert all(0 <= s < 10**20 for s in seeds)
    assert seed(1, 2) == seed(1, 2) != seed(12) != seed(2, 1)

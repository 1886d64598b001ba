"""Keeping of dice for numbers and colours at once, compared with exact fractions over all casts."""

# Viper code takes the address of any buffer.
# pyright: reportArgumentType=false

import random
from array import array
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product

import pytest

from ai.network import WHOLE_WIN
from ai.roi_et_compagnie import criteria
from ai.roi_et_compagnie.criteria import criterion
from ai.roi_et_compagnie.keeping import Keeping
from games.roi_et_compagnie.cards import DICE, INHABITANTS, card_name, meets
from tests.slow import slow

PAIRS = list(combinations_with_replacement(range(1, 7), 2))  # in the order of the pair numbers
ALL_DICE = [bytearray(a + b + c) for a, b, c in product(PAIRS, repeat=3)]
ALL = 63


@pytest.mark.parametrize("kind", range(INHABITANTS), ids=card_name)
def test_a_test_passes_the_dice_that_meet_the_need(kind):
    met = []
    for first in range(len(PAIRS)):
        table = array("H", bytes(2 * len(PAIRS) ** 2))
        criteria.rate(table, 1, criterion(kind), criteria.words(), first)
        met += table
    assert met == [meets(kind, dice) for dice in ALL_DICE]


TAKEN = """
import gc
from ai.roi_et_compagnie.keeping import Keeping
gc.disable()
before = gc.mem_alloc()
for _ in Keeping().prepare(5):
    pass
print(gc.mem_alloc() - before)
"""


def test_the_slices_lie_side_by_side(micropython):
    """With a copy of each between them a Pico had no free block of 2 KB while it decided."""
    assert int(micropython.output("-c", TAKEN)) < 50_000


class Exact:
    """Exact worths of keeps; `worths` are (worth, inhabitant), the best first."""

    def __init__(self, worths: list, without: int):
        self.worths = worths
        self.without = without
        self.best = cache(self._best)
        self.of = cache(self._of)

    def now(self, dice: tuple) -> int:
        fitting = [worth for worth, kind in self.worths if meets(kind, bytearray(dice))]
        return fitting[0] if fitting else self.without

    def _best(self, dice: tuple, rolls: int) -> Fraction:
        """Return the worth of six dice with so many rolls left."""
        best = Fraction(self.now(dice))
        if rolls:
            kept = {tuple(dice[d] * (keep >> d & 1) for d in range(DICE)) for keep in range(ALL)}
            best = max(best, *(self.of(faces, rolls) for faces in kept))
        return best

    def _of(self, dice: tuple, rolls: int) -> Fraction:
        """Return the worth of keeping these dice and rolling those that are 0."""
        if 0 not in dice:
            return self.best(dice, rolls - 1)
        die = dice.index(0)
        grown = [(*dice[:die], number, *dice[die + 1 :]) for number in range(1, 7)]
        return sum((self.of(g, rolls) for g in grown), Fraction()) / 6


def told(dice: bytearray, rolls: int, worths: list, without: int) -> tuple[Keeping, int]:
    """Return the finished work and its number of steps."""
    told = Keeping()
    row = [kind for _, kind in worths]
    steps = len(list(told.rate_row([*(worth for worth, _ in worths), without], row)))
    for _ in range(rolls - 1):
        steps += len(list(told.look_ahead()))
    return told, steps + len(list(told.compare(dice)))


@pytest.mark.parametrize("seed", [0, *slow(1, 2, 3)])
def test_a_keep_before_the_last_roll_is_worth_its_mean(seed):
    chance = random.Random(seed)
    dice = bytearray(chance.choices(range(1, 7), k=DICE))
    kinds = chance.sample(range(INHABITANTS), 5)
    worths = sorted(zip(chance.sample(range(WHOLE_WIN), 5), kinds, strict=True), reverse=True)
    exact = Exact(worths, 500)
    here, _ = told(dice, 1, worths, 500)
    means = {
        keep: exact.of(tuple(dice[d] * (keep >> d & 1) for d in range(DICE)), 1)
        for keep in range(ALL)
    }
    assert abs(here.best - max(means.values())) < 3
    assert max(means.values()) - means[here.keep] < 4


def test_dice_that_are_all_worth_the_same_are_worth_that_after_any_roll():
    for worth in (0, 1, 12345, WHOLE_WIN):
        here, _ = told(bytearray(b"\1\2\3\4\5\6"), 3, [], worth)
        assert here.best == worth


@pytest.mark.slow
def test_a_keep_before_two_rolls_is_worth_the_best_of_what_follows():
    worths = [(30000, 13), (22000, 7), (15000, 22), (9000, 3), (4000, 33)]
    dice = bytearray(b"\6\6\1\2\6\3")
    exact = Exact(worths, 500)
    here, _ = told(dice, 2, worths, 500)
    kept = tuple(dice[d] * (here.keep >> d & 1) for d in range(DICE))
    assert abs(here.best - exact.of(kept, 2)) < 6


def test_every_step_is_a_small_part_of_the_work():
    _, steps = told(bytearray(b"\1\2\3\4\5\6"), 3, [(9, 3), (8, 4)], 5)
    assert steps > 70

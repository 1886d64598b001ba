"""Chances of Roi & Compagnie, compared with exact fractions over all casts."""

import random
from fractions import Fraction
from functools import cache

import pytest

from ai.roi_et_compagnie.chances import SCALE, Chances
from games.roi_et_compagnie.cards import DICE, INHABITANTS, card_name
from games.roi_et_compagnie.parse import read_name
from tests.games.roi_referee import CARDS, face
from tests.slow import slow

SOME = list(range(0, INHABITANTS, 4))  # of the inhabitants

ALL = 63
NONE = bytearray(DICE)


class Sums:
    """Exact chances with the best keeps, from the referee's needs.

    Dice are sorted: for a need about colours only or numbers only all dice are alike.
    """

    def __init__(self, card: str):
        self.need = CARDS[card].need
        self.faces = ["1r", "1g", "1b"] if card[0] in "GCAF" else [f"{n}r" for n in range(1, 7)]
        self.best = cache(self._best)
        self.of = cache(self._of)

    def _best(self, lying: tuple, rolls: int) -> Fraction:
        """Return the chance with six cast dice."""
        if not rolls or self.need(list(lying)):
            return Fraction(self.need(list(lying)))
        return max(self.of(kept(lying, mask), rolls) for mask in range(ALL))

    def _of(self, lying: tuple, rolls: int) -> Fraction:
        """Return the chance if these dice are kept and all others are rolled."""
        if len(lying) == DICE:
            return self.best(lying, rolls - 1)
        grown = [tuple(sorted((*lying, face))) for face in self.faces]
        return sum((self.of(dice, rolls) for dice in grown), Fraction()) / len(self.faces)

    def seen(self, dice: bytearray) -> tuple:
        """Return the faces of the dice that matter for this inhabitant."""
        if not dice[0]:
            return ()
        faces = [face(str(die + 1), str(dice[die])) for die in range(DICE)]
        return tuple("1" + f[1] if "1b" in self.faces else f[0] + "r" for f in faces)


def kept(lying: tuple, mask: int) -> tuple:
    return tuple(sorted(lying[die] for die in range(len(lying)) if mask >> die & 1))


def known(kind: int, dice: bytearray, rolls: int) -> Chances:
    chances = Chances(kind, dice, rolls)
    while not chances.step():
        pass
    return chances


@pytest.mark.parametrize("kind", SOME + slow(*set(range(INHABITANTS)) - set(SOME)), ids=card_name)
def test_chances_are_exact_for_one_roll_and_slightly_low_for_more(kind):
    chance = random.Random(kind)
    sums = Sums(card_name(kind))
    for rolls in (1, 3):
        dice = bytearray(chance.choices(range(1, 7), k=DICE))
        chances = known(kind, dice, rolls)
        lying = sums.seen(dice)
        least = 1 if rolls == 1 else SCALE // 2_000_000
        assert 0 <= sums.best(tuple(sorted(lying)), rolls) * SCALE - chances.best < least
        for mask in (0, chance.randrange(ALL), chances.keep):
            exact = sums.best(lying, rolls) if mask == ALL else sums.of(kept(lying, mask), rolls)
            assert 0 <= exact * SCALE - chances.of(mask) < least


def test_before_the_first_roll_of_a_turn_nothing_is_kept():
    for card in ("D6", "E2", "F1"):
        chances = known(read_name(card), NONE, 4)
        assert chances.keep == 0
        assert 0 <= Sums(card).of((), 4) * SCALE - chances.best < SCALE // 2_000_000


def test_every_step_is_a_small_part_of_the_work():
    chances = Chances(read_name("E1"), NONE, 4)
    steps = 1
    while not chances.step():
        steps += 1
    assert steps > 100

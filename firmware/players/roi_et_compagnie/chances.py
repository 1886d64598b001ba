"""The chance to win an inhabitant with the rolls that are left, by the best keeps: exact.

    chances = Chances(kind, dice, rolls)
    while not chances.step():           one bounded piece of work
        pass
    chances.best, chances.keep          the chance, and the bit mask of the dice to keep for it
    chances.of(mask)                    the chance if these dice are kept now

Chances are whole numbers of SCALE-ths, rounded down wherever a die's mean is taken: one roll is
exact, and four come out less than one part in two million too low.
"""

from micropython import const

from players.roi_et_compagnie.casting import Casting
from players.roi_et_compagnie.faces import alike, coloured, met, shown

SCALE = 60466176  # 6**10: ten dice in a row divide it

_ALL = const(63)  # the bit mask of all dice
_MASKS = const(4)  # looked at in a step


class Chances:
    """The chances of one inhabitant.

    kind    who it is, 0..39
    dice    the numbers that the six dice show, all 0 before the first roll
    rolls   how many are left, at least 1

    Takes up to 5 KB while it is at work and as long as `of` is asked.
    """

    def __init__(self, kind: int, dice: bytearray, rolls: int):
        self.best = 0
        self.keep = 0
        self._kind = kind
        by_colour = coloured(kind)
        self._shown = shown(dice, by_colour)
        self._casting = Casting(alike(bytes([kind]), by_colour), rolls, self._worth)
        self._valued = False
        self._mask = 0  # the first one that has not been looked at

    def step(self) -> bool:
        """Work a little; True once all is known."""
        if not self._valued:
            self._valued = self._casting.step()
            return False
        last = _ALL if self._shown else 0
        for mask in range(self._mask, min(self._mask + _MASKS, last + 1)):
            chance = self.of(mask)
            # Of equal chances the one that keeps more is the last: whoever has won stops rolling.
            if chance > self.best or (chance == self.best and mask == _ALL):
                self.best = chance
                self.keep = mask
        self._mask += _MASKS
        return self._mask > last

    def of(self, mask: int) -> int:
        """The chance if the dice of this bit mask are kept and all others are rolled."""
        if mask == _ALL:
            return self._casting.now(self._shown)
        return self._casting.of(self._shown, mask)

    def _worth(self, counts: bytearray) -> int:
        return SCALE if met(self._kind, counts) else 0

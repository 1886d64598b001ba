"""Exact chance to win an inhabitant with the rolls left and the best keeps.

    chances = Chances(kind, dice, rolls)
    while not chances.step():           one bounded piece of work
        pass
    chances.best, chances.keep          the chance, and the bit mask of the dice to keep for it
    chances.of(mask)                    the chance if these dice are kept now

Chances are integers in units of 1/SCALE. Each mean over a die is rounded down: the chance with one
roll is exact, the chance with four rolls is less than one part in two million too low.
"""

from micropython import const

from ai.roi_et_compagnie.casting import Casting, alike, coloured, met, shown

SCALE = 60466176  # 6**10, divisible by 6 for ten successive dice

_ALL = const(63)  # the bit mask of all dice
_MASKS = const(4)  # masks compared in one step


class Chances:
    """Chances to win one inhabitant.

    kind    the inhabitant, 0..39
    dice    the numbers of the six dice, all 0 before the first roll
    rolls   the number of rolls left, at least 1

    Takes up to 5 KB.
    """

    def __init__(self, kind: int, dice: bytearray, rolls: int):
        self.best = 0
        self.keep = 0
        self._kind = kind
        by_colour = coloured(kind)
        self._shown = shown(dice, by_colour)
        self._casting = Casting(alike(bytes([kind]), by_colour), rolls, self._worth)
        self._evaluated = False
        self._mask = 0  # the next mask to compare

    def step(self) -> bool:
        """Do one bounded piece of work; True once done."""
        if not self._evaluated:
            self._evaluated = self._casting.step()
            return False
        last = _ALL if self._shown else 0
        for mask in range(self._mask, min(self._mask + _MASKS, last + 1)):
            chance = self.of(mask)
            # For equal chances prefer to keep all dice: a met need needs no roll.
            if chance > self.best or (chance == self.best and mask == _ALL):
                self.best = chance
                self.keep = mask
        self._mask += _MASKS
        return self._mask > last

    def of(self, mask: int) -> int:
        """Return the chance if the dice of this bit mask are kept and all others are rolled."""
        if mask == _ALL:
            return self._casting.now(self._shown)
        return self._casting.of(self._shown, mask)

    def _worth(self, counts: bytearray) -> int:
        return SCALE if met(self._kind, counts) else 0

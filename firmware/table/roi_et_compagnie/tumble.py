"""Dice in the air: they show one number after the other and come to rest from left to right."""

from micropython import const

from drivers import ticks
from games.roi_et_compagnie.dice import DICE

_FLIP_MS = const(70)
_ORDER = b"\x02\x05\x03\x06\x01\x04"  # of the numbers that a die shows on its way


class Tumble:
    """A cast of the dice in `mask`, after which all six show `dice`, within `beat_ms`.

    numbers    what each die shows now
    aloft      bit mask of the dice still in the air
    """

    def __init__(self, mask: int, dice: bytearray, beat_ms: int) -> None:
        self.numbers = bytearray(dice)
        self.aloft = mask
        self._fallen = dice
        self._pause = beat_ms // (DICE + 2)  # ms from one die's rest to the next one's
        self._since = -1
        self._flip = 0
        self._turn()

    def advance(self, now: int) -> bool:
        """Fall on; True when the dice show other numbers. The first call begins the fall."""
        if not self.aloft:
            return False
        if self._since < 0:
            self._since = now
        flip = ticks.diff(now, self._since) // _FLIP_MS
        if flip == self._flip:
            return False
        self._flip = flip
        self._turn()
        return True

    def _turn(self) -> None:
        for die in range(DICE):
            if self.aloft >> die & 1:
                if self._flip * _FLIP_MS >= self._pause * (die + 1):
                    self.numbers[die] = self._fallen[die]
                    self.aloft &= ~(1 << die)
                else:
                    self.numbers[die] = _ORDER[(self._flip + 2 * die) % len(_ORDER)]

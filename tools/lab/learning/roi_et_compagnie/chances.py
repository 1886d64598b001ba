"""Chances that a whole turn meets neither of two needs, with the best keeps for both."""

import numpy as np
from numba import njit

from games.roi_et_compagnie import cards
from tools.lab.learning.roi_et_compagnie import keeping

_ROLLS = (3, 4)  # of a turn, and of one with an Elf

_PAIR = np.array([1.0 + (a != b) for a, b in keeping.FACES_OF.reshape(-1, 2)]) / 36
_FIRST_ROLL = np.einsum("i,j,k->ijk", _PAIR, _PAIR, _PAIR).reshape(keeping.SIX)


@njit
def _met_after(met, rolls):
    """Return for the six dice of a first roll the chance to meet a need in so many rolls."""
    values = met.astype(np.float32)
    for _ in range(rolls - 1):
        values = keeping.with_a_roll(values)
    return values


def of_neither() -> bytes:
    """Return the chances in 256ths, 1..255, for one <= other; then those with an Elf.

    The chance of a pair is at other * (other + 1) / 2 + one.
    """
    missing = [
        256 * (1 - float(_FIRST_ROLL @ _met_after(keeping.MET[one] | keeping.MET[other], rolls)))
        for rolls in _ROLLS
        for other in range(cards.INHABITANTS)
        for one in range(other + 1)
    ]
    return np.clip(np.rint(missing), 1, 255).astype(np.uint8).tobytes()

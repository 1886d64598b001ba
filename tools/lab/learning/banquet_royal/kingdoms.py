"""Kingdoms for the compiled engine, laid by the firmware."""

from typing import NamedTuple

import numpy as np

from base import Rng
from games.banquet_royal import kingdom
from games.banquet_royal.game import Game


class Kingdoms(NamedTuple):
    """Kingdoms to deal on.

    icons    (n, 61) the icon of each space
    steps    (n, 61 * 61) the distance from each space to each other, NOWHERE outside
    """

    icons: np.ndarray
    steps: np.ndarray


def laid(edition: str, number: int, seed: int) -> Kingdoms:
    """Return so many random kingdoms of an edition, "regular" or "wild"."""
    rng = Rng(seed)
    icons = np.zeros((number, kingdom.SPACES), np.int32)
    steps = np.full((number, kingdom.SPACES**2), kingdom.NOWHERE, np.int32)
    found: dict[bytes, np.ndarray] = {}
    for i in range(number):
        dealt = Game(edition)
        dealt.set_up(rng)
        icons[i] = list(dealt.icons)
        shape = bytes(min(icon, 1) for icon in dealt.icons)
        if shape not in found:
            found[shape] = measured(dealt.icons)
        steps[i] = found[shape]
    return Kingdoms(icons, steps)


def joined(*parts: Kingdoms) -> Kingdoms:
    """Return several sets of kingdoms as one."""
    return Kingdoms(
        np.concatenate([part.icons for part in parts]),
        np.concatenate([part.steps for part in parts]),
    )


def measured(icons: bytearray) -> np.ndarray:
    """Return the distances from each space to each other, as in `Kingdoms.steps`."""
    steps = np.full((kingdom.SPACES, kingdom.SPACES), kingdom.NOWHERE, np.int32)
    row = bytearray(kingdom.SPACES)
    for space in range(kingdom.SPACES):
        if icons[space]:
            kingdom.measure(icons, space, row)
            steps[space] = list(row)
    return steps.reshape(-1)

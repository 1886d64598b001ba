"""Flat Monte-Carlo player: plays every choice out many times, takes the one that won most often.

Sequential halving (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits",
2013) shares out the roll-outs: all choices get the same number, the better half gets as many again,
and so on to the last one.
"""

from collections.abc import Sequence

import numpy as np

from base import Rng


class Halving:
    """Thinker, one round of roll-outs at each step. The player of a game has `_play`.

    choices    the actions of each choice, the most promising first: it wins a tie
    rng        gives the seed of all roll-outs, `_seed`
    rollouts   the number of roll-outs of a decision
    """

    def __init__(self, choices: Sequence[bytes], rng: Rng, rollouts: int):
        self._choices = choices
        self._seed = np.uint64(rng.word() << 16 | rng.word())
        self._left = np.arange(len(choices))
        self._won = np.zeros(len(choices))
        self._rounds = max(len(choices) - 1, 1).bit_length()
        self._of_a_round = rollouts // self._rounds
        self._played = 0  # roll-outs of each remaining choice

    @property
    def choice(self) -> bytes:
        """The best choice so far."""
        return self._choices[self._left[0]]

    def step(self) -> bool:
        """Play a round of roll-outs and halve the choices; return whether one is left."""
        if len(self._left) == 1:
            return True
        more = max(self._of_a_round // len(self._left), 1)
        self._won[self._left] += self._play(self._left, self._played, self._played + more)
        self._played += more
        order = np.lexsort((self._left, -self._won[self._left]))
        self._left = self._left[order][: (len(self._left) + 1) // 2]
        return len(self._left) == 1

    def _play(self, left: np.ndarray, first: int, behind: int) -> np.ndarray:
        """Return the wins of the choices `left` in the roll-outs `first` to `behind` - 1."""
        raise NotImplementedError

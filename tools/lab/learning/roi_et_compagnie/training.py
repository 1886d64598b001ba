"""A run of training for Roi & Compagnie: plan and batches of self-play."""

from typing import NamedTuple

import numpy as np

from ai.roi_et_compagnie import features
from tools.lab.learning import training
from tools.lab.learning.network import Network
from tools.lab.learning.roi_et_compagnie import selfplay

_SUMMED = 500  # games between two networks that count for the mean
_LAST = 0.4  # the part of a run, at its end, of which the mean is taken
_SLOPE = 0.05  # weight of a point of lead at first


class Plan(NamedTuple):
    """Settings of a run: the same plan gives the same weights."""

    width: int
    games: int
    seed: int = 1
    batch: int = 2  # games between two steps of the optimiser
    rate: float = 3e-3  # learning rate at first
    half: int = 15_000  # games after which the rate is half of that; after twice as many, a third
    trace: float = 0.8  # TD's lambda
    lift: float = 0.1  # initial bias of each unit


class Run(training.NetworkRun):
    """Training against itself."""

    plan: Plan

    def __init__(self, name: str, plan: Plan):
        super().__init__(name, plan, features.ROWS, selfplay.play)
        # At first each unit counts the lead, as a first idea of who wins.
        self.rows[features.LEAD : features.PHASE] += np.outer(
            _SLOPE * np.arange(-20, 21), np.sign(self.output)
        ).astype(np.float32)
        self._sums = [np.zeros_like(self.rows), np.zeros_like(self.output)]
        self._summed = np.zeros(1, np.int64)

    @property
    def learned(self) -> Network:
        """The mean of the networks in the last part of the run; before that, the network now."""
        if not self._summed[0]:
            return Network(self.rows, self.output)
        rows, output = self._sums
        count = np.float32(self._summed[0])  # the result has to have the type of the weights
        return Network(rows / count, output / count)

    def play_batch(self) -> None:
        """Play a batch of games and make a step of the optimiser."""
        super().play_batch()
        if self.games % _SUMMED == 0 and self.games > (1 - _LAST) * self.plan.games:
            for total, weights in zip(self._sums, (self.rows, self.output), strict=True):
                total += weights
            self._summed += 1

    def _arrays(self) -> dict[str, np.ndarray]:
        rows, output = self._sums
        sums = {"rows_sum": rows, "output_sum": output, "summed": self._summed}
        return {**super()._arrays(), **sums}

    def _rate(self) -> float:
        return self.plan.rate / (1 + self.games / self.plan.half)

"""A run of training for Roi & Compagnie: plans and batches of self-play."""

from typing import NamedTuple

import numpy as np

from ai.roi_et_compagnie import network
from tools.learning import training
from tools.learning.roi_et_compagnie import deciding, matches, selfplay

_DEALS = 200  # played for each point of the curve
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


class Run(training.Run):
    """Training of a network over `plan.games` games against itself.

    games    number of games played
    curve    points (games, share won against `matches.by_points`, loss a turn)
    """

    plan: Plan

    def __init__(self, name: str, plan: Plan):
        self.name = name
        self.plan = plan
        self.games = 0
        self.curve = []
        chance = np.random.default_rng(plan.seed)
        self.rows = chance.normal(0, 0.1, (network.ROWS + 1, plan.width)).astype(np.float32)
        self.rows[deciding.BIAS] = plan.lift
        self.output = np.abs(chance.normal(0, plan.width**-0.5, plan.width)).astype(np.float32)
        self.output[1::2] *= -1  # so that even two units have both signs
        # At first each unit counts the lead, as a first idea of who wins.
        self.rows[network.LEAD : network.PHASE] += np.outer(
            _SLOPE * np.arange(-20, 21), np.sign(self.output)
        ).astype(np.float32)
        self._rng = np.array([plan.seed], np.uint64)
        self._moments = [np.zeros_like(a) for a in (self.rows, self.rows, self.output, self.output)]
        self._sums = [np.zeros_like(self.rows), np.zeros_like(self.output)]
        self._summed = np.zeros(1, np.int64)
        self._turns = 0
        self._loss = 0.0

    @property
    def judge(self) -> matches.Judge:
        """The mean of the networks in the last part of the run; before that, the network now."""
        if not self._summed[0]:
            return matches.Judge(self.rows, self.output)
        rows, output = self._sums
        return matches.Judge(rows / self._summed[0], output / self._summed[0])

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

    def _play(self, gradient: np.ndarray, out_gradient: np.ndarray) -> tuple[int, float]:
        """Play a batch, add to the gradients; return the number of turns and the sum of losses."""
        plan = self.plan
        return selfplay.play_and_learn(
            plan.batch,
            self.rows,
            self.output,
            plan.trace,
            self._rng,
            gradient,
            out_gradient,
        )

    def look(self) -> None:
        """Add a point to the curve."""
        strength, _ = matches.share(self.judge, matches.by_points(), _DEALS)
        self.curve.append((self.games, strength, self._loss / max(self._turns, 1)))
        self._turns = 0
        self._loss = 0.0

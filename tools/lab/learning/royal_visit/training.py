"""A run of training for Royal Visit: plan and batches of self-play."""

from typing import NamedTuple

from ai.royal_visit import features
from tools.lab.learning import training
from tools.lab.learning.royal_visit import judging, selfplay

_LAST_RATE = 1e-5


class Plan(NamedTuple):
    """Settings of a run: the same plan gives the same weights."""

    width: int
    games: int
    seed: int = 1
    batch: int = 8  # games between two steps of the optimiser
    rate: float = 3e-3  # learning rate at first; it falls linearly
    trace: float = 0.8  # TD's lambda
    lift: float = 0.1  # initial bias of each unit, higher where few units must all stay active


class Run(training.NetworkRun):
    """Training against itself."""

    plan: Plan

    def __init__(self, name: str, plan: Plan):
        work = judging.workspace(plan.width)
        super().__init__(name, plan, features.ROWS, selfplay.play, work)
        self.rows[features.UNSEEN : features.ROWS] *= 0.1  # each counts up to a dozen times

    def _rate(self) -> float:
        return max(self.plan.rate * (1 - self.games / self.plan.games), _LAST_RATE)

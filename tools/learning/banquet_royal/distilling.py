"""Distillation: a network learns what several others judge, in the mean.

Each run of TD(lambda) ends with other errors, as luck decides most of its targets. The mean of
several networks errs less, but takes several times as long. A student learns that mean: it plays
against itself, and its targets are the teachers' judgements of positions that it weighs. There is
no luck in these, and there are as many of them as one likes.

Source: G. Hinton, O. Vinyals, J. Dean: Distilling the Knowledge in a Neural Network, 2015.
"""

import numpy as np
from numba import njit

from tools.learning import task
from tools.learning.banquet_royal import judging
from tools.learning.banquet_royal.training import Plan, Run

TEACHER = Plan(width=32, games=40_000, weighed=4, batch=32, half=8_000, kept=131_072, size=256)
_EVERY = 17  # one judged position in so many is learned from


class Student(Run):
    """Training of a player that learns from `plan.teachers` runs, which are trained first."""

    def __init__(self, name: str, plan: Plan):
        super().__init__(name, plan)
        self._work = judging.workspace(self._samples[0], _EVERY)
        self._mean: list[np.ndarray] = []  # the teachers as one network

    @property
    def played(self) -> int:
        return self.games + self.plan.teachers * TEACHER.games

    def play_batch(self) -> None:
        """Play a batch of games, and learn what the teachers judge of positions in them."""
        if not self._mean:
            self._mean = mean(self._taught())
        super().play_batch()

    def _taught(self) -> list[Run]:
        """Return the teachers, once they are trained; each has a seed of its own."""
        plan = TEACHER._replace(games=min(TEACHER.games, self.plan.games))
        runs = [
            Run(f"{self.name}-teacher-{i + 1}", plan._replace(seed=self.plan.seed + i))
            for i in range(self.plan.teachers)
        ]
        for run in runs:
            task.train(run)
        return runs

    def _play(self, samples: tuple) -> None:
        judged = self._samples[0]
        before = int(judged[2][0])
        super()._play((judging.memory(1), samples[1]))
        _teach(judged, before, *self._mean)

    def _arrays(self) -> dict[str, np.ndarray]:
        return {**super()._arrays(), "count": self._work[9]}


def mean(runs: list[Run]) -> list[np.ndarray]:
    """Return rows and output weights of a network of ends: its judgements are the runs' mean."""
    rows = np.concatenate([run.weights[0] for run in runs], axis=1)
    output = np.concatenate([run.weights[1] / np.float32(len(runs)) for run in runs])
    return [rows, output]


@njit(cache=True)
def _teach(samples, before, rows, output):
    """Write the teachers' judgements as targets of the samples from number `before` on."""
    lists, targets, written = samples
    hidden = np.zeros(len(output), np.float32)
    for number in range(max(before, written[0] - len(targets)), written[0]):
        at = number % len(targets)
        into = lists[at]
        judgement = judging.judge(into, into[judging.SAMPLE - 1], rows, output, hidden)
        targets[at] = judging.chance(judgement)

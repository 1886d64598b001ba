"""A run of training: plans, batches of self-play, the optimiser Adam, checkpoints.

A checkpoint has everything that a run depends on, also the generator's state: an interrupted run
ends with the same weights when it is resumed.
"""

from pathlib import Path
from typing import NamedTuple

import numpy as np

from ai.royal_visit import network
from tools.interpreters import ROOT
from tools.learning import engine, judging, opponents, selfplay
from tools.learning.matches import Judge, share

HOME = ROOT / "build" / "learning"

_FIRST_MOMENT, _SECOND_MOMENT = 0.9, 0.999  # Adam's decay rates
_MOMENTS = ("first", "second", "out_first", "out_second")
_LAST_RATE = 1e-5
_DEALS = 500  # played for each point of the curve


class Plan(NamedTuple):
    """Settings of a run: the same plan gives the same weights."""

    width: int
    games: int
    seed: int = 1
    batch: int = 8  # games between two steps of the optimiser
    rate: float = 3e-3  # learning rate at first; it falls linearly
    trace: float = 0.8  # TD's lambda
    lift: float = 0.1  # initial bias of each unit, higher where few units must all stay active


class Run:
    """Training of a network over `plan.games` games against itself.

    games    number of games played
    curve    points (games, share won against the hand-written evaluation, loss a turn)
    """

    def __init__(self, name: str, plan: Plan):
        self.name = name
        self.plan = plan
        self.games = 0
        self.curve: list[tuple[int, float, float]] = []
        chance = np.random.default_rng(plan.seed)
        self.rows = chance.normal(0, 0.1, (network.ROWS + 1, plan.width)).astype(np.float32)
        self.rows[network.UNSEEN : network.ROWS] *= 0.1  # each counts up to a dozen times
        self.rows[judging.BIAS] = plan.lift
        self.output = np.abs(chance.normal(0, plan.width**-0.5, plan.width)).astype(np.float32)
        self.output[1::2] *= -1  # so that even two units have both signs
        self._rng = np.array([plan.seed], np.uint64)
        self._moments = [np.zeros_like(a) for a in (self.rows, self.rows, self.output, self.output)]
        self._work = judging.workspace(plan.width)
        self._turns = 0
        self._loss = 0.0

    @property
    def path(self) -> Path:
        return HOME / f"{self.name}.npz"

    @property
    def judge(self) -> Judge:
        return Judge(self.rows, self.output)

    def play_batch(self) -> None:
        """Play a batch of games and make a step of the optimiser."""
        plan = self.plan
        gradient, out_gradient = np.zeros_like(self.rows), np.zeros_like(self.output)
        turns, loss = self._play(gradient, out_gradient)
        rate = self._rate()
        self.games += plan.batch
        self._turns += turns
        self._loss += loss
        first, second, out_first, out_second = self._moments
        self._adapt(self.rows, gradient / turns, first, second, rate)
        self._adapt(self.output, out_gradient / turns, out_first, out_second, rate)

    def _rate(self) -> float:
        """Return the learning rate of the next step."""
        return max(self.plan.rate * (1 - self.games / self.plan.games), _LAST_RATE)

    def _play(self, gradient: np.ndarray, out_gradient: np.ndarray) -> tuple[int, float]:
        """Play a batch, add to the gradients; return the number of turns and the sum of losses."""
        return selfplay.play_and_learn(
            self.plan.batch,
            self.rows,
            self.output,
            self.plan.trace,
            engine.FR2021,
            self._rng,
            self._work,
            gradient,
            out_gradient,
        )

    def _adapt(self, weights, gradient, first, second, rate: float) -> None:
        """Make a step of Adam, in place."""
        steps = self.games // self.plan.batch
        first += (1 - _FIRST_MOMENT) * (gradient - first)
        second += (1 - _SECOND_MOMENT) * (gradient * gradient - second)
        mean = first / (1 - _FIRST_MOMENT**steps)
        spread = np.sqrt(second / (1 - _SECOND_MOMENT**steps))
        weights -= np.float32(rate) * mean / (spread + np.float32(1e-8))

    def look(self) -> None:
        """Add a point to the curve."""
        strength, _ = share(self.judge, opponents.by_hand(), _DEALS)
        self.curve.append((self.games, strength, self._loss / max(self._turns, 1)))
        self._turns = 0
        self._loss = 0.0

    def save(self) -> None:
        """Write the checkpoint; it replaces the old one only when it is complete."""
        HOME.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(".new.npz")
        np.savez(
            new,
            plan=np.array(self.plan, np.float64),
            games=self.games,
            curve=np.array(self.curve).reshape(-1, 3),
            measured=np.array([self._turns, self._loss]),
            **self._arrays(),  # pyright: ignore[reportArgumentType]
        )
        new.replace(self.path)

    def _arrays(self) -> dict[str, np.ndarray]:
        """Return the arrays of a checkpoint."""
        moments = dict(zip(_MOMENTS, self._moments, strict=True))
        return {"rows": self.rows, "output": self.output, "rng": self._rng, **moments}

    def resume(self) -> bool:
        """Resume from the checkpoint; return False if there is none of the same plan."""
        if not self.path.is_file():
            return False
        with np.load(self.path) as kept:
            if tuple(kept["plan"]) != tuple(np.array(self.plan, np.float64)):
                return False
            self.games = int(kept["games"])
            self.curve = [(int(g), float(s), float(loss)) for g, s, loss in kept["curve"]]
            self._turns, self._loss = int(kept["measured"][0]), float(kept["measured"][1])
            for name, array in self._arrays().items():
                array[:] = kept[name]
        return True

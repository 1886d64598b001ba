"""A run of training for Banquet Royal: plan and batches of self-play."""

from typing import NamedTuple

import numpy as np

from ai.banquet_royal import features
from games.banquet_royal import position
from tools.learning import training
from tools.learning.banquet_royal import judging, kingdoms, matches, selfplay

_REGULAR, _WILD = 200, 60  # kingdoms to learn on
_MEASURES = 5
_CROWD = 4  # one batch in so many is for 3 or 4 players
_KEPT = 16_384  # samples of each network: of some hundred games
_DEALS = 100  # played for each point of the curve
_STEPS = 24  # steps of the optimiser after each batch of games
_LIFT = 0.1  # first bias of each unit
_SLOPE = 0.1  # weight of a step of the lead at first
_LEADS = 10  # steps of the lead
_SIZES = 64, 96  # samples of a step, for each network


class Plan(NamedTuple):
    """Settings of a run: the same plan gives the same weights."""

    width: int
    games: int
    weighed: int = 6  # moves that the level weighs
    ranks: int = 8  # hidden units of the network that ranks moves
    keep: int = 3  # moves to weigh in self-play
    seed: int = 1
    batch: int = 8  # games before the next steps of the optimiser
    rate: float = 2e-3  # learning rate at first
    half: int = 3_000  # games after which the rate is half of that; after twice as many, a third
    trace: float = 0.7  # TD's lambda


class Run(training.Run):
    """Training of a player; the curve is measured against the courtier.

    weights  rows and output weights of the network of ends, then of the network of ranks
    """

    plan: Plan

    def __init__(self, name: str, plan: Plan):
        super().__init__(name, plan, _MEASURES)
        chance = np.random.default_rng(plan.seed)
        self.weights = [*_network(plan.width, chance), *_network(plan.ranks, chance)]
        self._first = [np.zeros_like(weights) for weights in self.weights]
        self._second = [np.zeros_like(weights) for weights in self.weights]
        self._samples = [selfplay.memory(_KEPT), selfplay.memory(_KEPT)]
        self._work = judging.workspace()
        laid = kingdoms.laid("regular", _REGULAR, plan.seed)
        self._kingdoms = kingdoms.joined(laid, kingdoms.laid("wild", _WILD, plan.seed))

    def play_batch(self) -> None:
        """Play a batch of games, and learn from it and from the games before."""
        plan = self.plan
        batch = self.games // plan.batch
        selfplay.play(
            plan.batch,
            tuple(self._kingdoms),
            0 if batch % _CROWD == _CROWD - 1 else 2,
            tuple(self.weights[:2]),
            tuple(self.weights[2:]),
            plan.keep,
            plan.trace,
            self._rng,
            self._work,
            tuple(self._samples),
            self.measured,
        )
        rate = plan.rate / (1 + self.games / plan.half)
        for net in range(2):
            part = slice(2 * net, 2 * net + 2)
            selfplay.learn(
                self._samples[net],
                _STEPS,
                _SIZES[net],
                tuple(self.weights[part]),
                tuple(self._first[part]),
                tuple(self._second[part]),
                batch * _STEPS,
                rate,
                self._rng,
            )
        self.games += plan.batch

    def _strength(self) -> float:
        laid = kingdoms.laid("regular", _DEALS, self.plan.seed)
        player = matches.Entrant(self.weights, self.plan.weighed)
        return matches.play(player, None, laid, 2, _DEALS).share

    def _arrays(self) -> dict[str, np.ndarray]:
        lists = {
            "weights": self.weights,
            "first": self._first,
            "second": self._second,
            "samples": [array for samples in self._samples for array in samples],
        }
        numbered = {f"{name}{i}": array for name in lists for i, array in enumerate(lists[name])}
        return {**super()._arrays(), **numbered}


def _network(width: int, chance: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Return a network with random weights that counts the lead, as a first idea of who wins."""
    rows, output = training.random_network(features.ROWS, width, _LIFT, chance)
    lead = _SLOPE * np.tile(np.arange(_LEADS) - (_LEADS - 1) / 2, position.CAKES_IN_PLAY)
    rows[features.LEADS : features.QUIETS] += np.outer(lead, np.sign(output)).astype(np.float32)
    return rows, output

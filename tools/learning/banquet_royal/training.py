"""A run of training: plan, batches of self-play, the optimiser Adam, checkpoints.

A checkpoint has everything that a run depends on, also the generator's state: an interrupted run
ends with the same weights when it is resumed.
"""

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
    """Training of a player over `plan.games` games against itself.

    games    number of games played
    weights  rows and output weights of the network of ends, then of the network of ranks
    curve    points (games, share won against the courtier, loss a turn)
    """

    plan: Plan

    def __init__(self, name: str, plan: Plan):
        self.name = name
        self.plan = plan
        self.games = 0
        self.curve: list[tuple[int, float, float]] = []
        self.measured = np.zeros(_MEASURES)
        chance = np.random.default_rng(plan.seed)
        self.weights = [*_blank(plan.width, chance), *_blank(plan.ranks, chance)]
        self._rng = np.array([plan.seed], np.uint64)
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

    def look(self) -> None:
        """Add a point to the curve."""
        laid = kingdoms.laid("regular", _DEALS, self.plan.seed)
        player = matches.Entrant(self.weights, self.plan.weighed)
        result = matches.play(player, None, laid, 2, _DEALS)
        turns, loss = self.measured[:2]
        self.curve.append((self.games, result.share, loss / max(turns, 1)))
        self.measured[:] = 0

    def save(self) -> None:
        """Write the checkpoint; it replaces the old one only when it is complete."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(".new.npz")
        kept = {
            "plan": np.array(self.plan, np.float64),
            "games": self.games,
            "curve": np.array(self.curve).reshape(-1, 3),
            "rng": self._rng,
            "measured": self.measured,
        }
        for i in range(4):
            kept[f"weights{i}"] = self.weights[i]
            kept[f"first{i}"] = self._first[i]
            kept[f"second{i}"] = self._second[i]
        for i in range(6):
            kept[f"samples{i}"] = self._samples[i // 3][i % 3]
        np.savez(new, **kept)  # pyright: ignore[reportArgumentType]
        new.replace(self.path)

    def resume(self) -> bool:
        """Resume from the checkpoint; return False if there is none of the same plan."""
        if not self.path.is_file():
            return False
        with np.load(self.path) as kept:
            if tuple(kept["plan"]) != tuple(np.array(self.plan, np.float64)):
                return False
            self.games = int(kept["games"])
            self.curve = [(int(g), float(s), float(loss)) for g, s, loss in kept["curve"]]
            self._rng[:] = kept["rng"]
            self.measured[:] = kept["measured"]
            for i in range(4):
                self.weights[i][:] = kept[f"weights{i}"]
                self._first[i][:] = kept[f"first{i}"]
                self._second[i][:] = kept[f"second{i}"]
            for i in range(6):
                self._samples[i // 3][i % 3][:] = kept[f"samples{i}"]
        return True


def _blank(width: int, chance: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Return a network with random weights."""
    rows = chance.normal(0, 0.1, (features.ROWS + 1, width)).astype(np.float32)
    rows[judging.BIAS] = 0.1
    output = np.abs(chance.normal(0, width**-0.5, width)).astype(np.float32)
    output[1::2] *= -1  # so that even two units have both signs
    # At first each unit counts the lead, as a first idea of who wins.
    lead = _SLOPE * np.tile(np.arange(_LEADS) - (_LEADS - 1) / 2, position.CAKES_IN_PLAY)
    rows[features.LEADS : features.QUIETS] += np.outer(lead, np.sign(output)).astype(np.float32)
    return rows, output

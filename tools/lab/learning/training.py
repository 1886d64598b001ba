"""What all runs of training do: checkpoints, steps of the optimiser Adam.

A checkpoint has everything that a run depends on, also the generator's state: an interrupted run
ends with the same weights when it is resumed.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from tools.interpreters import ROOT
from tools.lab.learning.network import Network, adapt, random_network

HOME = ROOT / "build" / "learning"

_SAVES = 50  # of a run
_MOMENTS = ("first", "second", "out_first", "out_second")


class Run:
    """Training of a level over `plan.games` games against itself, or a rival.

    plan      settings, a named tuple: hidden units (`width`), `games`, `seed`, games in a `batch`,
              and the game's own
    games     number of games played
    measured  since the last save: turns, and the sum of their losses

    The run of a game has `play_batch`, which adds a batch to `games`, and `networks`; to learn
    against a rival, also `share`.
    """

    def __init__(self, name: str, plan: Any):
        self.name = name
        self.plan = plan
        self.games = 0
        self.measured = np.zeros(2)
        self._rng = np.array([plan.seed], np.uint64)
        self._rival: list[Network] = []

    @property
    def save_every(self) -> int:
        """Number of games between two saves."""
        plan = self.plan
        return max(plan.games // _SAVES // plan.batch, 1) * plan.batch

    @property
    def loss(self) -> float:
        """The mean loss of a turn since the last save."""
        turns, loss = self.measured
        return loss / max(turns, 1)

    @property
    def path(self) -> Path:
        return HOME / f"{self.name}.npz"

    def play_batch(self) -> None:
        """Play a batch of games and learn from it."""
        raise NotImplementedError

    def challenge(self, networks: list[Network]) -> None:
        """Learn in games for two against a level with these networks, beginning with the first."""
        self._rival = networks
        for weights, begun in zip(self.networks[0], networks[0], strict=True):
            weights[:] = begun

    def share(self, games: int) -> float:
        """Return the share of so many games that it wins against its rival, as it is."""
        raise NotImplementedError

    @property
    def networks(self) -> list[Network]:
        """The networks that the run has learned so far, as `ai.network` has them in a file."""
        raise NotImplementedError

    def save(self) -> None:
        """Write the checkpoint; it replaces the old one only when it is complete."""
        HOME.mkdir(parents=True, exist_ok=True)
        new = self.path.with_suffix(".new.npz")
        np.savez(
            new,
            plan=np.array(self.plan, np.float64),
            games=self.games,
            **self._arrays(),  # pyright: ignore[reportArgumentType]
        )
        new.replace(self.path)
        self.measured[:] = 0

    def _arrays(self) -> dict[str, np.ndarray]:
        """Return the arrays of a checkpoint."""
        return {"rng": self._rng}

    def resume(self) -> bool:
        """Resume from the checkpoint; return False if there is none of the same plan."""
        if not self.path.is_file():
            return False
        with np.load(self.path) as kept:
            if tuple(kept["plan"]) != tuple(np.array(self.plan, np.float64)):
                return False
            self.games = int(kept["games"])
            for name, array in self._arrays().items():
                array[:] = kept[name]
        return True


class NetworkRun(Run):
    """Training of one network, with a step of Adam after each batch.

    rows    the weights of the features, then the biases, see `network`
    output  the output weights

    play     plays games of the network against a rival, which is itself unless it learns alone, and
             adds to the gradients, its last arguments; returns turns, the sum of losses, and wins
    buffers  what it takes besides

    The run of a game has `_rate`. Its plan has `lift`, the first bias of each unit, and `trace`,
    the lambda of TD(lambda).
    """

    def __init__(self, name: str, plan: Any, features: int, play: Callable, *buffers):
        super().__init__(name, plan)
        self._play = play
        self._buffers = buffers
        chance = np.random.default_rng(plan.seed)
        self.rows, self.output = random_network(features, plan.width, plan.lift, chance)
        self._moments = [np.zeros_like(a) for a in (self.rows, self.rows, self.output, self.output)]

    def play_batch(self) -> None:
        """Play a batch of games and make a step of the optimiser."""
        gradient, out_gradient = np.zeros_like(self.rows), np.zeros_like(self.output)
        now = Network(self.rows, self.output)
        turns, loss, _ = self._play_games(self.plan.batch, now, gradient, out_gradient)
        rate = self._rate()
        self.games += self.plan.batch
        self.measured += turns, loss
        steps = self.games // self.plan.batch
        gradient /= turns
        out_gradient /= turns
        first, second, out_first, out_second = self._moments
        for row in range(len(self.rows)):
            adapt(self.rows[row], gradient[row], first[row], second[row], steps, rate)
        adapt(self.output, out_gradient, out_first, out_second, steps, rate)

    def _play_games(self, games: int, own: Network, *gradients: np.ndarray) -> tuple:
        rival, *_ = self._rival or [own]
        more = (self.plan.trace, self._rng, *self._buffers, *gradients)
        return self._play(games, own, rival, bool(self._rival), *more)

    def share(self, games: int) -> float:
        none = np.zeros_like(self.rows), np.zeros_like(self.output)
        return self._play_games(games, self.learned, *none)[2] / games

    @property
    def learned(self) -> Network:
        """The network that the run has learned so far."""
        return Network(self.rows, self.output)

    @property
    def networks(self) -> list[Network]:
        """The one network."""
        return [self.learned]

    def _rate(self) -> float:
        """Return the learning rate of the next step."""
        raise NotImplementedError

    def _arrays(self) -> dict[str, np.ndarray]:
        moments = dict(zip(_MOMENTS, self._moments, strict=True))
        return {**super()._arrays(), "rows": self.rows, "output": self.output, **moments}

"""A run of training for Banquet Royal: plan, generations of self-play, checkpoints.

Each generation plays about as many games as all before it, and the networks are then fitted to
them. The first generations are small: networks that know little have little to teach.
"""

import os
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain
from typing import NamedTuple

import numpy as np

from ai.banquet_royal import features
from games.banquet_royal import position
from tools.lab.learning import training
from tools.lab.learning.banquet_royal import fitting, judging, kingdoms, selfplay
from tools.lab.learning.network import Network, random_network

_REGULAR, _WILD = 200, 60  # kingdoms to learn on
_PARTS = 4  # of a generation at least, each with random numbers of its own
_PART = 256  # games of a part at most
_KEPT = 16_384  # samples of each network that are kept of a part
_CROWD = 4  # one part in so many is for 3 or 4 players
_LIFT = 0.1  # first bias of each unit
_SLOPE = 0.1  # weight of a step of the lead at first
_LEADS = 10  # steps of the lead


class Plan(NamedTuple):
    """Settings of a run: the same plan gives the same weights, on any number of cores."""

    width: int
    games: int
    weighed: int = 6  # moves that the level weighs
    ranks: int = 8  # hidden units of the network that ranks moves
    keep: int = 3  # moves to weigh in self-play
    seed: int = 1
    batch: int = 32  # games of the first generation
    epochs: int = 4  # times that each sample is learned
    rate: float = 2e-3  # learning rate at the start of a generation; it falls to 0
    trace: float = 0.7  # TD's lambda
    two_plies: int = 1  # moves and walks that the level searches two plies deep


class Run(training.Run):
    """Training of a player, whose networks are that of ends and that of ranks."""

    plan: Plan

    def __init__(self, name: str, plan: Plan):
        super().__init__(name, plan)
        chance = np.random.default_rng(plan.seed)
        self._networks = [_network(width, chance) for width in (plan.width, plan.ranks)]
        laid = kingdoms.laid("regular", _REGULAR, plan.seed)
        self._kingdoms = kingdoms.joined(laid, kingdoms.laid("wild", _WILD, plan.seed))

    @property
    def save_every(self) -> int:
        """1: the run is saved after each generation."""
        return 1

    @property
    def networks(self) -> list[Network]:
        """The network of ends, and that of ranks."""
        return self._networks

    def play_batch(self) -> None:
        """Play a generation, on all cores, and fit the networks to it."""
        games = min(self.games + self.plan.batch, self.plan.games - self.games)
        parts = max(_PARTS, -(-games // _PART))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            played = list(pool.map(partial(self._play, games, parts), range(parts)))
            self.measured += sum(measured for _, measured, _ in played)
            samples = [[kept[net] for kept, _, _ in played] for net in range(2)]
            list(pool.map(self._fit, range(2), samples))
        self.games += games

    def share(self, games: int) -> float:
        parts = -(-games // _PART)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            played = pool.map(partial(self._play, games, parts), range(parts))
            return sum(won for _, _, won in played) / games

    def _play(self, games: int, parts: int, part: int) -> tuple[list, np.ndarray, float]:
        """Play a part of a generation.

        Returns the samples of both networks, what is measured, and the wins against a rival.

        Samples are lists of features and their shares.
        """
        plan = self.plan
        rings = selfplay.memory(_KEPT), selfplay.memory(_KEPT)
        measured = np.zeros_like(self.measured)
        own, alone = tuple(self._networks), bool(self._rival)
        won = selfplay.play(
            games * (part + 1) // parts - games * part // parts,
            tuple(self._kingdoms),
            2 if alone or part % _CROWD < _CROWD - 1 else 0,
            own,
            tuple(self._rival or own),
            alone,
            plan.keep,
            plan.trace,
            self._chance(part),
            judging.workspace(),
            rings,
            measured,
        )
        kept = [(lists[: written[0]], shares[: written[0]]) for lists, shares, written in rings]
        return [tuple(array.copy() for array in arrays) for arrays in kept], measured, won

    def _fit(self, net: int, samples: list) -> None:
        """Fit a network to the samples of all parts."""
        lists, shares = (np.concatenate(arrays) for arrays in zip(*samples, strict=True))
        plan = self.plan
        rows, output = self._networks[net]
        fitting.fit(lists, shares, rows, output, plan.epochs, plan.rate, self._chance(-1 - net))

    def _chance(self, part: int) -> np.ndarray:
        """Return the generator of a part of the coming generation, or of a network's fit."""
        return np.random.SeedSequence([self.plan.seed, self.games, part + 2]).generate_state(
            1, np.uint64
        )

    def _arrays(self) -> dict[str, np.ndarray]:
        weights = {f"weights{i}": array for i, array in enumerate(chain(*self._networks))}
        return {**super()._arrays(), **weights}


def _network(width: int, chance: np.random.Generator) -> Network:
    """Return a network with random weights that counts the lead, as a first idea of who wins."""
    rows, output = random_network(features.ROWS, width, _LIFT, chance)
    lead = _SLOPE * np.tile(np.arange(_LEADS) - (_LEADS - 1) / 2, position.CAKES_IN_PLAY)
    rows[features.LEADS : features.QUIETS] += np.outer(lead, np.sign(output)).astype(np.float32)
    return Network(rows, output)

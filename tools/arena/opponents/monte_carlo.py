"""Flat Monte-Carlo: plays every act out many times, and takes the one that won most often.

What it can't see it deals anew for each play-out, each way equally likely. The play-outs are shared
out by sequential halving (Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed
bandits", 2013): all acts get a few, the better half gets as many again, and so on to the last.
"""

import numpy as np

from games.royal_visit.board import GREEN
from games.royal_visit.cards import KINDS
from games.royal_visit.plays import END, PASS
from players.royal_visit import reach
from players.royal_visit.search import Search
from tools.arena.opponents import playouts
from tools.arena.opponents.evaluation import BY_PLAY, DECIDED, worth
from tools.learning import engine


class Thinker:
    """Decides one turn of Royal Visit, one round of play-outs at each step."""

    def __init__(self, view, rng, rollouts: int, whim: int):
        self._whim = whim
        self._view = _state(view)
        self._theirs = view.hand_size(1 - view.side)
        self._options = _options(view.rules)
        self._eager = int(view.rules.eager_run_out)
        self._seed = np.uint64(rng.word() << 16 | rng.word())
        self._list(Search(view))
        self._rounds = max(len(self._turns) - 1, 1).bit_length()
        self._of_a_round = rollouts // self._rounds
        self._left = np.argsort(-self._values, kind="stable")  # the best first, as far as is known
        self._won = np.zeros(len(self._turns))
        self._played = 0  # play-outs of each act that is left
        decided = len(self._turns) < 2 or self._values[self._left[0]] == DECIDED
        self._over = decided

    def _list(self, search: Search) -> None:
        """List all acts: turns, families, nodes, and what the evaluation says of them."""
        self._turns, families, nodes, values = [], [], [], []
        while search.next():
            here = search.at * reach.NODE
            self._turns.append(search.plays())
            families.append(search.turn[reach.FAMILY])
            nodes.append(list(search.nodes[here : here + reach.NODE]))
            values.append(worth(search.nodes, search.at, search.turn, search.hand, BY_PLAY))
        self._families = np.array(families, np.int32)
        self._nodes = np.array(nodes, np.int32).reshape(-1, reach.NODE)
        self._values = np.array(values, np.int64)

    @property
    def choice(self) -> bytes:
        """The turn that is best as far as is known."""
        return self._turns[self._left[0]] if self._turns else bytes([PASS, END])

    def step(self) -> bool:
        """Play one round out and halve the acts; True once the choice is made."""
        if self._over:
            return True
        more = max(self._of_a_round // len(self._left), 1)
        self._won[self._left] += playouts.wins(
            self._view,
            self._theirs,
            self._families[self._left],
            self._nodes[self._left],
            self._whim,
            self._options,
            self._eager,
            self._played,
            self._played + more,
            self._seed,
        )
        self._played += more
        order = np.lexsort((-self._values[self._left], -self._won[self._left]))
        self._left = self._left[order][: (len(self._left) + 1) // 2]
        self._over = len(self._left) == 1
        return self._over


def _state(view) -> np.ndarray:
    """The engine's state of a view, without what is hidden in it."""
    state = np.zeros(engine.STATE, np.int32)
    state[engine.PIECES : engine.PIECES + 5] = list(view.pieces)
    state[engine.CROWN] = view.crown
    state[engine.LITTLE] = view.little
    state[engine.DISCARDS : engine.DISCARDS + KINDS] = list(view.discards)
    if view.side == GREEN:
        engine.turn_around(state)
    state[engine.MINE : engine.MINE + KINDS] = list(view.hands[view.side])
    return state


def _options(rules) -> int:
    options = reach.NULL_PLAY * rules.null_play | reach.WILD_MIDDLE * rules.wild_middle
    return options | reach.KING_SHUNS_JESTER * (rules.edition == "fr2021")

"""Flat Monte-Carlo player: plays every act out many times and takes the one that won most often.

Hidden cards are dealt at random for each play-out. Sequential halving (Karnin, Koren and Somekh,
"Almost optimal exploration in multi-armed bandits", 2013) shares out the play-outs: all acts get
the same number, the better half gets as many again, and so on to the last act.
"""

import numpy as np

from ai.royal_visit.search import FAMILY_AT, KING_SHUNS_JESTER, NODE, NULL_PLAY, WILD_MIDDLE, Search
from games.royal_visit.plays import CARD_KINDS, END, GREEN, PASS
from tools.arena.opponents import playouts
from tools.arena.opponents.evaluation import BY_PLAY, DECIDED, worth
from tools.learning.royal_visit import engine


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
        self._left = np.argsort(-self._values, kind="stable")  # the best evaluation first
        self._won = np.zeros(len(self._turns))
        self._played = 0  # play-outs of each remaining act
        decided = len(self._turns) < 2 or self._values[self._left[0]] == DECIDED
        self._over = decided

    def _list(self, search: Search) -> None:
        """List all acts: turns, families, nodes and evaluations."""
        self._turns, families, nodes, values = [], [], [], []
        while search.next():
            here = search.at * NODE
            self._turns.append(search.plays())
            families.append(search.turn[FAMILY_AT])
            nodes.append(list(search.nodes[here : here + NODE]))
            values.append(worth(search.nodes, search.at, search.turn, search.hand, BY_PLAY))
        self._families = np.array(families, np.int32)
        self._nodes = np.array(nodes, np.int32).reshape(-1, NODE)
        self._values = np.array(values, np.int64)

    @property
    def choice(self) -> bytes:
        """The best turn so far."""
        return self._turns[self._left[0]] if self._turns else bytes([PASS, END])

    def step(self) -> bool:
        """Play a round of play-outs and halve the acts; return whether the choice is made."""
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
    """Return the engine's state of a view, without the hidden cards."""
    state = np.zeros(engine.STATE, np.int32)
    state[engine.PIECES : engine.PIECES + 5] = list(view.pieces)
    state[engine.CROWN] = view.crown
    state[engine.LITTLE] = view.little
    state[engine.DISCARDS : engine.DISCARDS + CARD_KINDS] = list(view.discards)
    if view.side == GREEN:
        engine.turn_around(state)
    state[engine.MINE : engine.MINE + CARD_KINDS] = list(view.hands[view.side])
    return state


def _options(rules) -> int:
    options = NULL_PLAY * rules.null_play | WILD_MIDDLE * rules.wild_middle
    return options | KING_SHUNS_JESTER * (rules.edition == "fr2021")

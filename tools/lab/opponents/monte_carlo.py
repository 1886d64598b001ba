"""Flat Monte-Carlo player of Royal Visit. Hidden cards are dealt at random for each roll-out."""

from typing import NamedTuple

import numpy as np

from ai.royal_visit.search import FAMILY_AT, NODE, Search
from games.royal_visit.plays import END, PASS
from tools.arena.opponents.evaluation import BY_PLAY, DECIDED, worth
from tools.lab.learning.royal_visit import engine
from tools.lab.opponents import rollouts
from tools.lab.opponents.halving import Halving


class Thinker(Halving):
    """Decides one turn of Royal Visit: an act that wins at once, or the best in the roll-outs."""

    def __init__(self, view, rng, rollouts: int, whim: int):
        self._whim = whim
        self._view = engine.state_of(view)
        self._theirs = view.hand_size(1 - view.side)
        self._shuns = int(view.edition == "fr2021")
        acts = _acts(Search(view))
        self._families = np.array([act.family for act in acts], np.int32)
        self._nodes = np.array([act.node for act in acts], np.int32).reshape(-1, NODE)
        turns = [act.turn for act in acts] or [bytes([PASS, END])]
        if acts and acts[0].value == DECIDED:
            del turns[1:]
        super().__init__(turns, rng, rollouts)

    def _play(self, left: np.ndarray, first: int, behind: int) -> np.ndarray:
        return rollouts.wins(
            self._view,
            self._theirs,
            self._families[left],
            self._nodes[left],
            self._whim,
            self._shuns,
            first,
            behind,
            self._seed,
        )


class Act(NamedTuple):
    """What a turn leads to: its family and node of the search, and their evaluation."""

    turn: bytes
    family: int
    node: list[int]
    value: int


def _acts(search: Search) -> list[Act]:
    """Return all acts, the best evaluation first."""
    acts = []
    while search.next():
        here = search.at * NODE
        node = list(search.nodes[here : here + NODE])
        value = worth(search.nodes, search.at, search.turn, search.hand, BY_PLAY)
        acts.append(Act(search.plays(), search.turn[FAMILY_AT], node, value))
    return sorted(acts, key=lambda act: act.value, reverse=True)

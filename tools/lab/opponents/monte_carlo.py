"""Flat Monte-Carlo player of Royal Visit. Hidden cards are dealt at random for each play-out."""

from typing import NamedTuple

import numpy as np

from ai.royal_visit.search import FAMILY_AT, KING_SHUNS_JESTER, NODE, NULL_PLAY, WILD_MIDDLE, Search
from games.royal_visit.plays import CARD_KINDS, END, GREEN, PASS
from tools.arena.opponents.evaluation import BY_PLAY, DECIDED, worth
from tools.lab.learning.royal_visit import engine
from tools.lab.opponents import playouts
from tools.lab.opponents.halving import Halving


class Thinker(Halving):
    """Decides one turn of Royal Visit: an act that wins at once, or the best in the play-outs."""

    def __init__(self, view, rng, rollouts: int, whim: int):
        self._whim = whim
        self._view = _state(view)
        self._theirs = view.hand_size(1 - view.side)
        self._options = _options(view.rules)
        self._eager = int(view.rules.eager_run_out)
        acts = _acts(Search(view))
        self._families = np.array([act.family for act in acts], np.int32)
        self._nodes = np.array([act.node for act in acts], np.int32).reshape(-1, NODE)
        turns = [act.turn for act in acts] or [bytes([PASS, END])]
        if acts and acts[0].value == DECIDED:
            del turns[1:]
        super().__init__(turns, rng, rollouts)

    def _play(self, left: np.ndarray, first: int, behind: int) -> np.ndarray:
        return playouts.wins(
            self._view,
            self._theirs,
            self._families[left],
            self._nodes[left],
            self._whim,
            self._options,
            self._eager,
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

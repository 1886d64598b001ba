"""Looks at every act that the turn allows, and takes the one after which it stands best.

No chance is in it and nothing of what comes after: it is as good as its hand-written evaluation.
"""

from games.royal_visit.plays import END, PASS
from players.royal_visit.search import Search
from tools.arena.opponents.evaluation import DECIDED, Weights, worth


class Thinker:
    """Decides one turn of Royal Visit, one act at each step."""

    def __init__(self, view, rng, weights: Weights):
        self._weights = weights
        self.choice = bytes([PASS, END])  # all there is to do where nothing can be played
        self._search = Search(view)
        self._best = -2 * DECIDED

    def step(self) -> bool:
        """Look at one more act; True once the choice is made."""
        search = self._search
        if not search.next():
            return True
        value = worth(search.nodes, search.at, search.turn, search.hand, self._weights)
        if value > self._best:
            self._best = value
            self.choice = search.plays()
        return False

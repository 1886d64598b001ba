"""One-ply player: evaluates every act of the turn and takes the best.

It uses no randomness and looks no further ahead.
"""

from ai.royal_visit.search import Search
from games.royal_visit.plays import END, PASS
from tools.arena.opponents.evaluation import DECIDED, Weights, worth


class Thinker:
    """Decides one turn of Royal Visit, one act at each step."""

    def __init__(self, view, rng, weights: Weights):
        self._weights = weights
        self.choice = bytes([PASS, END])  # if nothing can be played
        self._search = Search(view)
        self._best = -2 * DECIDED

    def step(self) -> bool:
        """Evaluate one more act; return whether the choice is made."""
        search = self._search
        if not search.next():
            return True
        value = worth(search.nodes, search.at, search.turn, search.hand, self._weights)
        if value > self._best:
            self._best = value
            self.choice = search.plays()
        return False

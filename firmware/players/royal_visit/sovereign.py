"""The sovereign: the strongest player that the Pico has room for."""

from players.royal_visit import sovereign_weights
from players.royal_visit.judge import Judge


class Thinker(Judge):
    """A judge with 64 hidden units."""

    def __init__(self, view, rng):
        super().__init__(view, sovereign_weights)

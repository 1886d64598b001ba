"""The chancellor: sees how a few things go together, with a small network."""

from players.royal_visit import chancellor_weights
from players.royal_visit.judge import Judge


class Thinker(Judge):
    """A judge with 24 hidden units."""

    def __init__(self, view, rng):
        super().__init__(view, chancellor_weights)

"""The sovereign: a judge."""

from players.royal_visit import sovereign_weights
from players.royal_visit.judge import Judge


class Thinker(Judge):
    """Decides one turn."""

    def __init__(self, view, rng):
        super().__init__(view, sovereign_weights)

"""The courtier: a judge."""

from players.royal_visit import courtier_weights
from players.royal_visit.judge import Judge


class Thinker(Judge):
    """Decides one turn."""

    def __init__(self, view, rng):
        super().__init__(view, courtier_weights)

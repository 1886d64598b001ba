"""The courtier: weighs each thing by itself, a learned price list of all that can be the case."""

from players.royal_visit import courtier_weights
from players.royal_visit.judge import Judge


class Thinker(Judge):
    """A judge with two hidden units: one speaks for an act, the other against it."""

    def __init__(self, view, rng):
        super().__init__(view, courtier_weights)

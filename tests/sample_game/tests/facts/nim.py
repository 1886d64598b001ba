"""What tests must know of Nim."""

from tests import facts


class Facts(facts.Facts):
    TURNS = 3  # two can empty the heaps in so few

"""A player of our own: a thinker as `players` has them, asked for a turn at a time."""

from collections.abc import Callable

from games.rng import Rng
from tools.arena.fault import CRASH, Fault


class Thinking:
    """Decides by a thinker that `make(view, rng)` begins about each view."""

    def __init__(self, make: Callable):
        self._make = make

    def decide(self, view, seed: int) -> bytes:
        """The actions of the turn to come. Raises Fault when the thinker fails."""
        try:
            thinker = self._make(view, Rng(seed))
            while not thinker.step():
                pass
            return bytes(thinker.choice)
        except Exception as failure:
            raise Fault(CRASH, f"{type(failure).__name__}: {failure}") from failure

    def close(self) -> None:
        """Nothing is left behind."""

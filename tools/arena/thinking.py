"""Player that uses a thinker, as the packages of `ai` have them."""

from collections.abc import Callable

from base import Rng
from tools.arena.fault import CRASH, Fault


class Thinking:
    """Decides each turn with a new thinker, `make(view, rng)`."""

    def __init__(self, make: Callable):
        self._make = make

    def decide(self, view, seed: int) -> bytes:
        """Return the actions of the turn. Raises Fault if the thinker fails."""
        try:
            thinker = self._make(view, Rng(seed))
            while not thinker.step():
                pass
            return bytes(thinker.choice)
        except Exception as failure:
            raise Fault(CRASH, f"{type(failure).__name__}: {failure}") from failure

    def close(self) -> None:
        """There is nothing to close."""

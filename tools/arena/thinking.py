"""Player that uses a level of the computer, as the packages of `ai` have them."""

import ai
from base import Rng
from tools.arena.fault import CRASH, Fault


class Thinking:
    """Decides each turn with a new thinker of a level."""

    def __init__(self, game: str, level: str):
        self._game = game
        self._level = level

    def decide(self, view, seed: int) -> bytes:
        """Return the actions of the turn. Raises Fault if the thinker fails."""
        try:
            thinker = ai.thinker(self._game, self._level, view, Rng(seed))
            while not thinker.step():
                pass
            return bytes(thinker.choice)
        except Exception as failure:
            raise Fault(CRASH, f"{type(failure).__name__}: {failure}") from failure

    def close(self) -> None:
        """There is nothing to close."""

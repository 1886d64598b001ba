"""The squire: leaves a sum by exclusive or of 0 where it can, else takes anything."""

from games.nim.game import COUNT_OF, HEAP_OF, Game


class Squire:
    """Decides a turn in one step."""

    def __init__(self, view: Game, rng):
        self.choice = b""
        self._view = view
        self._rng = rng

    def step(self) -> bool:
        legal = bytearray(self._view.ACTIONS)
        n = self._view.legal(legal)
        action = legal[self._rng.below(n)]
        for i in range(n):
            if self._sum_after(legal[i]) == 0:
                action = legal[i]
        self.choice = bytes([action])
        return True

    def _sum_after(self, action: int) -> int:
        """Return the sum by exclusive or of the heaps that an action leaves."""
        heaps = bytearray(self._view.heaps)
        heaps[HEAP_OF[action]] -= COUNT_OF[action]
        return heaps[0] ^ heaps[1] ^ heaps[2]

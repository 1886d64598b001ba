"""A kingdom as a computer player looks at it: where pawns and the Princess may go."""

from games.banquet_royal.game import Game
from games.banquet_royal.hexes import SPACES
from games.banquet_royal.kingdom import ends, measure
from games.banquet_royal.phases import BOARD, LIFT


class Field(Game):
    """What a view shows, to be looked at and played on."""

    def __init__(self, rules):
        super().__init__(rules)
        self.steps = bytearray(SPACES)  # from the Princess to each space, see `look_round`
        self._reach = bytearray(SPACES)

    def look_round(self):
        """Count the steps from where the Princess is."""
        measure(self.icons, self.princess, self.steps)

    def landings(self, start: int, into: bytearray) -> int:
        """Write where the group of a space may go by the means at hand; how many."""
        if self.phase in (LIFT, BOARD) and self._group_refusal(start):
            return 0
        n = 0
        for i in range(ends(self.icons, self._means(), start, self._reach)):
            end = self._reach[i]
            if not self._landing_refusal(end, self.size[start]):
                into[n] = end
                n += 1
        return n

    def may_walk(self, space: int) -> bool:
        """Whether the Princess may go there, once the steps are counted."""
        return 0 < self.steps[space] <= self.die

    def may_deal(self, space: int) -> bool:
        """Whether a pawn of a scattered group may go there."""
        return not self._deal_refusal(space)

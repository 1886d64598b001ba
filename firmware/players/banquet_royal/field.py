"""A kingdom as a computer player looks at it: where pawns may go, and what a feast would bring.

A group of pawns is a number here, as `Position.group` makes it, in any order of its pawns.
"""

from micropython import const

from games.banquet_royal.game import Game
from games.banquet_royal.hexes import SPACES
from games.banquet_royal.kingdom import crowns, ends, measure
from games.banquet_royal.phases import BOARD, LIFT

_BASE = const(6)
_ICONS = const(8)

# Of both, what everybody is thought to win later: pawns are worth something before the first crown.
_HOPED = const(1)


class Field(Game):
    """What a view shows, to be looked at and played on."""

    def __init__(self, rules):
        super().__init__(rules)
        self.steps = bytearray(SPACES)  # from the Princess to each space, see `look_round`
        self._reach = bytearray(SPACES)
        self._nets = {}

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

    def net(self, group: int, icon: int) -> int:
        """What a feast would bring to the player to act, less what to the best of the others."""
        key = _ICONS * group + icon
        if key not in self._nets:
            most = 0
            for player in range(self.players):
                if player != self.player:
                    most = max(most, self._gain(player, group, icon))
            self._nets[key] = self._gain(self.player, group, icon) - most
        return self._nets[key]

    def _gain(self, player: int, group: int, icon: int) -> int:
        guests = 0
        while group:
            if group % _BASE == player + 1:
                guests += 1
            group //= _BASE
        if not guests:
            return 0
        had = self.guests[player] + _HOPED
        crowned = self.crowns[player] + _HOPED
        return (had + guests) * (crowned + crowns(icon)) - had * crowned


def joined(group: int, other: int) -> int:
    """Two groups as one."""
    while other:
        group = _BASE * group + other % _BASE
        other //= _BASE
    return group


def replaced(group: int, pawn: int, by: int) -> int:
    """The group with another pawn for one of its pawns."""
    place = 1
    while group // place % _BASE != pawn:
        place *= _BASE
    return group + (by - pawn) * place

"""What the next player may make of a position: the feasts that one move of theirs leads to.

The die ends on 1 to 5 equally often, and at 5 the Princess stays. So what she may bring to a player
from where she is are the best feasts within 1, 2, 3 and 4 steps: their sum is five times what comes
of it on average.
"""

from micropython import const

from games.banquet_royal.hexes import DIRECTIONS, NEIGHBOURS, NOWHERE, SPACES
from games.banquet_royal.kingdom import GROUP, ordinary
from games.banquet_royal.position import CARRIED, MOVED
from players.banquet_royal.field import Field
from players.banquet_royal.groups import joined
from players.banquet_royal.worth import Worth

_FARTHEST = const(4)


class Lures:
    """Feasts in reach of the next player, kept up to date space by space.

    feasts       for each space what one there is worth to them, 0 where there can be none or none
                 that is worth it
    risks        for each space what they may expect if the Princess is there, five times
    """

    def __init__(self, field: Field, worth: Worth):
        self._field = field
        self._worth = worth
        self._host = (field.player + 1) % field.players
        self._near = [_beside(field, space) for space in range(SPACES)]
        self.feasts = [0] * SPACES
        self.risks = [0] * SPACES

    def renew_around(self, space: int):
        """Look again at a space where something changed, and at those beside it."""
        self.renew(space)
        for other in self._near[space]:
            self.renew(other)

    def renew(self, space: int):
        """Look again at the feasts that there can be on a space."""
        field = self._field
        most = 0
        if ordinary(field.icons[space]) and space != field.princess:
            group = field.group(space)
            if field.size[space] == GROUP:
                most = self._feast(space, group)
            else:
                for other in self._near[space]:
                    if self._fills(space, other):
                        most = max(most, self._feast(space, joined(field.group(other), group)))
        self.feasts[space] = most

    def _fills(self, space: int, other: int) -> bool:
        """Whether the group of the other space may come and make three."""
        field = self._field
        return (
            field.size[other] > 0
            and field.size[space] + field.size[other] == GROUP
            and other != field.princess
            and other != field.reached[MOVED]
            and other != field.reached[CARRIED]
        )

    def _feast(self, space: int, group: int) -> int:
        return max(self._worth.feast(self._host, group, self._field.icons[space]), 0)

    def spread(self):
        """Find the risks, in pieces; yields between them."""
        best = self.feasts
        risks = self.risks = [0] * SPACES
        for _ in range(_FARTHEST):
            within = best[:]
            for space in range(SPACES):
                most = best[space]
                for other in self._near[space]:
                    if best[other] > most:
                        most = best[other]
                within[space] = most
                risks[space] += most
            best = within
            yield


def _beside(field: Field, space: int) -> bytes:
    """The spaces of the kingdom beside a space of it."""
    near = NEIGHBOURS[DIRECTIONS * space : DIRECTIONS * (space + 1)]
    if not field.icons[space]:
        return b""
    return bytes([other for other in near if other != NOWHERE and field.icons[other]])

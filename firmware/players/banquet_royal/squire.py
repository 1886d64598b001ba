"""The squire: looks at what it could do now, and never at what the others may do after it.

It gathers its own pawns where the Princess is likely to come, best on crowns, and holds each feast
that helps it more than the best of the others. Between things that look about as good to it a
little chance decides.
"""

from micropython import const

from games.banquet_royal.kingdom import CARRIAGE, GROUP
from players.banquet_royal.mind import Mind

_CAKE = const(3)  # what the cake of a feast is worth
_NUMBERS = const(5)  # that the die can end on
_FEAST = const(100)
_TRANSPORT = const(20)
_WHIM = const(10)

# How much of a feast there is in a group of 1, 2 or 3 pawns.
_SHARE = b"\0\1\3\6"


class Thinker(Mind):
    """Decides for the player to act."""

    def appeal(self, space: int, group: int) -> int:
        """What a feast there brings, by how near that is."""
        field = self.field
        size = 1 if group < 6 else 2 if group < 36 else GROUP
        near = max(_NUMBERS - field.steps[space], 1)
        worth = field.net(group, field.icons[space]) * near * _SHARE[size]
        return worth + self.rng.below(_WHIM)

    def walk_worth(self, space: int) -> int:
        """Goes where a feast helps, or to a transport."""
        field = self.field
        worth = self.rng.below(_WHIM)
        if field.size[space] == GROUP:
            net = field.net(field.group(space), field.icons[space]) + _CAKE
            worth += max(_FEAST * net, 0)
        elif field.icons[space] >= CARRIAGE:
            worth += _TRANSPORT
        return worth

    def feast_worth(self) -> int:
        """What it brings, and the cake."""
        field = self.field
        return field.net(field.group(field.princess), field.icons[field.princess]) + _CAKE

"""The squire: looks at what it could do now, and never at what the others may do after it.

It gathers its own pawns where the Princess is likely to come, best on crowns, and holds each feast
that helps it more than the best of the others. Where the last feast lets it win, whoever comes, it
gathers any pawns. Between things that look about as good to it a little chance decides.
"""

from micropython import const

from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import CARRIAGE, GROUP
from players.banquet_royal.groups import gain, share
from players.banquet_royal.mind import Mind

_CAKE = const(3)  # what the cake of a feast is worth
_NUMBERS = const(5)  # that the die can end on
_TRANSPORT = const(2)  # what using one is worth
_HOPE = const(1)
_VICTORY = const(20)  # what winning is worth over what else a feast brings
_WHIM = const(10)


class Thinker(Mind):
    """Decides for the player to act."""

    def __init__(self, view: Game, rng):
        super().__init__(view, rng)
        self._is_last = view.cakes_size == 1  # the next feast ends the game
        self._hope = 0 if self._is_last else _HOPE
        score = view.score(view.player)
        self._leads = [score - view.score(player) for player in range(view.players)]

    def appeal(self, space: int, group: int) -> int:
        """What a feast there would bring, by how near that is and how much of it there is."""
        near = max(_NUMBERS - self.field.steps[space], 1)
        return self._net(space, group) * near * share(group) + self.rng.below(_WHIM)

    def walk_worth(self, space: int) -> int:
        """Go where a feast helps, or to a transport."""
        field = self.field
        worth = 0
        if field.size[space] == GROUP:
            worth = max(self._net(space, field.group(space)) + _CAKE, 0)
        elif field.icons[space] >= CARRIAGE:
            worth = _TRANSPORT
        return _WHIM * worth + self.rng.below(_WHIM)

    def feast_worth(self) -> int:
        """What it brings, and the cake."""
        space = self.field.princess
        return self._net(space, self.field.group(space)) + _CAKE

    def _net(self, space: int, group: int) -> int:
        """What the feast would bring, less what it would bring to the best of the others."""
        field = self.field
        icon = field.icons[space]
        gained = gain(field, field.player, group, icon, self._hope)
        wins = self._is_last
        most = 0
        for player in range(field.players):
            if player != field.player:
                theirs = gain(field, player, group, icon, self._hope)
                most = max(most, theirs)
                if self._leads[player] + gained <= theirs:
                    wins = False
        return gained - most + (_VICTORY if wins else 0)

"""Squire of Banquet Royal: rates each choice of this turn, without the turns of other players.

It gathers its own pawns near the Princess, preferably on crowns, and holds each feast that helps it
more than the best other player. After many turns without a feast it gathers any pawns for the last
feast if that wins the game. Random noise decides between choices of about the same worth.
"""

from micropython import const

from ai.banquet_royal.search import BaseThinker, gain, share
from games.banquet_royal.game import Game
from games.banquet_royal.kingdom import CARRIAGE, GROUP

_CAKE = const(3)  # worth of a cake
_NUMBERS = const(5)  # numbers on which the die can end
_TRANSPORT = const(2)  # worth of a transport
_EXPECTED = const(1)  # pawns and crowns that a player is expected to win, see `gain`
_WIN = const(20)  # extra worth of a feast that wins the game
_QUIET_LIMIT = const(20)  # turns without a feast before it tries to end the game
_NOISE = const(10)  # random worth: 0..9


class Squire(BaseThinker):
    """Thinker for the player to act."""

    def __init__(self, view: Game, rng):
        super().__init__(view, rng)
        self._wants_end = view.cakes_size == 1 and view.quiet >= _QUIET_LIMIT
        self._expected = 0 if self._wants_end else _EXPECTED
        score = view.score(view.player)
        self._leads = [score - view.score(player) for player in range(view.players)]

    def group_worth(self, space: int, group: int) -> int:
        """Return the worth of a feast there, more if it is near and its group is complete."""
        near = max(_NUMBERS - self.field.steps[space], 1)
        return self._net(space, group) * near * share(group) + self.rng.below(_NOISE)

    def walk_worth(self, space: int) -> int:
        """Return the worth of a feast or transport there."""
        field = self.field
        worth = 0
        if field.size[space] == GROUP:
            worth = max(self._net(space, field.group(space)) + _CAKE, 0)
        elif field.icons[space] >= CARRIAGE:
            worth = _TRANSPORT
        return _NOISE * worth + self.rng.below(_NOISE)

    def feast_worth(self) -> int:
        """Return the worth of the feast and its cake."""
        space = self.field.princess
        return self._net(space, self.field.group(space)) + _CAKE

    def _net(self, space: int, group: int) -> int:
        """Return the points of a feast, less its points for the best other player."""
        field = self.field
        icon = field.icons[space]
        gained = gain(field, field.player, group, icon, self._expected)
        wins = self._wants_end
        most = 0
        for player in range(field.players):
            if player != field.player:
                theirs = gain(field, player, group, icon, self._expected)
                most = max(most, theirs)
                if self._leads[player] + gained <= theirs:
                    wins = False
        return gained - most + (_WIN if wins else 0)

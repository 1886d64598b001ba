"""What feasts are worth to whoever holds them, as far as the courtier can tell."""

from array import array

from micropython import const

from games.banquet_royal.position import Position
from players.banquet_royal.groups import gain, is_full

_CAKE = const(4)  # what one face down is worth on average
_VICTORY = const(40)  # what winning is worth over a point more than the others

# What tells a feast from all others, as one number: group, host, icon.
_GROUP = const(64)
_HOST = const(8)

_KNOWN = const(61)  # a prime, so that the numbers of what is asked for together lie apart


class Worth:
    """Feasts in a game as it stands. Two in three are known when they are asked for again."""

    def __init__(self, game: Position):
        self._game = game
        self._later = game.cakes_size - 1  # the feasts after the next one
        self._hope = (self._later + 1) // 2
        # What was weighed last of those whose number leaves this remainder: its number, its worth.
        self._numbers = array("H", bytes(2 * _KNOWN))
        self._worths = array("h", bytes(2 * _KNOWN))

    def feast(self, host: int, group: int, icon: int) -> int:
        """What it is worth to the host, in points, that the group feasts on a space with that icon.

        Of fewer than three pawns: what it would be if only they counted, without a cake.
        """
        number = _GROUP * group + _HOST * host + icon
        place = number % _KNOWN
        if self._numbers[place] != number:
            self._numbers[place] = number
            self._worths[place] = self._weigh(host, group, icon)
        return self._worths[place]

    def _weigh(self, host: int, group: int, icon: int) -> int:
        game = self._game
        others = 0
        best = 0  # score of the others, after it
        for player in range(game.players):
            if player != host:
                gained = gain(game, player, group, icon, self._hope)
                others += gained
                best = max(best, game.score(player) + gained)
        gained = gain(game, host, group, icon, self._hope)
        if not is_full(group):
            return gained - others // (game.players - 1)
        gained += _CAKE
        if self._later > 0:
            return gained - others // (game.players - 1)
        lead = game.score(host) + gained - best
        return lead + _VICTORY if lead > 0 else lead - _VICTORY

"""Check of won crowns: every player at the same feast gets the same crowns."""

from games.banquet_royal.kingdom import GROUP, TWO, crowns

_MOST_CROWNS = crowns(TWO)  # on one space


def payable(feasts: int, guests: list, won: list) -> bool:
    """Return whether this number of feasts can give each player these pawns and crowns."""
    for twos in range(feasts + 1):
        for ones in range(feasts - twos + 1):
            shown = [2] * twos + [1] * ones + [0] * (feasts - twos - ones)
            if _fits(shown, guests, won) and _Feasts(shown, guests, won).seat(0):
                return True
    return False


def _fits(shown: list, guests: list, won: list) -> bool:
    """Return whether each player alone could win this at feasts with these crowns."""
    for player in range(len(guests)):
        alone = _Feasts(shown, guests[player : player + 1], won[player : player + 1])
        if not alone.seat(0):
            return False
    return True


class _Feasts:
    """Search that seats the pawns of one player after the other at feasts with given crowns.

    It calls itself once a player, not once a feast: a Pico's stack has room for 30 calls or so.
    """

    def __init__(self, shown: list, guests: list, won: list):
        self._shown = shown
        self._guests = guests
        self._won = won
        self._room = bytearray([GROUP] * len(shown))
        self._failed = set()  # states without a solution: the player and the free places

    def seat(self, player: int) -> bool:
        """Return whether the pawns of this player and of the next ones can be seated."""
        if player == len(self._guests):
            return True
        rooms = [(GROUP + 1) * self._shown[i] + self._room[i] for i in range(len(self._shown))]
        state = bytes([player] + sorted(rooms))
        if state not in self._failed:
            for _ in self._ways(self._guests[player], self._won[player]):
                if self.seat(player + 1):
                    return True
            self._failed.add(state)
        return False

    def _ways(self, pawns: int, won: int):
        """Yield for each way in which these pawns win these crowns, while their places are taken.

        It tries every number of pawns at each feast, from the first feast on, and goes back where
        the feasts that are left can't do.
        """
        came = bytearray(len(self._shown))  # pawns at each feast
        feast = 0  # the next one
        while True:
            left = len(came) - feast
            if not pawns and not won:
                yield
            elif pawns and pawns <= GROUP * left and won <= _MOST_CROWNS * left:
                came[feast] = 0
                feast += 1
                continue
            while feast:  # one more comes to the last feast where that is possible
                shown = self._shown[feast - 1]
                if self._room[feast - 1] and pawns and (came[feast - 1] or won >= shown):
                    break
                feast -= 1
                pawns += came[feast]
                self._room[feast] += came[feast]
                won += shown if came[feast] else 0
            if not feast:
                return
            won -= 0 if came[feast - 1] else shown
            came[feast - 1] += 1
            self._room[feast - 1] -= 1
            pawns -= 1

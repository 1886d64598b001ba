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
    """Search that seats the pawns of one player after the other at feasts with given crowns."""

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
            if self._spread(player, 0, self._guests[player], self._won[player]):
                return True
            self._failed.add(state)
        return False

    def _spread(self, player: int, feast: int, pawns: int, won: int) -> bool:
        """Return whether these pawns can win these crowns at the feasts from this one on."""
        if not pawns:
            return not won and self.seat(player + 1)
        feasts = len(self._shown) - feast
        if pawns > GROUP * feasts or won > _MOST_CROWNS * feasts:
            return False
        shown = self._shown[feast]
        room = self._room[feast]
        for came in range(min(room, pawns) + 1 if won >= shown else 1):
            self._room[feast] = room - came
            if self._spread(player, feast + 1, pawns - came, won - shown if came else won):
                return True
        self._room[feast] = room
        return False

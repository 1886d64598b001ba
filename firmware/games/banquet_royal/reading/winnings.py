"""Whether feasts can have brought all players what they won: those at one get the same crowns."""

from games.banquet_royal.kingdom import GROUP, TWO, crowns

_MOST = crowns(TWO)  # that a space shows


def payable(feasts: int, guests: list, won: list) -> bool:
    """Return whether so many feasts can bring each player these pawns and these crowns."""
    for twos in range(feasts + 1):
        for ones in range(feasts - twos + 1):
            shown = [2] * twos + [1] * ones + [0] * (feasts - twos - ones)
            if _fits(shown, guests, won) and _Feasts(shown, guests, won).seat(0):
                return True
    return False


def _fits(shown: list, guests: list, won: list) -> bool:
    """Whether each player alone could have won this where feasts showed these crowns."""
    for player in range(len(guests)):
        alone = _Feasts(shown, guests[player : player + 1], won[player : player + 1])
        if not alone.seat(0):
            return False
    return True


class _Feasts:
    """Feasts on spaces that show these crowns; seats the pawns of one player after the other."""

    def __init__(self, shown: list, guests: list, won: list):
        self._shown = shown
        self._guests = guests
        self._won = won
        self._room = bytearray([GROUP] * len(shown))
        self._failed = set()  # what was left for whom, where no way was found from there

    def seat(self, player: int) -> bool:
        """Return whether there is room for the pawns of this player and of those behind."""
        if player == len(self._guests):
            return True
        rooms = [(GROUP + 1) * self._shown[i] + self._room[i] for i in range(len(self._shown))]
        left = bytes([player] + sorted(rooms))
        if left not in self._failed:
            if self._spread(player, 0, self._guests[player], self._won[player]):
                return True
            self._failed.add(left)
        return False

    def _spread(self, player: int, feast: int, pawns: int, won: int) -> bool:
        """Whether so many pawns at the feasts from this one on can bring so many crowns."""
        if not pawns:
            return not won and self.seat(player + 1)
        feasts = len(self._shown) - feast
        if pawns > GROUP * feasts or won > _MOST * feasts:
            return False
        shown = self._shown[feast]
        room = self._room[feast]
        for came in range(min(room, pawns) + 1 if won >= shown else 1):
            self._room[feast] = room - came
            if self._spread(player, feast + 1, pawns - came, won - shown if came else won):
                return True
        self._room[feast] = room
        return False

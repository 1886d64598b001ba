"""The help: how likely the dice come to fit each inhabitant of the row, and what to keep for it."""

from micropython import const

from games.roi_et_compagnie.actions import PLACES
from players.roi_et_compagnie.chances import SCALE, Chances

_STEPS = const(4)  # of the sums in one tick


class Advice:
    """Finds the chances of a row, one inhabitant after another.

    found    how many places are done, from the left
    kept     for each of them the chance in percent with the dice that are kept
    best     and with the best ones
    keeps    which those are, a bit mask
    """

    def __init__(self, board, kept: int) -> None:
        self.found = 0
        self.kept = bytearray(PLACES)
        self.best = bytearray(PLACES)
        self.keeps = bytearray(PLACES)
        self._board = board
        self._mask = kept
        self._chances = None

    def advance(self) -> bool:
        """Go on with the sums; True when another place is done."""
        if self.found == PLACES:
            return False
        if self._chances is None:
            board = self._board
            self._chances = Chances(board.row[self.found], board.dice, board.rolls)
        for _ in range(_STEPS):
            if self._chances.step():
                self._note(self._chances)
                return True
        return False

    def _note(self, chances: Chances) -> None:
        self.kept[self.found] = _percent(chances.of(self._mask))
        self.best[self.found] = _percent(chances.best)
        self.keeps[self.found] = chances.keep
        self._chances = None
        self.found += 1


def _percent(chance: int) -> int:
    """Rounded; but 0 is only what can't be, and 100 only what is sure."""
    if chance == 0 or chance == SCALE:
        return 100 * chance // SCALE
    return min(max((100 * chance + SCALE // 2) // SCALE, 1), 99)

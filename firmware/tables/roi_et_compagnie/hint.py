"""Hint of Roi & Compagnie: the chance of each inhabitant of the row, and which dice to keep."""

from micropython import const

from ai.roi_et_compagnie.chances import SCALE, Chances
from games.roi_et_compagnie.position import PLACES

_STEPS = const(4)  # of the computation in one tick


class Hint:
    """Computes the chances of a row, one inhabitant after the other.

    found    number of places that are done, from the left
    kept     for each of them the chance in per cent with the dice that are kept now
    best     the chance with the best dice to keep
    keeps    bit mask of the best dice to keep
    """

    def __init__(self, board, kept: int) -> None:
        self.found = 0
        self.kept = bytearray(PLACES)
        self.best = bytearray(PLACES)
        self.keeps = bytearray(PLACES)
        self._board = board
        self._kept_now = kept
        self._chances = None

    def advance(self) -> bool:
        """Do a bounded step of the computation; return whether another place is done."""
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
        self.kept[self.found] = _percent(chances.of(self._kept_now))
        self.best[self.found] = _percent(chances.best)
        self.keeps[self.found] = chances.keep
        self._chances = None
        self.found += 1


def _percent(chance: int) -> int:
    """Return whole per cent; 0 only for the impossible, 100 only for the certain."""
    if chance == 0 or chance == SCALE:
        return 100 * chance // SCALE
    return min(max((100 * chance + SCALE // 2) // SCALE, 1), 99)

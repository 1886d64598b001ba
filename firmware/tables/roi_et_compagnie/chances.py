"""Chances of Roi & Compagnie: those to win each inhabitant of the row, and the dice to keep."""

from micropython import const

from ai.roi_et_compagnie.chances import SCALE, Chances
from base import OK, RIGHT
from games.roi_et_compagnie.cards import DICE, RACE
from games.roi_et_compagnie.position import PLACES
from tables.roi_et_compagnie import icons
from tables.roi_et_compagnie.sketch import ICONS
from tables.shared import BAR_Y
from ui.canvas import WIDTH, rounded
from ui.texts import say

_STEPS = const(2)  # of the computation in one tick; each takes up to 12 ms on a Pico

# The table of chances.
_LINE = const(9)
_HIGH = const(10)
_ICON_X = const(2)
_KEPT_X = const(50)  # the right ends of the columns of figures
_BEST_X = const(84)
_KEEP_X = const(91)
_KEEP_PITCH = const(6)
_KEEP_WIDE = const(5)


class Row:
    """The chances of a row, one inhabitant after the other, from the left.

    found    number of places that are done
    kept     for each of them the chance in per cent with the dice that are kept now
    best     for each of them the chance with the best dice to keep
    """

    def __init__(self, board, kept: int) -> None:
        self.found = 0
        self.kept = bytearray(PLACES)
        self.best = bytearray(PLACES)
        self._keeps = bytearray(PLACES)  # bit mask of these dice
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
        self._keeps[self.found] = chances.keep
        self._chances = None
        self.found += 1

    def press(self, chooser, button: int) -> None:
        """Answer a button: left and right choose in the row, OK keeps the best dice for that."""
        if button != OK:
            chooser.place = (chooser.place + (1 if button == RIGHT else -1)) % PLACES
        elif chooser.place < self.found:
            chooser.keep(self._keeps[chooser.place])
        else:
            chooser.denied = True

    def draw(self, canvas, chooser) -> None:
        """Draw chances, and the dice to keep; the line of the chosen place is dark on light."""
        canvas.right(say("Now"), _KEPT_X, 0)
        canvas.right(say("Best"), _BEST_X, 0)
        canvas.text(say("Aside"), _KEEP_X, 0)
        for place in range(PLACES):
            y = _LINE * (place + 1)
            ink = 1
            if place == chooser.place:
                rounded(canvas.frame, 0, y, WIDTH, _HIGH, True)
                ink = 0
            icon = icons.SMALL_BURGHER + RACE[self._board.row[place]]
            ICONS.draw(canvas.frame, icon, _ICON_X, y, ink)
            if place < self.found:
                canvas.right(say("%d%%") % self.kept[place], _KEPT_X, y, ink)
                canvas.right(say("%d%%") % self.best[place], _BEST_X, y, ink)
                _draw_keep(canvas.frame, self._keeps[place], y + 2, ink)
            else:
                canvas.right("…", _BEST_X, y, ink)
        canvas.centre(say("OK sets these dice aside"), BAR_Y)


def _draw_keep(frame, keep: int, y: int, ink: int) -> None:
    """Draw six small dice; those to keep are filled."""
    for die in range(DICE):
        x = _KEEP_X + _KEEP_PITCH * die
        if keep >> die & 1:
            frame.fill_rect(x, y, _KEEP_WIDE, _KEEP_WIDE, ink)
        else:
            frame.fill_rect(x + 2, y + 2, 1, 1, ink)


def _percent(chance: int) -> int:
    """Return whole per cent; 0 only for the impossible, 100 only for the certain."""
    if chance == 0 or chance == SCALE:
        return 100 * chance // SCALE
    return min(max((100 * chance + SCALE // 2) // SCALE, 1), 99)

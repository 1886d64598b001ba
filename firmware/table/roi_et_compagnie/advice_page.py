"""The page of the help: a line for each inhabitant of the row, with its chances in percent."""

from micropython import const

from games.roi_et_compagnie.actions import PLACES
from games.roi_et_compagnie.cards import RACE
from games.roi_et_compagnie.dice import DICE
from table.roi_et_compagnie import icons, sketch
from ui.canvas import WIDTH
from ui.texts import say
from ui.widgets import rounded

_PITCH = const(9)
_HIGH = const(10)
_ICON_X = const(2)
_KEPT_X = const(50)  # the right ends of both columns of figures
_BEST_X = const(84)
_DICE_X = const(91)
_DIE_PITCH = const(6)
_DIE = const(5)


def draw(canvas, board, advice, chosen: int) -> None:
    """Draw an `Advice` about a board; the line of the place `chosen` is dark on light."""
    canvas.right(say("Now"), _KEPT_X, 0)
    canvas.right(say("Best"), _BEST_X, 0)
    canvas.text(say("Aside"), _DICE_X, 0)
    for place in range(PLACES):
        y = _PITCH * (place + 1)
        ink = 1
        if place == chosen:
            rounded(canvas.frame, 0, y, WIDTH, _HIGH, True)
            ink = 0
        icon = icons.SMALL_BURGHER + RACE[board.row[place]]
        sketch.ICONS.draw(canvas.frame, icon, _ICON_X, y, ink)
        if place < advice.found:
            canvas.right("%d %%" % advice.kept[place], _KEPT_X, y, ink)
            canvas.right("%d %%" % advice.best[place], _BEST_X, y, ink)
            _draw_keep(canvas.frame, advice.keeps[place], y + 2, ink)
        else:
            canvas.right("…", _BEST_X, y, ink)


def _draw_keep(frame, keep: int, y: int, ink: int) -> None:
    """Six dice, those full that are best kept."""
    for die in range(DICE):
        x = _DICE_X + _DIE_PITCH * die
        if keep >> die & 1:
            frame.fill_rect(x, y, _DIE, _DIE, ink)
        else:
            frame.fill_rect(x + 2, y + 2, 1, 1, ink)

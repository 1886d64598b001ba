"""Legend of Roi & Compagnie: what the signs of the needs mean, and who is who."""

from micropython import const

from games.roi_et_compagnie.cards import (
    APPRENTICE,
    BURGHER,
    CHAMPIKOBOLD,
    DRAGON,
    DWARF,
    ELF,
    FAIRY,
    GNOME,
    HYPNOTIST,
    ORC,
)
from tables.roi_et_compagnie import icons, sketch, words
from tables.roi_et_compagnie.sketch import ICONS
from ui.canvas import WIDTH
from ui.texts import N_, say

_LEGEND_LINE = const(9)
_HEADS_LINE = const(11)
_MEANING_X = const(44)
_MEANINGS = (
    N_("this number, colour"),
    N_("equal numbers"),
    N_("one colour"),
    N_("numbers in a row"),
    N_("sum of the dice"),
    N_("and its neighbour"),
)
_SHORT = (ELF, DWARF, GNOME, ORC, FAIRY)  # short names go to the left
_LONG = (BURGHER, CHAMPIKOBOLD, APPRENTICE, HYPNOTIST, DRAGON)
_LONG_X = const(48)
_HEAD_NAME_X = const(12)


def draw_legend(canvas, chooser) -> None:
    """Draw what the signs of the needs mean, or who is who.

    chooser: of the player who is asked, for whom OK turns the page; None at the other end.
    """
    if chooser and chooser.heads:
        for i in range(len(_SHORT)):
            _head(canvas, _SHORT[i], 0, i * _HEADS_LINE)
            _head(canvas, _LONG[i], _LONG_X, i * _HEADS_LINE)
        return
    for i in range(len(_MEANINGS)):
        _sign(canvas, i, 0, i * _LEGEND_LINE)
        canvas.text(say(_MEANINGS[i]), _MEANING_X, i * _LEGEND_LINE)
    if chooser:
        canvas.right("›", WIDTH, (len(_MEANINGS) - 2) * _LEGEND_LINE)


def _head(canvas, race: int, x: int, y: int) -> None:
    """Draw an inhabitant's head and name."""
    ICONS.draw(canvas.frame, icons.SMALL_BURGHER + race, x, y, 1)
    canvas.text(say(words.RACES[race]), x + _HEAD_NAME_X, y)


def _sign(canvas, sign: int, x: int, y: int) -> None:
    """Draw an example of a sign; sign: the index of its meaning."""
    if sign == 0:
        sketch.draw_die(canvas.frame, icons.FOUR, x, y, 1)
        letter = icons.R + sketch.LETTERS.find(sketch.letter(0))
        sketch.draw_die(canvas.frame, letter, x + sketch.PITCH + sketch.GROUP, y, 1)
    elif sign == 1:
        x = sketch.draw_dice(canvas.frame, 3, icons.BLOCK, x, y, 1)
        sketch.draw_dice(canvas.frame, 2, icons.RING, x, y, 1)
    elif sign == 2:
        sketch.draw_dice(canvas.frame, 3, icons.DROP, x, y, 1)
    elif sign == 3:
        sketch.draw_steps(canvas, 4, x, y, 1)
    elif sign == 4:
        ICONS.draw(canvas.frame, icons.SUM, x, y + 1, 1)
        ICONS.draw(canvas.frame, icons.AT_MOST, x + sketch.PITCH, y + 1, 1)
        ICONS.draw(canvas.frame, icons.AT_LEAST, x + 2 * sketch.PITCH, y + 1, 1)
    else:
        ICONS.draw(canvas.frame, icons.BRINGS, x, y, 1)

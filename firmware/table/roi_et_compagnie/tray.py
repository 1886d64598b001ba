"""The six dice on a panel: number and initial of the colour; those that are kept lie in a box."""

from micropython import const

from games.roi_et_compagnie.dice import DICE, colour
from table.roi_et_compagnie.sketch import letter
from ui.widgets import rounded

HEIGHT = const(17)

_PITCH = const(21)
_FIRST_X = const(2)
_WIDE = const(19)
_BLANK = const(11)  # a die that is still in the cup


def draw(canvas, numbers: bytearray, kept: int, cursor: int, y: int) -> None:
    """Draw the dice, HEIGHT pixels high. kept: a bit mask; cursor: the die pointed at, or -1."""
    for die in range(DICE):
        x = _FIRST_X + _PITCH * die
        if kept >> die & 1:
            rounded(canvas.frame, x, y, _WIDE, HEIGHT, False)
        if numbers[die]:
            _face(canvas, die, numbers[die], x, y, die == cursor)
        else:
            rounded(canvas.frame, x + 4, y + 3, _BLANK, _BLANK, False)


def _face(canvas, die: int, number: int, x: int, y: int, chosen) -> None:
    if chosen:
        rounded(canvas.frame, x + 2, y + 2, _WIDE - 4, HEIGHT - 4, True)
    ink = 0 if chosen else 1
    figure = str(number)
    initial = letter(colour(die, number))
    wide = canvas.title_width(figure) + 1 + canvas.width(initial)
    left = x + (_WIDE - wide + 1) // 2
    after = canvas.title(figure, left, y + 1, ink)
    canvas.text(initial, after, y + 5, ink)

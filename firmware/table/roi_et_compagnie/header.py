"""The uppermost line of a page: a kingdom's emblem, a few words, and the rolls that are left."""

from micropython import const

from table.roi_et_compagnie import icons
from table.roi_et_compagnie.sketch import ICONS
from ui.canvas import WIDTH
from ui.widgets import rounded

_ROLL_WIDE = const(7)
_ROLL_HIGH = const(7)
_PITCH = const(9)


def draw(canvas, player: int, words: str, rolls: int) -> None:
    """Draw the line; a small die at the right for each roll that is left."""
    emblem = icons.LION + player
    ICONS.draw(canvas.frame, emblem, 0, 0, 1)
    canvas.text(words, ICONS.width(emblem) + 3, 0)
    for i in range(rolls):
        x = WIDTH - _PITCH * (i + 1) + _PITCH - _ROLL_WIDE
        rounded(canvas.frame, x, 1, _ROLL_WIDE, _ROLL_HIGH, False)
        canvas.frame.fill_rect(x + 3, 4, 1, 1, 1)

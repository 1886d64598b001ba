"""Playing cards. Nothing allocates."""

from ui import icons
from ui.canvas import SOLID, fill
from ui.widgets import rounded

NORMAL = 0
CHOSEN = 1  # lifted and dark on light
UNPLAYABLE = 2  # every other pixel dark, the value small; may go with CHOSEN

CARD_WIDTH = 15
CARD_HEIGHT = 31
LIFT = 3  # pixels that a chosen card stands higher

_HEAD_Y = 3
_VALUE_Y = 17
_VALUE_HEIGHT = 11
_TITLE_CAPITALS = 2  # rows of a title's cell above its capitals and figures
_SYMBOLS = {"1+1": icons.ONE_AND_ONE, "><": icons.FLANK}
_HEADS = icons.KING_HEAD - icons.KING  # from the small icon of a character to its large one
_VEILS = (0x55AA, 0xAA55)  # every other pixel: from a corner at an even place, at an odd one


def card(canvas, x: int, y: int, emblem: int, value: str, state: int) -> None:
    """A playing card, CARD_WIDTH by CARD_HEIGHT pixels.

    emblem: icons.KING, GUARD, WIZARD or JESTER; value: a figure or letter, "1+1", or "><" for a
    flank; state: NORMAL, or CHOSEN and UNPLAYABLE added up.
    """
    ink = 1
    if state & CHOSEN:
        y -= LIFT
        ink = 0
    rounded(canvas.frame, x, y, CARD_WIDTH, CARD_HEIGHT, state & CHOSEN)
    _centred_icon(canvas, emblem + _HEADS, x, y + _HEAD_Y, ink)
    if state & UNPLAYABLE:
        fill(canvas.frame, x, y, CARD_WIDTH, CARD_HEIGHT, 0, _VEILS[(x ^ y) & 1])
        fill(canvas.frame, x + 1, y + _VALUE_Y, CARD_WIDTH - 2, _VALUE_HEIGHT, 1 - ink, SOLID)
        left = x + (CARD_WIDTH - canvas.width(value)) // 2
        canvas.text(value, left, y + _VALUE_Y + 1, ink)
    elif value in _SYMBOLS:
        _centred_icon(canvas, _SYMBOLS[value], x, y + _VALUE_Y, ink)
    else:
        left = x + (CARD_WIDTH - canvas.title_width(value)) // 2
        canvas.title(value, left, y + _VALUE_Y - _TITLE_CAPITALS, ink)


def card_back(canvas, x: int, y: int) -> None:
    """A card that nobody shall see, in the place of `card`."""
    rounded(canvas.frame, x, y, CARD_WIDTH, CARD_HEIGHT, False)
    canvas.icon(icons.LATTICE, x + 2, y + 3)
    canvas.icon(icons.LATTICE, x + 2, y + 15)


def _centred_icon(canvas, code: int, x: int, y: int, ink: int) -> None:
    canvas.icon(code, x + (CARD_WIDTH - canvas.icon_width(code)) // 2, y, ink)

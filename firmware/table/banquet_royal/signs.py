"""What the signs on the map mean."""

from micropython import const

from games.banquet_royal.kingdom import CASTLE, FEAST
from table.banquet_royal import icons, words
from table.banquet_royal.chart import ICONS
from ui.texts import N_, say

_LINE = const(12)
_TOP = const(3)
_MIDDLE = const(67)
_WIDEST = const(12)
_WORDS = const(15)  # from the left of a sign to its words

# Sign, words, column and line of each.
_SIGNS = (
    (icons.BIG_CROWN, N_("crown"), 0, 0),
    (icons.BIG_FEAST, words.SPACES[FEAST], _MIDDLE, 0),
    (icons.BIG_PRINCESS, N_("Princess"), 0, 1),
    (icons.BIG_CASTLE, words.SPACES[CASTLE], _MIDDLE, 1),
    (icons.BIG_CARRIAGE, N_("straight on, any way"), 0, 2),
    (icons.BIG_TUNNEL, N_("to the same sign"), 0, 3),
    (icons.BIG_BOAT, N_("from rim to rim"), 0, 4),
)


def draw(canvas) -> None:
    """All signs with a few words each."""
    for code, meaning, x, line in _SIGNS:
        y = _TOP + line * _LINE
        ICONS.draw(canvas.frame, code, x + (_WIDEST - ICONS.width(code)) // 2, y, 1)
        canvas.text(say(meaning), x + _WORDS, y)

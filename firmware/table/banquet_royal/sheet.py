"""The score sheet while the game goes on: what just happened, and who has how much."""

from micropython import const

from table.banquet_royal import FAMILIES, icons, words
from table.banquet_royal.chart import ICONS
from ui.canvas import HEIGHT, WIDTH
from ui.texts import say
from ui.widgets import rounded

_RULE_Y = const(10)
_HEADS_Y = const(12)
_ROWS_Y = const(22)
_LINE = const(10)
_RIGHT = (64, 86, 106, 128)  # where the columns end
_SIGNS = (68, 90, 110)  # where the signs between them are
_HEADS = (icons.PAWN, icons.BIG_CROWN, icons.CAKE)


def draw(canvas, view, player: int, told: str) -> None:
    """A line for each player, dark on light for the one who plays."""
    canvas.text(told or say("%s plays") % say(FAMILIES[player]), 0, 0)
    canvas.frame.hline(0, _RULE_Y, WIDTH, 1)
    canvas.text(say("%d left") % view.cakes_size, ICONS.width(icons.CAKE) + 3, _HEADS_Y)
    ICONS.draw(canvas.frame, icons.CAKE, 0, _HEADS_Y, 1)
    for code, x in zip(_HEADS, _RIGHT):
        ICONS.draw(canvas.frame, code, x - ICONS.width(code), _HEADS_Y, 1)
    for sign, x in zip("×+=", _SIGNS):
        canvas.text(sign, x, _HEADS_Y)
    rows = words.sheet(view)
    y = _ROWS_Y + (HEIGHT - _ROWS_Y - len(rows) * _LINE) // 2
    for i in range(len(rows)):
        _row(canvas, i, rows[i], y + i * _LINE, 0 if i == player else 1)


def _row(canvas, player: int, counts: tuple, y: int, ink: int) -> None:
    if not ink:
        rounded(canvas.frame, 0, y, WIDTH, _LINE, True)
    canvas.text(say(FAMILIES[player]), 2, y, ink)
    pawns, crowns, _, cakes, total = counts
    for number, x in zip((pawns, crowns, cakes, total), _RIGHT):
        canvas.right(str(number), x - 2, y, ink)

"""The score sheet: a line for each player, a column for whatever the game counts."""

from micropython import const

from ui import icons
from ui.canvas import HEIGHT, LINE, WIDTH
from ui.texts import say

_NAMES_X = const(13)
_GAP = const(4)  # between the longest name and where the columns may begin
_HEADS_Y = const(1)
_RULE_Y = const(11)


def draw(canvas, heads: tuple, rows: list, winners: int) -> None:
    """Fill a panel. rows: (seat, numbers) for each player; a crown stands before a winner."""
    names = max([canvas.width(say(seat)) for seat, _ in rows])
    right = _column_ends(canvas, heads, _NAMES_X + names + _GAP)
    for head, x in zip(heads, right):
        canvas.right(say(head), x, _HEADS_Y)
    canvas.frame.hline(0, _RULE_Y, WIDTH, 1)
    y = _RULE_Y + 2 + (HEIGHT - _RULE_Y - 2 - len(rows) * LINE) // 2
    for player in range(len(rows)):
        seat, numbers = rows[player]
        if winners >> player & 1:
            canvas.icon(icons.CROWN_BIG, 0, y)
        canvas.text(say(seat), _NAMES_X, y)
        for number, x in zip(numbers, right):
            canvas.right(str(number), x, y)
        y += LINE


def _column_ends(canvas, heads: tuple, x: int) -> list:
    """Where each column ends: the room that heads from `x` on leave is shared out evenly."""
    widths = [canvas.width(say(head)) for head in heads]
    room = WIDTH - x - sum(widths)
    ends = []
    for i in range(len(widths)):
        x += widths[i] + room // len(widths)
        ends.append(x)
    ends[-1] = WIDTH
    return ends

"""Score sheet of a match."""

from micropython import const

from app.outcome import ending_of
from ui import icons
from ui.canvas import HEIGHT, LINE, WIDTH
from ui.texts import say

_NAMES_X = const(13)
_GAP = const(4)  # from the longest name to the columns
_HEADS_Y = const(1)
_RULE_Y = const(11)


def draw(canvas, heads: tuple, rows: list, winners: int) -> None:
    """Draw the score sheet: a line for each player, a crown before winners.

    heads: of the columns; rows: (seat, numbers) for each player; winners: a bit mask.
    """
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
    """Return the x where each column ends; the room from `x` on is spread evenly between heads."""
    widths = [canvas.width(say(head)) for head in heads]
    room = WIDTH - x - sum(widths)
    ends = []
    for i in range(len(widths)):
        x += widths[i] + room // len(widths)
        ends.append(x)
    ends[-1] = WIDTH
    return ends


def rows(match) -> list:
    """Return the score sheet: for each player the seat and the numbers under SCORE_COLUMNS."""
    seats = match.setup.seats
    numbers = ending_of(match).sheet(match.views[0])
    return [(seats[player], numbers[player]) for player in range(len(numbers))]

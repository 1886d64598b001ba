"""Score sheet of a match."""

from micropython import const

import tables
from app.outcome import ending_of
from ui import icons
from ui.canvas import HEIGHT, LINE, WIDTH

_NAMES_X = const(13)
_NAME_WIDE = const(45)
_HEADS_Y = const(1)
_RULE_Y = const(11)
_SIGN_X = const(3)  # from the end of a column to the sign behind it


def draw(canvas, match) -> None:
    """Draw the score sheet: a line for each player, a crown before winners."""
    ending = ending_of(match)
    lines = rows(match)
    last = len(lines[0][1]) - 1
    names = max([canvas.width(name) for name, _ in lines])
    pitch = (WIDTH - _NAMES_X - names) // (last + 1)
    for i in range(last):
        right = WIDTH - pitch * (last - i)
        code = ending.HEADS[i]
        ending.ICONS.draw(canvas.frame, code, right - ending.ICONS.width(code), _HEADS_Y, 1)
        canvas.text(ending.OPERATORS[i], right + _SIGN_X, _HEADS_Y)
    canvas.frame.hline(0, _RULE_Y, WIDTH, 1)
    y = _RULE_Y + 2 + (HEIGHT - _RULE_Y - 2 - len(lines) * LINE) // 2
    for player in range(len(lines)):
        name, numbers = lines[player]
        if match.winners >> player & 1:
            canvas.icon(icons.CROWN_BIG, 0, y)
        canvas.text(name, _NAMES_X, y)
        for i in range(last + 1):
            canvas.right(str(numbers[i]), WIDTH - pitch * (last - i), y)
        y += LINE


def rows(match) -> list:
    """Return the score sheet: for each player the name and what the points are made of."""
    numbers = ending_of(match).sheet(match.views[0])
    return [
        (tables.short(tables.called[player], _NAME_WIDE), numbers[player])
        for player in range(len(numbers))
    ]

"""Where a cursor goes on the map: along a row, or to the nearest space of a row above or below."""

from drivers import buttons
from games.banquet_royal.hexes import NOWHERE, ROWS, SPACES, row
from table.banquet_royal.layout import halves

_ROWS = len(ROWS) - 1


def step(open_to: bytes | bytearray, start: int, button: int) -> int:
    """The next space to the left, right, up or down; `start` where there is none.

    open_to: not 0 for each space where the cursor may be. However these lie, all of them are
    within reach of each other: left and right go through a row, up and down through the rows.
    """
    by = 1 if button in (buttons.RIGHT, buttons.DOWN) else -1
    r = row(start)
    if button == buttons.LEFT or button == buttons.RIGHT:
        space = start + by
        while ROWS[r] <= space < ROWS[r + 1]:
            if open_to[space]:
                return space
            space += by
        return start
    r += by
    while 0 <= r < _ROWS:
        space = _nearest_in_row(open_to, start, r, by)
        if space != NOWHERE:
            return space
        r += by
    return start


def nearest(open_to: bytes | bytearray, start: int) -> int:
    """The space nearest to `start` where the cursor may be; NOWHERE if there is none."""
    if open_to[start]:
        return start
    best = NOWHERE
    for r in range(_ROWS):
        space = _nearest_in_row(open_to, start, r, 1)
        if space != NOWHERE and (best == NOWHERE or _gap(start, space) < _gap(start, best)):
            best = space
    return best


def _nearest_in_row(open_to: bytes | bytearray, start: int, r: int, by: int) -> int:
    """Of two equally near ones the left one on the way down, else the right one: a way back."""
    best = NOWHERE
    here = halves(start)
    least = SPACES
    for space in range(ROWS[r], ROWS[r + 1]):
        if open_to[space]:
            aside = abs(here - halves(space))
            if aside < least or (by < 0 and aside == least):
                best = space
                least = aside
    return best


def _gap(start: int, space: int) -> int:
    return max(2 * abs(row(start) - row(space)), abs(halves(start) - halves(space)))

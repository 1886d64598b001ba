"""The page of the row: each location with what it adds, and who stands below, in need of what."""

from micropython import const

from games.roi_et_compagnie import offers
from games.roi_et_compagnie.actions import PLACES
from games.roi_et_compagnie.cards import INHABITANTS, RACE
from table.roi_et_compagnie import icons, sketch, words
from ui.canvas import WIDTH
from ui.widgets import rounded

_PITCH = const(10)
_TOP_X = const(11)  # what the location is worth
_CARDS_X = const(17)  # a stroke for each that is left
_RACE_X = const(26)
_NEED_X = const(39)


def draw(canvas, board) -> None:
    """A line for each place of the row, from left to right."""
    for place in range(PLACES):
        _line(canvas, board, place, 1 + place * _PITCH)


def _line(canvas, board, place: int, y: int) -> None:
    sketch.ICONS.draw(canvas.frame, icons.CITY + place, 0, y, 1)
    canvas.text(str(offers.top(board, place)), _TOP_X, y)
    for card in range(board.locations[place]):
        canvas.frame.hline(_CARDS_X, y + 7 - 3 * card, 3, 1)
    kind = board.row[place]
    if kind >= INHABITANTS:
        return
    sketch.ICONS.draw(canvas.frame, icons.SMALL_BURGHER + RACE[kind], _RACE_X, y, 1)
    sketch.draw(canvas, kind, _NEED_X, y)
    points = str(offers.points(board, kind))
    bonus = offers.bonus(board, place)
    if bonus:
        points += words.signed(bonus)
    if offers.fits(board, place):
        wide = canvas.width(points) + 4
        rounded(canvas.frame, WIDTH - wide, y, wide, _PITCH - 1, True)
        canvas.right(points, WIDTH - 2, y, 0)
    else:
        canvas.right(points, WIDTH - 2, y)

"""The kingdom of Banquet Royal and all pawns in text: nine rows, the top one first.

    ...../.1mFr2y1g./.2bCFg1rF./.1y2m1bT1gF./.FrB1y*2g1m1b./...

In a row each space is its icon, followed by the pawns on it: `.` no space, `*` the castle, `F` a
feast, `1` and `2` crowns, `C` a carriage, `T` a tunnel, `B` a boat.
"""

from games import Invalid
from games.banquet_royal.hexes import LETTERS, ROWS
from games.banquet_royal.kingdom import GROUP, ordinary
from games.banquet_royal.position import Position

PAWNS = "rmybg"
_ICONS = ".*F12CTB"


def kingdom_text(game: Position) -> str:
    """The nine rows, with a slash between each two."""
    rows = []
    for row in range(len(LETTERS)):
        text = ""
        for space in range(ROWS[row], ROWS[row + 1]):
            text += _ICONS[game.icons[space]]
            for i in range(game.size[space]):
                text += PAWNS[game.pawns[GROUP * space + i] - 1]
        rows.append(text)
    return "/".join(rows)


def read_kingdom(game: Position, text: str):
    """Lay out the spaces and pawns that `text` tells. Raises Invalid, naming the row and why."""
    rows = text.split("/")
    if len(rows) != len(LETTERS):
        raise Invalid("%d rows, not 9 with a slash between each two" % len(rows))
    for row in range(len(rows)):
        try:
            _read_row(game, row, rows[row])
        except Invalid as why:
            raise Invalid("row %s: %s" % (LETTERS[row], why))


def _read_row(game: Position, row: int, text: str):
    space = ROWS[row] - 1
    for char in text:
        if char in PAWNS:
            _read_pawn(game, row, space, char)
            continue
        if char not in _ICONS:
            raise Invalid("'%s' is neither an icon, %s, nor a pawn, %s" % (char, _ICONS, PAWNS))
        space += 1
        if space < ROWS[row + 1]:
            game.icons[space] = _ICONS.index(char)
    spaces = space + 1 - ROWS[row]
    if spaces != ROWS[row + 1] - ROWS[row]:
        raise Invalid("%d spaces, not %d" % (spaces, ROWS[row + 1] - ROWS[row]))


def _read_pawn(game: Position, row: int, space: int, char: str):
    if not ROWS[row] <= space < ROWS[row + 1] or not ordinary(game.icons[space]):
        raise Invalid("'%s' does not follow a feast or crowns" % char)
    pawn = PAWNS.index(char) + 1
    size = game.size[space]
    if size == GROUP:
        raise Invalid("a space holds three pawns at most")
    if size and game.pawns[GROUP * space + size - 1] > pawn:
        raise Invalid("pawns of one space are named in the order %s" % PAWNS)
    game.add(space, pawn)

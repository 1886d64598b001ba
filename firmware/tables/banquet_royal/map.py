"""What everybody sees of the kingdom, and the map: a space and those around it, as drawings."""

from micropython import const

from base import flash_data
from games.banquet_royal.kingdom import (
    FEAST,
    GROUP,
    NOWHERE,
    ROW,
    ROWS,
    SPACES,
    TWO,
    ordinary,
)
from tables.banquet_royal import icons
from ui.canvas import WIDTH, Glyphs, Packed, rounded
from ui.texts import say

ICONS = Glyphs(Packed(flash_data.checked("tables/banquet_royal/icons.bin")[0]))

# How far to the right each space is in the kingdom, in half spaces.
HALVES = (
    b"\x04\x06\x08\x0a\x0c"
    b"\x03\x05\x07\x09\x0b\x0d"
    b"\x02\x04\x06\x08\x0a\x0c\x0e"
    b"\x01\x03\x05\x07\x09\x0b\x0d\x0f"
    b"\x00\x02\x04\x06\x08\x0a\x0c\x0e\x10"
    b"\x01\x03\x05\x07\x09\x0b\x0d\x0f"
    b"\x02\x04\x06\x08\x0a\x0c\x0e"
    b"\x03\x05\x07\x09\x0b\x0d"
    b"\x04\x06\x08\x0a\x0c"
)

WIDE = const(25)  # a space
HIGH = const(14)
_LEFT = const(51)  # of the space in the middle

_PICTURE_Y = const(3)
_PAWN_Y = const(6)
_PAWN_PITCH = const(8)
_LETTER_X = const(2)  # in a pawn
_LETTER_Y = const(2)
_SIGN_PITCH = const(7)  # of signs above pawns
_SIGN_HIGH = const(5)  # from one sign to the next beside the Princess
_ALONE_X = const(3)  # of signs beside the Princess
_PICK_Y = const(6)  # of the lines at the sides of a space
_GOAL_Y = const(4)

LETTERS = "RMYBGJVAZÜ"  # initials of pawns, in the order of their drawings
_PICTURES = (  # by icon
    0,
    icons.BIG_CASTLE,
    icons.BIG_FEAST,
    icons.BIG_CROWN,
    icons.BIG_CROWN,
    icons.BIG_CARRIAGE,
    icons.BIG_TUNNEL,
    icons.BIG_BOAT,
)


# What a space can be chosen for, in `targets`: to pick up who stands there, or to go there.
PICK, GOAL = 1, 2


class Scene:
    """What everybody sees.

    board      a view
    player     whose turn it is
    spot       the space where something happened, NOWHERE for none
    origin     the space where a piece comes from, NOWHERE for none
    rolled     the number that is rolled in this step, 0 for none
    targets    see `Chooser`; no space can be chosen
    tries      see `Chooser`; the board is as it is
    """

    targets = bytes(SPACES)
    tries = False

    def __init__(self, board, player: int, spot=NOWHERE, origin=NOWHERE, rolled=0) -> None:
        self.board = board
        self.player = player
        self.spot = spot
        self.origin = origin
        self.rolled = rolled


def draw_map(frame, aim, centre: int) -> None:
    """Draw the space `centre` and those around it: five in its row, four above and below.

    aim: a `Scene` or a `Chooser`, with a board and what to point at. The space `aim.spot` is dark
    on light, those that can be chosen have lines at their sides, and `aim.origin` has a frame.
    """
    board = aim.board
    initials = say("RMYBG")
    middle = ROW[centre]
    for r in range(max(0, middle - 1), min(middle + 2, len(ROWS) - 1)):
        y = (r - middle + 1) * HIGH
        for space in range(ROWS[r], ROWS[r + 1]):
            x = _LEFT + (HALVES[space] - HALVES[centre]) * WIDE // 2
            if board.icons[space] and 0 <= x <= WIDTH - WIDE:
                _point(frame, aim, space, x, y)
                _space(frame, board, space, x, y, 0 if space == aim.spot else 1, initials)


def _point(frame, aim, space: int, x: int, y: int) -> None:
    """Draw what the space is to the player: under the cursor, to be chosen, left."""
    if space == aim.spot or space == aim.origin:
        rounded(frame, x, y, WIDE, HIGH, space == aim.spot)
    elif aim.targets[space]:
        top = _PICK_Y if aim.targets[space] == PICK else _GOAL_Y
        for side in (x, x + WIDE - 1):
            frame.vline(side, y + top, HIGH - 2 * top, 1)


def _space(frame, board, space: int, x: int, y: int, ink: int, initials: str) -> None:
    """Draw a space: its sign, and who is there."""
    icon = board.icons[space]
    size = board.size[space]
    visited = space == board.princess
    if not ordinary(icon) or not (size or visited):
        _pictures(frame, icon, visited, x, y + _PICTURE_Y, ink)
        return
    sign = icons.FEAST_SIGN if icon == FEAST else icons.CROWN_SIGN
    signs = 2 if icon == TWO else 1
    if not size:
        for i in range(signs):
            ICONS.draw(frame, sign, x + _ALONE_X, y + _PICTURE_Y + _SIGN_HIGH * i, ink)
        left = x + WIDE - _ALONE_X - ICONS.width(icons.BIG_PRINCESS)
        ICONS.draw(frame, icons.BIG_PRINCESS, left, y + _PICTURE_Y, ink)
        return
    left = x + (WIDE - _SIGN_PITCH * signs) // 2 + 1
    for i in range(signs):
        ICONS.draw(frame, sign, left + _SIGN_PITCH * i, y + 1, ink)
    if visited:
        ICONS.draw(frame, icons.PRINCESS, x + 1, y + 1, ink)
    left = x + (WIDE - _PAWN_PITCH * size + 1) // 2
    for i in range(size):
        pawn = board.pawns[GROUP * space + i]
        draw_pawn(frame, initials[pawn - 1], left + _PAWN_PITCH * i, y + _PAWN_Y, ink)


def _pictures(frame, icon: int, visited, x: int, y: int, ink: int) -> None:
    """Draw the large sign of a space, and the Princess beside it if she is there."""
    code = _PICTURES[icon]
    wide = ICONS.width(code) + 1
    count = 2 if icon == TWO else 1
    total = count * wide - 1
    if visited:
        total += ICONS.width(icons.BIG_PRINCESS) + 1
    x += (WIDE - total) // 2
    for _ in range(count):
        ICONS.draw(frame, code, x, y, ink)
        x += wide
    if visited:
        ICONS.draw(frame, icons.BIG_PRINCESS, x, y, ink)


def draw_pawn(frame, initial: str, x: int, y: int, ink: int = 1) -> None:
    """Draw a pawn with the initial of its family."""
    ICONS.draw(frame, icons.BODY, x, y, ink)
    ICONS.draw(frame, icons.R + LETTERS.find(initial), x + _LETTER_X, y + _LETTER_Y, 1 - ink)

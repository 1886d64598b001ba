"""The page of the kingdoms: the dice as they lie, and how far everybody has come."""

from micropython import const

from table.roi_et_compagnie import header, icons, tray, words
from table.roi_et_compagnie.sketch import ICONS
from ui.canvas import WIDTH
from ui.widgets import rounded

_DICE_Y = const(9)
_TOP = const(26)  # of the room for kingdoms, and its height
_HEIGHT = const(27)
_LINE = const(9)
_ONE_COLUMN = const(3)  # so many kingdoms stand below each other
_NAME_X = const(12)
_BAR_X = const(42)
_BAR_HIGH = const(5)
_BAR_WIDE = const(62)
_GOAL = const(20)  # points that fill a bar as long as nobody has more


def draw(canvas, scene, told: str) -> None:
    """Draw a `Scene`; told: what happens, or ""."""
    board = scene.board
    if told:
        header.draw(canvas, scene.player, told, 0)
    else:
        header.draw(canvas, scene.player, words.plays(scene.player), board.rolls)
    tray.draw(canvas, scene.numbers, scene.kept, -1, _DICE_Y)
    columns = 1 if board.players <= _ONE_COLUMN else 2
    lines = (board.players + columns - 1) // columns
    wide = WIDTH // columns
    y = _TOP + (_HEIGHT - lines * _LINE) // 2
    for player in range(board.players):
        x = player // lines * wide
        _kingdom(canvas, board, player, x, y + player % lines * _LINE, wide)
        if columns == 1:
            _bar(canvas, board, player, y + player * _LINE)


def _kingdom(canvas, board, player: int, x: int, y: int, wide: int) -> None:
    """A kingdom's emblem, name and points."""
    ICONS.draw(canvas.frame, icons.LION + player, x, y, 1)
    canvas.text(words.kingdom(player), x + _NAME_X, y)
    canvas.right(str(board.score(player)), x + wide - (0 if x else _NAME_X), y)


def _bar(canvas, board, player: int, y: int) -> None:
    """How many points those are beside the others'."""
    goal = _GOAL
    for rival in range(board.players):
        goal = max(goal, board.score(rival))
    wide = _BAR_WIDE * max(0, board.score(player)) // goal
    rounded(canvas.frame, _BAR_X, y + 2, max(2, wide), _BAR_HIGH, True)

"""What stands beside the map: who plays, what the cursor is on, what OK does; or the menu."""

from micropython import const

import table
from games.banquet_royal import phases
from games.banquet_royal.kingdom import TWO
from table.banquet_royal import FAMILIES, die, icons, words
from table.banquet_royal.chart import ICONS
from table.banquet_royal.chooser import MENU
from ui.canvas import HEIGHT, LINE, WIDTH
from ui.texts import N_, say
from ui.widgets import rounded

_LEFT = const(85)  # the first pixel of the column
_SPACE_Y = const(12)
_WORDS_Y = const(23)
_LAST_Y = const(54)
_MORE = const(7)  # columns for the sign that the menu is to the right

_PICTURES = (
    0,
    icons.BIG_CASTLE,
    icons.BIG_FEAST,
    icons.BIG_CROWN,
    icons.BIG_CROWN,
    icons.BIG_CARRIAGE,
    icons.BIG_TUNNEL,
    icons.BIG_BOAT,
)
_ITEMS = {
    phases.ROLL: N_("Roll"),
    phases.HOLD: N_("Feast!"),
    phases.DONE: N_("End turn"),
    table.TAKE_BACK: N_("Undo"),
    table.PAGES: N_("Pages"),
    table.PAUSE: N_("Pause"),
}


def draw_asked(canvas, chooser, told: str) -> None:
    """For the player who is asked; told: what happened before that."""
    view = chooser.view
    _header(canvas, view.player)
    if chooser.focus == MENU:
        _menu(canvas, chooser)
        return
    _space(canvas, chooser.board, chooser.spot)
    if told and chooser.fresh and view.phase == phases.LIFT:
        sentence = told
    elif chooser.looks_around:
        sentence = say(words.SPACES[view.icons[chooser.spot]])
    else:
        sentence = words.ask(view, chooser.spot)
    canvas.paragraph(sentence, _LEFT, _WORDS_Y, WIDTH - _LEFT)
    canvas.right("›", WIDTH - 1, _LAST_Y)
    if chooser.menu[0] == phases.DONE:  # what is asked may be declined
        canvas.right(_item(phases.DONE), WIDTH - _MORE, _LAST_Y)
    else:
        _die(canvas, view.die)


def draw_told(canvas, player: int, told: str, number: int) -> None:
    """For whoever watches; number: what the die shows, 0 for no die."""
    _header(canvas, player)
    canvas.paragraph(told, _LEFT, _SPACE_Y, WIDTH - _LEFT)
    _die(canvas, number)


def _header(canvas, player: int) -> None:
    name = say(FAMILIES[player])
    x = WIDTH - canvas.width(name) - 3
    rounded(canvas.frame, x - 3, 0, WIDTH - x + 3, LINE + 1, True)
    canvas.text(name, x, 0, 0)


def _space(canvas, board, spot: int) -> None:
    """The icon of a space, and the letters of its pawns."""
    icon = board.icons[spot]
    x = _LEFT
    for _ in range(2 if icon == TWO else 1):
        x += ICONS.draw(canvas.frame, _PICTURES[icon], x, _SPACE_Y, 1) + 1
    canvas.right(words.letters(board, spot), WIDTH - 1, _SPACE_Y)


def _die(canvas, number: int) -> None:
    if number:
        die.draw(canvas.frame, number, _LEFT, HEIGHT - die.SIZE)


def _menu(canvas, chooser) -> None:
    y = HEIGHT - chooser.lines * LINE
    for i in range(chooser.lines):
        ink = 1
        if i == chooser.line:
            rounded(canvas.frame, _LEFT, y, WIDTH - _LEFT, LINE + 1, True)
            ink = 0
        canvas.text(_item(chooser.menu[i]), _LEFT + 2, y, ink)
        y += LINE


def _item(item: int) -> str:
    if item >= phases.PAWN:
        return say(FAMILIES[item - phases.PAWN])
    return say(_ITEMS[item])

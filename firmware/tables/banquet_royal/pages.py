"""Pages of Banquet Royal: the column beside the map, the score sheet, the legend, the pause."""

from micropython import const

import tables
from games.banquet_royal import FAMILIES, phases
from games.banquet_royal.kingdom import CASTLE, FEAST, TWO
from tables.banquet_royal import icons, words
from tables.banquet_royal.chooser import MENU, PAGES
from tables.banquet_royal.map import ICONS
from ui import icons as ui_icons
from ui.canvas import HEIGHT, LINE, WIDTH, rounded
from ui.texts import N_, say

# The pages.
MAP, SHEET, LEGEND, PAUSE = range(4)
_COUNT = 4
_NOT_TURNED = -1

# The column beside the map.
COLUMN_X = 85  # the first pixel of the column
SPACE_Y = 12
_WORDS_Y = const(23)
_LAST_Y = const(54)
_LINES = const(6)  # of the menu that fit
_MORE = const(7)  # columns for the sign that there is a menu to the right

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
    tables.HINT: N_("Hint"),
    tables.TAKE_BACK: N_("Undo"),
    PAGES: N_("Pages"),
    tables.PAUSE: N_("Pause"),
}

# The die.
_DIE_SIZE = const(12)
_PIP_PITCH = const(3)  # from one pip to the next
_PIPS = (  # for each number the places of its pips in a 3 by 3 grid, counted row by row
    b"",
    b"\x04",
    b"\x02\x06",
    b"\x02\x04\x06",
    b"\x00\x02\x06\x08",
    b"\x00\x02\x04\x06\x08",
    b"\x00\x02\x03\x05\x06\x08",
)

# The score sheet.
_RULE_Y = const(10)
_HEADS_Y = const(12)
_ROWS_Y = const(22)
_ROW_HEIGHT = const(10)
_RIGHT = (64, 86, 106, 128)  # where the columns end
_SIGNS = (68, 90, 110)  # where the signs between them are
_HEADS = (icons.PAWN, icons.BIG_CROWN, icons.CAKE)

# The legend: sign, words, column and line of each.
_LEGEND_LINE = const(12)
_LEGEND_TOP = const(3)
_MIDDLE = const(67)
_WIDEST = const(12)  # the width of the widest sign
_MEANING = const(15)  # from the left of a sign to its words
_LEGEND = (
    (icons.BIG_CROWN, N_("crown"), 0, 0),
    (icons.BIG_FEAST, words.SPACES[FEAST], _MIDDLE, 0),
    (icons.BIG_PRINCESS, N_("Princess"), 0, 1),
    (icons.BIG_CASTLE, words.SPACES[CASTLE], _MIDDLE, 1),
    (icons.BIG_CARRIAGE, N_("straight, any distance"), 0, 2),
    (icons.BIG_TUNNEL, N_("to the same sign"), 0, 3),
    (icons.BIG_BOAT, N_("from rim to rim"), 0, 4),
)


class Pages:
    """Which page each end shows. seats: PERSON or a computer's level for each player.

    It depends on the turn, until somebody turns the pages at that end.
    """

    def __init__(self, seats: tuple) -> None:
        self._seats = seats
        self._turned = [_NOT_TURNED, _NOT_TURNED]
        self._people = 0  # bits of the ends where people sit
        for player in range(len(seats)):
            if seats[player] == tables.PERSON:
                self._people |= 1 << tables.end_of(player)

    def shown(self, end: int, player: int) -> int:
        """Return the page of an end while it is the turn of `player`.

        The player has the map, those who wait the score sheet. While a computer plays, people have
        the map.
        """
        if self.turned(end):
            return self._turned[end]
        if self._seats[player] == tables.PERSON or not self._people:
            return MAP if tables.end_of(player) == end else SHEET
        return MAP if self._people >> end & 1 else SHEET

    def turned(self, end: int) -> bool:
        """Return whether somebody has turned the pages there."""
        return self._turned[end] != _NOT_TURNED

    def turn(self, end: int, player: int, by: int) -> None:
        """Show the next page (by 1) or the one before (-1), in a circle."""
        self._turned[end] = (self.shown(end, player) + by) % _COUNT

    def open(self, end: int, page: int) -> None:
        """Show a page, as if somebody had turned to it."""
        self._turned[end] = page

    def close(self, end: int) -> None:
        """Show the page that depends on the turn again."""
        self._turned[end] = _NOT_TURNED


def draw_asked(canvas, chooser, told: str) -> None:
    """Draw the column for the player who is asked; told: what happened before."""
    view = chooser.view
    draw_name(canvas, view.player)
    if chooser.hint:
        chooser.hint.draw(canvas)
        return
    if chooser.thinking:
        canvas.text(say("Thinking…"), COLUMN_X, SPACE_Y)
        return
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
    canvas.paragraph(sentence, COLUMN_X, _WORDS_Y, WIDTH - COLUMN_X)
    canvas.right("›", WIDTH - 1, _LAST_Y)
    if chooser.menu[0] == phases.DONE:  # what is asked may be declined
        canvas.right(item_words(phases.DONE), WIDTH - _MORE, _LAST_Y)
    else:
        _die(canvas, view.die)


def draw_told(canvas, player: int, told: str, number: int) -> None:
    """Draw the column for those who watch; number: what the die shows, 0 for no die."""
    draw_name(canvas, player)
    canvas.paragraph(told, COLUMN_X, SPACE_Y, WIDTH - COLUMN_X)
    _die(canvas, number)


def draw_name(canvas, player: int) -> None:
    """Draw the name of the player, dark on light."""
    name = say(FAMILIES[player])
    x = WIDTH - canvas.width(name) - 3
    rounded(canvas.frame, x - 3, 0, WIDTH - x + 3, LINE + 1, True)
    canvas.text(name, x, 0, 0)


def _space(canvas, board, spot: int) -> None:
    """Draw the icon of a space, and the letters of its pawns."""
    icon = board.icons[spot]
    x = COLUMN_X
    for _ in range(2 if icon == TWO else 1):
        x += ICONS.draw(canvas.frame, _PICTURES[icon], x, SPACE_Y, 1) + 1
    canvas.right(words.letters(board, spot), WIDTH - 1, SPACE_Y)


def _die(canvas, number: int) -> None:
    """Draw the face of the die at the bottom; 0 for no die."""
    if not number:
        return
    top = HEIGHT - _DIE_SIZE
    rounded(canvas.frame, COLUMN_X, top, _DIE_SIZE, _DIE_SIZE, True)
    for place in _PIPS[number]:
        x = COLUMN_X + 2 + place % 3 * _PIP_PITCH
        canvas.frame.fill_rect(x, top + 2 + place // 3 * _PIP_PITCH, 2, 2, 0)


def _menu(canvas, chooser) -> None:
    """Draw the menu of the player who is asked."""
    count = min(chooser.lines, _LINES)
    first = min(chooser.line, chooser.lines - count)
    y = HEIGHT - count * LINE
    for i in range(first, first + count):
        ink = 1
        if i == chooser.line:
            rounded(canvas.frame, COLUMN_X, y, WIDTH - COLUMN_X, LINE + 1, True)
            ink = 0
        canvas.text(item_words(chooser.menu[i]), COLUMN_X + 2, y, ink)
        y += LINE


def item_words(item) -> str:
    """Return what a line of the menu says."""
    if isinstance(item, int) and item >= phases.PAWN:
        return say(FAMILIES[item - phases.PAWN])
    return say(_ITEMS[item])


def draw_sheet(canvas, view, player: int, told: str) -> None:
    """Draw the score sheet: a line for each player, dark on light for the one who plays.

    told: what happened, in the line above; "" for whose turn it is.
    """
    canvas.text(told or say("%s plays") % say(FAMILIES[player]), 0, 0)
    canvas.frame.hline(0, _RULE_Y, WIDTH, 1)
    canvas.text(say("%d left") % view.cakes_size, ICONS.width(icons.CAKE) + 3, _HEADS_Y)
    ICONS.draw(canvas.frame, icons.CAKE, 0, _HEADS_Y, 1)
    for code, x in zip(_HEADS, _RIGHT):
        ICONS.draw(canvas.frame, code, x - ICONS.width(code), _HEADS_Y, 1)
    for sign, x in zip("×+=", _SIGNS):
        canvas.text(sign, x, _HEADS_Y)
    rows = words.sheet(view)
    y = _ROWS_Y + (HEIGHT - _ROWS_Y - len(rows) * _ROW_HEIGHT) // 2
    for i in range(len(rows)):
        _row(canvas, i, rows[i], y + i * _ROW_HEIGHT, 0 if i == player else 1)


def _row(canvas, player: int, counts: tuple, y: int, ink: int) -> None:
    if not ink:
        rounded(canvas.frame, 0, y, WIDTH, _ROW_HEIGHT, True)
    canvas.text(say(FAMILIES[player]), 2, y, ink)
    pawns, crowns, _, cakes, total = counts
    for number, x in zip((pawns, crowns, cakes, total), _RIGHT):
        canvas.right(str(number), x - 2, y, ink)


def draw_legend(canvas) -> None:
    """Draw what the signs on the map mean."""
    for code, meaning, x, line in _LEGEND:
        y = _LEGEND_TOP + line * _LEGEND_LINE
        ICONS.draw(canvas.frame, code, x + (_WIDEST - ICONS.width(code)) // 2, y, 1)
        canvas.text(say(meaning), x + _MEANING, y)


def draw_pause(canvas) -> None:
    """Draw the page on which OK pauses the match."""
    canvas.icon(ui_icons.PAUSE, (WIDTH - canvas.icon_width(ui_icons.PAUSE)) // 2, 12)
    canvas.centre_title(say("Pause"), 24)
    canvas.centre(say("OK pauses the game"), 46)

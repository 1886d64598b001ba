"""Pages of Banquet Royal: the words below the map, the overview, the score sheet, the signs."""

from micropython import const

import tables
from games.banquet_royal import phases
from games.banquet_royal.kingdom import CASTLE, FEAST, GROUP, NOWHERE, ROW, ROWS, SPACES, TWO
from tables.banquet_royal import icons, words
from tables.banquet_royal.chooser import MAP, OVERVIEW, SHEET, SIGNS
from tables.banquet_royal.map import HALVES, ICONS, LETTERS, draw_map, draw_pawn
from tables.shared import BAR_Y, draw_die
from ui.canvas import LINE, WIDTH, rounded
from ui.texts import N_, say

WORDS_Y = 43

_DIE_SIZE = const(12)
_TILTED_Y = const(2)  # of one that rolls, from the corner

# The score sheet.
_HEADS_Y = const(9)
_ROWS_Y = const(18)
_RIGHT = (64, 86, 106, 128)  # where the columns end
_SIGNS = (68, 90, 110)  # where the signs between them are
_MOST_ROWS = const(4)
_NAME_X = const(10)
_NAME_WIDE = const(40)

# The legend: sign, words, column and line of each.
_LEGEND_LINE = const(11)
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

# The overview: all spaces, with pawns as letters.
_HALF = const(7)  # columns from a space to the one half a space further right
_SIDE = const(6)  # from the middle of a space to its side
_HIGH = const(7)  # rows of pixels of a row of spaces,
_LOW = const(6)  # and where there are more than seven rows
_ROWS_OF_HIGH = const(7)
_LETTER_PITCH = const(4)  # of pawns

_DRAWN = (  # by icon; a dot is a feast, a dash one crown
    0,
    icons.CASTLE,
    icons.DOT,
    icons.DASH,
    icons.DASHES,
    icons.CARRIAGE,
    icons.TUNNEL,
    icons.BOAT,
)


def draw_page(canvas, item: int, aim, told: str) -> bool:
    """Draw the page that an item of a bar shows; return whether it shows one.

    aim: see `map.draw_map`; told: what happened, "" for whose turn it is.
    """
    if item == OVERVIEW:
        draw_overview(canvas.frame, aim)
    elif item == SHEET:
        _draw_sheet(canvas, aim.board, aim.player, told)
    elif item == SIGNS:
        _draw_legend(canvas)
    else:
        return False
    return True


def draw_asked(canvas, chooser, told: str) -> None:
    """Draw the map for the player who is asked; told: what happened before."""
    draw_map(canvas.frame, chooser, chooser.cursor)
    _corners(canvas.frame, chooser.view.player, chooser.view.die, 0)
    if chooser.hint:
        chooser.hint.draw(canvas)
    else:
        canvas.centre(_sentence(chooser, told), WORDS_Y)


def _sentence(chooser, told: str) -> str:
    """Return what OK does, or what happened before."""
    view = chooser.view
    if chooser.thinking:
        return say("Thinking…")
    if told and chooser.fresh and view.phase == phases.LIFT:
        return told
    if chooser.focus != MAP:
        return words.offer(view) if chooser.looks_around else words.plays(view.player)
    if chooser.looks_around:
        return say(words.SPACES[view.icons[chooser.spot]])
    if chooser.unaimed:
        return say("Choose where")
    ask = words.ask(view, chooser.spot)
    return ask if view.phase != phases.LIFT else words.addressed(view.player, ask)


def draw_told(canvas, scene, told: str, number: int, tilted: int = 0) -> None:
    """Draw the map for those who watch.

    number: what the die shows, 0 for no die; tilted: whether it rolls and stands on an edge
    """
    centre = scene.board.princess if scene.spot == NOWHERE else scene.spot
    draw_map(canvas.frame, scene, centre)
    _corners(canvas.frame, scene.player, number, tilted)
    canvas.centre(told or words.plays(scene.player), WORDS_Y)


def _corners(frame, player: int, number: int, tilted: int) -> None:
    """Draw whose turn it is and the die, in the corners that the map leaves free."""
    draw_pawn(frame, say("RMYBG")[player], 0, 0)
    if number:
        down = _TILTED_Y if tilted else 0
        draw_die(frame, number, WIDTH - _DIE_SIZE - down, down, _DIE_SIZE, 1, tilted)


def _draw_sheet(canvas, view, player: int, told: str) -> None:
    """Draw the score sheet: a line for each player, dark on light for the one who plays."""
    canvas.text(told or words.plays(player), 0, 0)
    canvas.text(say("%d left") % view.cakes_size, ICONS.width(icons.CAKE) + 3, _HEADS_Y)
    ICONS.draw(canvas.frame, icons.CAKE, 0, _HEADS_Y, 1)
    for code, x in zip(words.HEADS, _RIGHT):
        ICONS.draw(canvas.frame, code, x - ICONS.width(code), _HEADS_Y, 1)
    for sign, x in zip(words.OPERATORS, _SIGNS):
        canvas.text(sign, x, _HEADS_Y)
    rows = words.sheet(view)
    y = _ROWS_Y + (_MOST_ROWS - len(rows)) * LINE // 2
    for i in range(len(rows)):
        _row(canvas, i, rows[i], y + i * LINE, 0 if i == player else 1)


def _row(canvas, player: int, counts: tuple, y: int, ink: int) -> None:
    if not ink:
        rounded(canvas.frame, 0, y, WIDTH, LINE, True)
    draw_pawn(canvas.frame, say("RMYBG")[player], 1, y, ink)
    canvas.text(tables.short(tables.called[player], _NAME_WIDE), _NAME_X, y, ink)
    for number, x in zip(counts, _RIGHT):
        canvas.right(str(number), x - 2, y, ink)


def _draw_legend(canvas) -> None:
    """Draw what the signs on the map mean."""
    for code, meaning, x, line in _LEGEND:
        y = line * _LEGEND_LINE
        ICONS.draw(canvas.frame, code, x + (_WIDEST - ICONS.width(code)) // 2, y, 1)
        canvas.text(say(meaning), x + _MEANING, y)


_layout = None  # that of the kingdom drawn last, which takes 20 ms to find


def draw_overview(frame, aim) -> None:
    """Draw the whole kingdom above the bar; aim: see `map.draw_map`."""
    board = aim.board
    initials = say("RMYBG")
    layout = _layout_of(board.icons)
    for space in layout.spaces:
        _space(frame, board, space, layout, initials, 1)
        if aim.targets[space]:
            for side in (-_SIDE, _SIDE):
                frame.pixel(layout.x[space] + side, layout.y[space] + 2, 1)
    if aim.spot != NOWHERE:
        _box(frame, layout, aim.spot, True)
        _space(frame, board, aim.spot, layout, initials, 0)
    if board.princess != aim.spot:
        _box(frame, layout, board.princess, False)


def _box(frame, layout, space: int, filled: bool) -> None:
    left = layout.x[space] - _SIDE
    frame.rect(left, layout.y[space] - 1, 2 * _SIDE + 1, layout.pitch + 1, 1, filled)


def _space(frame, board, space: int, layout, initials: str, ink: int) -> None:
    """Draw the sign of a space, and its pawns as letters or the Princess."""
    icon = board.icons[space]
    ICONS.draw(frame, _DRAWN[icon], layout.sign_x[space], layout.sign_y[space], ink)
    size = board.size[space]
    if size:
        x = layout.x[space] + 1 - 2 * size
        first = GROUP * space
        for pawn in range(first, first + size):
            letter = initials[board.pawns[pawn] - 1]
            ICONS.draw(frame, icons.LOW_R + LETTERS.find(letter), x, layout.y[space], ink)
            x += _LETTER_PITCH
    elif space == board.princess and FEAST <= icon <= TWO:
        x = layout.x[space] - ICONS.width(icons.LOW_PRINCESS) // 2
        ICONS.draw(frame, icons.LOW_PRINCESS, x, layout.y[space], ink)


def _layout_of(kingdom: bytearray):
    """Return the `Layout` of a kingdom, given by its icons."""
    global _layout
    if not _layout or _layout.kingdom != kingdom:
        _layout = Layout(kingdom)
    return _layout


class Layout:
    """Places of the spaces of a kingdom, given by its icons, in the middle of the display.

    kingdom           the icons
    spaces            the spaces that there are
    x, y              the middle column and the uppermost row of pixels of each space
    sign_x, sign_y    the left column and the uppermost row of the drawing of its icon
    pitch             rows of pixels of a row of spaces
    """

    def __init__(self, kingdom: bytearray) -> None:
        self.kingdom = bytes(kingdom)
        self.spaces = bytes([space for space in range(SPACES) if kingdom[space]])
        self.x = bytearray(SPACES)
        self.y = bytearray(SPACES)
        top = ROW[self.spaces[0]]
        rows = ROW[self.spaces[-1]] - top + 1
        self.pitch = _HIGH if rows <= _ROWS_OF_HIGH else _LOW
        above = (BAR_Y - rows * self.pitch + 2) // 2
        places = [HALVES[space] for space in self.spaces]
        left = (WIDTH - (min(places) + max(places)) * _HALF) // 2
        for space, place in zip(self.spaces, places):
            self.x[space] = left + place * _HALF
        for row in range(top, top + rows):
            for space in range(ROWS[row], ROWS[row + 1]):
                self.y[space] = above
            above += self.pitch
        self.sign_x = bytearray(SPACES)
        self.sign_y = bytearray(self.y)
        for space in self.spaces:
            icon = kingdom[space]
            self.sign_x[space] = self.x[space] - ICONS.width(_DRAWN[icon]) // 2
            if FEAST <= icon <= TWO:
                self.sign_y[space] += self.pitch - 2

"""Parts that screens are made of: header, menu, progress bar, playing card. Nothing allocates."""

from ui import icons
from ui.canvas import HEIGHT, LINE, SOLID, WIDTH, fill

HEADER_HEIGHT = 12  # with its rule and the space below it

_BAR = LINE + 1  # a bar behind a line of text covers its descenders too
_MARGIN = 3  # between a menu's bar and its words
_SCROLL = 7  # columns at the right kept free for the scroll marks, where there are any

NORMAL = 0
CHOSEN = 1  # lifted and dark on light
UNPLAYABLE = 2  # every other pixel dark, the value small; may go with CHOSEN

CARD_WIDTH = 15
CARD_HEIGHT = 31
LIFT = 3  # pixels that a chosen card stands higher

_HEAD_Y = 3
_VALUE_Y = 17
_VALUE_HEIGHT = 11
_TITLE_CAPITALS = 2  # rows of a title's cell above its capitals and figures
_SYMBOLS = {"1+1": icons.ONE_AND_ONE, "><": icons.FLANK}
_HEADS = icons.KING_HEAD - icons.KING  # from the small icon of a character to its large one
_VEILS = (0x55AA, 0xAA55)  # every other pixel: from a corner at an even place, at an odd one


def header(canvas, s: str) -> None:
    """A centred line at the top of the panel, over a rule with a diamond in its middle."""
    canvas.centre(s, 0)
    y = HEADER_HEIGHT - 2
    canvas.frame.hline(0, y, WIDTH, 1)
    canvas.frame.hline(WIDTH // 2 - 4, y, 8, 0)
    canvas.frame.hline(WIDTH // 2 - 2, y, 4, 1)


def heard(canvas) -> None:
    """A tick in the lower right corner: OK was heard, and what it leads to takes a moment."""
    width = canvas.icon_width(icons.CHECK)
    fill(canvas.frame, WIDTH - width - 4, HEIGHT - _BAR, width + 4, _BAR, 0, SOLID)
    rounded(canvas.frame, WIDTH - width - 3, HEIGHT - _BAR, width + 3, _BAR, True)
    canvas.icon(icons.CHECK, WIDTH - width - 1, HEIGHT - LINE, 0)


def menu(canvas, rows, chosen: int, y: int = HEADER_HEIGHT) -> None:
    """Lines to choose from, between `y` and the lower edge of the panel.

    rows: (words, words for its value or "") for each line. The chosen line is dark on light, its
    value between the marks for left and right. Where the panel has no room for all of them, as
    many as fit are shown around the chosen one, and marks at the right say where there are more.
    """
    fit = (HEIGHT - y - 1) // LINE
    first = max(0, min(chosen - fit // 2, len(rows) - fit))
    last = min(first + fit, len(rows))
    right = WIDTH if fit >= len(rows) else WIDTH - _SCROLL
    if first > 0:
        canvas.text("▲", right + 2, y)
    if last < len(rows):
        canvas.text("▼", right + 2, y + (fit - 1) * LINE)
    for i in range(first, last):
        row = rows[i]
        _menu_line(canvas, row[0], row[1], y, right, i == chosen)
        y += LINE


def _menu_line(canvas, words: str, value: str, y: int, right: int, chosen: bool) -> None:
    ink = 1
    if chosen:
        rounded(canvas.frame, 0, y, right, _BAR, True)
        ink = 0
    canvas.text(words, _MARGIN, y, ink)
    if value:
        after = right - _MARGIN - canvas.width("›") - 2
        before = canvas.right(value, after, y, ink)
        if chosen:
            canvas.text("›", after + 2, y, ink)
            canvas.right("‹", before - 2, y, ink)


def progress(canvas, x: int, y: int, width: int, height: int, value: int, full: int) -> None:
    """A bar filled to `value` of `full`, in a frame of `width` by `height` pixels."""
    fill(canvas.frame, x, y, width, height, 0, SOLID)
    rounded(canvas.frame, x, y, width, height, False)
    done = (width - 4) * min(value, full) // full
    fill(canvas.frame, x + 2, y + 2, done, height - 4, 1, SOLID)


def card(canvas, x: int, y: int, emblem: int, value: str, state: int) -> None:
    """A playing card, CARD_WIDTH by CARD_HEIGHT pixels.

    emblem: icons.KING, GUARD, WIZARD or JESTER; value: a figure or letter, "1+1", or "><" for a
    flank; state: NORMAL, or CHOSEN and UNPLAYABLE added up.
    """
    ink = 1
    if state & CHOSEN:
        y -= LIFT
        ink = 0
    rounded(canvas.frame, x, y, CARD_WIDTH, CARD_HEIGHT, state & CHOSEN)
    _centred_icon(canvas, emblem + _HEADS, x, y + _HEAD_Y, ink)
    if state & UNPLAYABLE:
        fill(canvas.frame, x, y, CARD_WIDTH, CARD_HEIGHT, 0, _VEILS[(x ^ y) & 1])
        fill(canvas.frame, x + 1, y + _VALUE_Y, CARD_WIDTH - 2, _VALUE_HEIGHT, 1 - ink, SOLID)
        left = x + (CARD_WIDTH - canvas.width(value)) // 2
        canvas.text(value, left, y + _VALUE_Y + 1, ink)
    elif value in _SYMBOLS:
        _centred_icon(canvas, _SYMBOLS[value], x, y + _VALUE_Y, ink)
    else:
        left = x + (CARD_WIDTH - canvas.title_width(value)) // 2
        canvas.title(value, left, y + _VALUE_Y - _TITLE_CAPITALS, ink)


def card_back(canvas, x: int, y: int) -> None:
    """A card that nobody shall see, in the place of `card`."""
    rounded(canvas.frame, x, y, CARD_WIDTH, CARD_HEIGHT, False)
    canvas.icon(icons.LATTICE, x + 2, y + 3)
    canvas.icon(icons.LATTICE, x + 2, y + 15)


def _centred_icon(canvas, code: int, x: int, y: int, ink: int) -> None:
    canvas.icon(code, x + (CARD_WIDTH - canvas.icon_width(code)) // 2, y, ink)


def rounded(frame, x: int, y: int, width: int, height: int, filled) -> None:
    """A light box without its four corner pixels."""
    if filled:
        fill(frame, x, y, width, height, 1, SOLID)
    else:
        frame.rect(x, y, width, height, 1)
    frame.pixel(x, y, 0)
    frame.pixel(x + width - 1, y, 0)
    frame.pixel(x, y + height - 1, 0)
    frame.pixel(x + width - 1, y + height - 1, 0)

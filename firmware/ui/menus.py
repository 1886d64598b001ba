"""Lines to choose from, and how long one has been held. Nothing allocates."""

from ui.canvas import HEIGHT, LINE, SOLID, WIDTH, fill
from ui.widgets import BAR, HEADER_HEIGHT, rounded

_MARGIN = 3  # between a menu's bar and its words
_SCROLL = 7  # columns at the right kept free for the scroll marks, where there are any


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
        rounded(canvas.frame, 0, y, right, BAR, True)
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

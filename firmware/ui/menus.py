"""Parts of menus: lines to choose from, a progress bar, a long press. Nothing allocates."""

from micropython import const

from base import ticks_diff
from ui.canvas import BAR, HEADER_HEIGHT, HEIGHT, LINE, SOLID, WIDTH, fill, rounded

HOLD_MS = 1500  # how long OK is held for what can't be undone

_MARGIN = 3  # between a menu's bar and its words
_SCROLL = 7  # columns at the right for the scroll marks, where there are any
_HOLD_STEPS = const(24)


def menu(canvas, rows, chosen: int, y: int = HEADER_HEIGHT, bottom: int = HEIGHT) -> None:
    """Draw lines to choose from, in the rows from `y` up to `bottom`.

    rows: (words, words for the value or "") for each line; chosen: the index of one of them.
    The chosen line is dark on light, its value between the marks for left and right. If not all
    lines fit, those around the chosen one are drawn, and marks at the right say where more are.
    """
    fit = (bottom - y - 1) // LINE
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
    """Draw a bar filled to `value` of `full`, in a frame of `width` by `height` pixels."""
    fill(canvas.frame, x, y, width, height, 0, SOLID)
    rounded(canvas.frame, x, y, width, height, False)
    done = (width - 4) * min(value, full) // full
    fill(canvas.frame, x + 2, y + 2, done, height - 4, 1, SOLID)


class Hold:
    """A long press of HOLD_MS. `steps` of `STEPS` are what a progress bar shows."""

    STEPS = _HOLD_STEPS

    def __init__(self) -> None:
        self.steps = 0
        self._down = False
        self._since = 0

    def begin(self, now: int) -> None:
        """Start measuring."""
        self._down = True
        self._since = now
        self.steps = 0

    def release(self) -> None:
        """Stop: the button went up."""
        self._down = False
        self.steps = 0

    def advance(self, now: int) -> bool:
        """Follow the press; return whether `steps` changed."""
        if not self._down:
            return False
        steps = min(_HOLD_STEPS, ticks_diff(now, self._since) * _HOLD_STEPS // HOLD_MS)
        moved = steps != self.steps
        self.steps = steps
        return moved

    @property
    def done(self) -> bool:
        """Whether the button was held long enough."""
        return self.steps == _HOLD_STEPS

"""Small parts that screens are made of. Nothing allocates."""

from ui import icons
from ui.canvas import HEIGHT, LINE, SOLID, WIDTH, fill

HEADER_HEIGHT = 12  # with its rule and the space below it
BAR = LINE + 1  # a bar behind a line of text covers its descenders too


def header(canvas, s: str) -> None:
    """A centred line at the top of the panel, over a rule with a diamond in its middle."""
    canvas.centre(s, 0)
    y = HEADER_HEIGHT - 2
    canvas.frame.hline(0, y, WIDTH, 1)
    canvas.frame.hline(WIDTH // 2 - 4, y, 8, 0)
    canvas.frame.hline(WIDTH // 2 - 2, y, 4, 1)


def heard(canvas) -> None:
    """A tick in the lower right corner: OK was heard, and what it leads to takes a moment.

    It keeps to the lowest eight rows, which are sent in one message.
    """
    width = canvas.icon_width(icons.CHECK)
    fill(canvas.frame, WIDTH - width - 4, HEIGHT - 8, width + 4, 8, 0, SOLID)
    rounded(canvas.frame, WIDTH - width - 3, HEIGHT - 8, width + 3, 8, True)
    canvas.icon(icons.CHECK, WIDTH - width - 1, HEIGHT - LINE, 0)


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

"""Pictures of the rules of Banquet Royal, and the page that fits a position."""

from micropython import const

from tables.banquet_royal import icons
from tables.banquet_royal.map import ICONS

_ICONS = {
    "castle": icons.BIG_CASTLE,
    "feast": icons.BIG_FEAST,
    "crown": icons.BIG_CROWN,
    "carriage": icons.BIG_CARRIAGE,
    "tunnel": icons.BIG_TUNNEL,
    "boat": icons.BIG_BOAT,
    "princess": icons.BIG_PRINCESS,
    "pawn": icons.PAWN,
    "cake": icons.CAKE,
}
_HEIGHT = const(10)  # of an icon, with the row below it

# The page of each phase.
_PAGES = (
    "move",
    "move",
    "princess",
    "princess",
    "princess",
    "transports",
    "transports",
    "feast",
    "scatter",
    "scatter",
    "swap",
    "swap",
    "swap",
    "swap",
    "turn",
)


def draw(canvas, name: str, x: int, y: int) -> tuple:
    """Draw an icon by its name; return width and height."""
    return ICONS.draw(canvas.frame, _ICONS[name], x, y, 1), _HEIGHT


def page(view) -> str:
    """Return the name of the page that fits a position."""
    return "win" if view.termination else _PAGES[view.phase]

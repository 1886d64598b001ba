"""Pictures of the rules of Royal Visit, and the page that fits a position."""

from games.royal_visit.plays import CARD_NAMES
from tables.royal_visit.page import CARD_HEIGHT, CARD_WIDTH, NORMAL, draw_kind
from ui import icons

_ICONS = {
    "king": icons.KING,
    "guard": icons.GUARD,
    "wizard": icons.WIZARD,
    "jester": icons.JESTER,
    "big-crown": icons.CROWN_BIG,
    "little-crown": icons.CROWN_LITTLE,
    "chateau": icons.CASTLE,
    "deck": icons.CARD_BACK,
    "ok": icons.CHECK,
    "back": icons.BACK,
    "pause": icons.PAUSE,
    "help": icons.HINT,
}
_HEIGHT = 10  # of an icon, with the row below it


def draw(canvas, name: str, x: int, y: int) -> tuple:
    """Draw a card by its name in the notation, or an icon; return width and height."""
    if name in CARD_NAMES:
        draw_kind(canvas, x, y, CARD_NAMES.index(name), NORMAL)
        return CARD_WIDTH, CARD_HEIGHT
    return canvas.icon(_ICONS[name], x, y), _HEIGHT


def page(view) -> str:
    """Return the name of the page that fits a position, as its player sees it."""
    if view.termination:
        return "win"
    if view.turn_length:
        return "crown"
    if view.jester_power(view.side):
        return "jester-power"
    return "turn"

"""Pictures of the rules of Roi & Compagnie, and the page that fits a position."""

from micropython import const

from games.roi_et_compagnie.cards import FIRST, RACE_LETTERS
from games.roi_et_compagnie.position import fitting
from tables.roi_et_compagnie import icons
from tables.roi_et_compagnie.sketch import ICONS, SKETCH_HEIGHT, draw_sketch
from ui import icons as ui_icons
from ui.canvas import ICONS as UI_ICONS

_ICONS = {
    "burgher": icons.BURGHER,
    "elf": icons.ELF,
    "dwarf": icons.DWARF,
    "gnome": icons.GNOME,
    "orc": icons.ORC,
    "champikobold": icons.CHAMPIKOBOLD,
    "apprentice": icons.APPRENTICE,
    "fairy": icons.FAIRY,
    "hypnotist": icons.HYPNOTIST,
    "dragon": icons.DRAGON,
    "city": icons.CITY,
    "mine": icons.MINE,
    "workshop": icons.WORKSHOP,
    "orc-village": icons.ORC_VILLAGE,
    "forest": icons.FOREST,
    "kingdom": icons.LION,
    "penalty": icons.PENALTY,
    "roll": icons.ROLL,
    "needs": icons.NEEDS,
    "kingdoms": icons.KINGDOMS,
}
_HEAD_HEIGHT = const(15)  # of a head, with the row below it
_SIGN_HEIGHT = const(9)  # of another icon


def draw(canvas, name: str, x: int, y: int) -> tuple:
    """Draw an icon, or what an inhabitant needs, by its name in the notation; return its size."""
    if name == "help":
        return UI_ICONS.draw(canvas.frame, ui_icons.HINT, x, y, 1), _SIGN_HEIGHT
    if name in _ICONS:
        code = _ICONS[name]
        height = _HEAD_HEIGHT if code <= icons.DRAGON else _SIGN_HEIGHT
        return ICONS.draw(canvas.frame, code, x, y, 1), height
    kind = FIRST[RACE_LETTERS.index(name[0])] + int(name[1]) - 1
    return draw_sketch(canvas, kind, x, y) - x, SKETCH_HEIGHT


def page(view) -> str:
    """Return the name of the page that fits a position."""
    if view.termination:
        return "win"
    if not view.dice[0]:
        return "turn"
    if fitting(view):
        return "take"
    return "roll" if view.rolls else "penalty"

"""What is where on the table, for somebody who points at it, by what the firmware knows of it.

    <game>.py   has `lamp(view, on_hexagon, row, column)`: it returns words for what a lamp shows.
                `thing(table, end, spot)` returns a target for what the display of the person asked
                shows at a `Spot`, see `host_sim.web.target`: None for nothing, the spot itself on a
                page of which only the picture is known. `space(table, row, column)` returns one for
                a lamp of the hexagon

Words are in the language of the displays, or in English if only a page has them. Runs on CPython
and MicroPython.
"""

import games
from host_sim.web.pointed.rows import in_menu


def lamp(app, on_hexagon: bool, row: int, column: int) -> list:
    """Return the words for what a lamp shows, the kind of thing first; none if it shows nothing."""
    module, sitting = _at(app)
    if not hasattr(module, "lamp"):
        return []
    return module.lamp(sitting.views[0], on_hexagon, row, column)


def thing(app, end: int, spot):
    """Return the target at a `Spot` of the display of the person asked, or None for nothing."""
    module, sitting = _at(app)
    if not hasattr(module, "thing") or sitting.covered[end]:
        return spot
    return module.thing(sitting.table, end, spot)


def line(app, spot):
    """Return the target for a line of a menu at a `Spot`; the spot itself on other screens."""
    if not hasattr(app.screen, "TOP"):
        return spot
    return in_menu(app.screen, spot.y) or spot


def space(app, row: int, column: int):
    """Return the target for a lamp of the hexagon, or None where only its mark is known."""
    module, sitting = _at(app)
    return module.space(sitting.table, row, column) if hasattr(module, "space") else None


def _at(app) -> tuple:
    """Return the module of the game, and the sitting on the table; (None, None) without."""
    screen = app.screen
    sitting = app.match if screen is app.match_screen else getattr(screen, "sitting", None)
    if sitting is None:
        return None, None
    try:
        name = "host_sim.web.pointed." + games.folder(app.game)
        return __import__(name, None, None, ("lamp",)), sitting
    except ImportError:
        return None, None

"""What is where on the table, for somebody who points at it, by what the firmware knows of it.

    <game>.py   has `lamp(view, on_hexagon, row, column)`: it returns words for what a lamp shows.
                In a game whose cursor moves the picture, `space(table, x, y)` returns a target
                for what the display of the person asked shows, see `host_sim.web.target`; None
                elsewhere

Words are in the language of the displays, or in English if only a page has them. Runs on CPython
and MicroPython.
"""

import games


def lamp(app, on_hexagon: bool, row: int, column: int) -> list:
    """Return the words for what a lamp shows, the kind of thing first; none if it shows nothing."""
    module, sitting = _at(app)
    if not hasattr(module, "lamp"):
        return []
    return module.lamp(sitting.views[0], on_hexagon, row, column)


def space(app, x: int, y: int):
    """Return the target at a pixel of the display of the person who is asked, or None."""
    module, sitting = _at(app)
    if not hasattr(module, "space"):
        return None
    return module.space(sitting.table, x, y)


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

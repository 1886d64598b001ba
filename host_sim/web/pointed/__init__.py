"""What is where on the table, for somebody who points at it, by what the firmware knows of it.

A place is where a cursor can be, (row, number), as `Screen.focus` of the firmware says it.

    <game>.py   has `places(sitting)`: it yields each `Place`, row by row.
                `figures(sitting)` yields what stands on a lamp: (whether on the hexagon, place,
                numbers of figures), and `tints(palette)` returns the colour of each number, from 1.
                `moves(table)` tells whether dice tumble
                `thing(table, end, x, y)` returns the place of what is at a pixel of the display of
                the person asked, and `place(table, end, on_hexagon, lamp)` that of what a lamp
                shows; None for what can't be chosen. Where up and down don't lead from row to
                row, or left and right along a row, `button(table, end, at, place)` returns the
                button to press, or None for those. `lines(table)` returns how many lines a question
                has that the table asks. For who asks by ear (see `ear`): `may(table, player)`
                returns what the player who is asked may do, `hand(sitting, player)` what a
                player holds, `chances(sitting, player)` that player's chances, as phrases

Words are in the language of the displays, or in English if only a page has them. Runs on CPython
and MicroPython.
"""

from collections import namedtuple

import games
from base import DOWN, LEFT, OK, RIGHT, UP
from ui import LINES, NUMBERS
from ui.canvas import BAR, HEADER_HEIGHT, HEIGHT, menu_first
from ui.texts import N_

# Why a tap did nothing.
NOTHING = N_("Nothing to choose here now")
AGAIN = N_("Tap again for OK")

_missing = set()  # names of modules that aren't there
_REACH = 3  # pixels below a menu at which its last line is meant
_CHOICE_Y = 48  # where a `tables.simple.SimpleTable` has the choice


# A place on the table: a space, a pile, a die.
#
# row, x    where it lies, with the rows of the hexagon below those of the board
# lamps     those that show it: (on the hexagon, place) each
# name      what it is called, such as "e5"
# pieces    the words for who or what stands there, one each
# ground    the words for the place itself
# owner     the player whose it is, -1 for nobody
Place = namedtuple("Place", ("row", "x", "lamps", "name", "pieces", "ground", "owner"))


def places(app) -> list:
    """Return each `Place` of the game on the table; none of a game that isn't known."""
    module, sitting = sitting_of(app)
    return list(module.places(sitting)) if hasattr(module, "places") else []


def lamp(app, *at) -> list:
    """Return the words for what a lamp shows; none if it shows nothing."""
    return next((one.pieces + one.ground for one in places(app) if at in one.lamps), [])


def figures(app):
    """Return what stands on the lamps, as the modules of the games yield it."""
    module, sitting = _lit(app)
    return module.figures(sitting) if hasattr(module, "figures") else ()


def tints(app) -> list:
    """Return the colour of each figure of the game on the table, 0xRRGGBB; none without a table."""
    module, _ = _lit(app)
    return module.tints(app.settings.get("palette")) if hasattr(module, "tints") else []


def moves(app) -> bool:
    """Return whether something moves on the displays by itself."""
    module, sitting = sitting_of(app)
    return bool(hasattr(module, "moves") and module.moves(sitting.table))


def shows_menu(app) -> bool:
    """Return whether both displays show lines to choose from."""
    focus = [app.screen.focus(end) for end in range(2)] if app and app.screen else [None]
    return all(at and at[0] in (LINES, NUMBERS) for at in focus)


def thing(app, end: int, x: int, y: int):
    """Return the place of what is at a pixel of a display with a cursor, or None for nothing."""
    at = app.screen.focus(end)
    if at[0] in (LINES, NUMBERS):
        place = _line(app, at, y)
        if place == (LINES, 0) and hasattr(app.screen, "number_at"):
            return NUMBERS, app.screen.number_at(x)
        return place
    module, sitting = sitting_of(app)
    if hasattr(module, "thing"):
        return module.thing(sitting.table, end, x, y)
    return at if y >= _CHOICE_Y else None


def place(app, end: int, on_hexagon: bool, lamp: int):
    """Return the place of what a lamp shows while a cursor is at this end; None for nothing."""
    module, sitting = sitting_of(app)
    if hasattr(module, "place"):
        return module.place(sitting.table, end, on_hexagon, lamp)
    # Of other games only the marks are known: what pulses is under the cursor.
    marked = (app.hexagon if on_hexagon else app.lights).kinds[lamp]
    return app.screen.focus(end) if marked else None


def button(app, end: int, at: tuple, place: tuple) -> int:
    """Return the button that leads the cursor from a place nearer to another one."""
    module, sitting = sitting_of(app)
    if hasattr(module, "button"):
        own = module.button(sitting.table, end, at, place)
        if own is not None:
            return own
    row, number = at
    if row == LINES and place[0] == LINES:
        return DOWN if place[1] > number else UP
    if row == LINES and place[0] == NUMBERS:
        return UP
    if row == LINES:
        return LEFT  # back from a question
    if row != place[0]:
        return DOWN if place[0] > row else UP
    return RIGHT if place[1] > number else LEFT


def does(app, place: tuple) -> int:
    """Return the button that does what is meant at a place under the cursor."""
    row, number = place
    lines = getattr(app.screen, "lines", ()) if row == LINES and shows_menu(app) else ()
    return RIGHT if lines and lines[number].choices else OK


def _line(app, at: tuple, y: int):
    """Return the place of the line of a menu, or of a game's question, that is drawn at y, or None.

    A single line needs no aim.
    """
    screen = app.screen
    chosen = at[1] if at[0] == LINES else 0
    if not shows_menu(app):
        module, sitting = sitting_of(app)
        count, top, bottom = module.lines(sitting.table), HEADER_HEIGHT, HEIGHT
    elif hasattr(screen, "lines"):
        count, top, bottom = len(screen.lines), screen.TOP, screen.BOTTOM
    else:
        return LINES, chosen
    fit = (bottom - top - 1) // BAR
    line = min((y - top) // BAR, min(fit, count) - 1)
    if line < 0 or y - top >= (line + 1) * BAR + _REACH:
        return None
    return LINES, menu_first(count, chosen, fit) + line


def sitting_of(app) -> tuple:
    """Return the module of the game, and the sitting on the table; (None, None) without."""
    screen = app.screen
    sitting = app.match if screen is app.match_screen else getattr(screen, "sitting", None)
    return _module(app) if sitting else None, sitting


def _lit(app) -> tuple:
    """Return the same of the sitting that the lamps may show, such as a match that is paused."""
    sitting = getattr(app.screen, "sitting", None) or (app.match if app.screen else None)
    return _module(app) if sitting else None, sitting


def _module(app):
    """Return the module of the game that is chosen, None without."""
    name = "host_sim.web.pointed." + games.folder(app.game)
    if name not in _missing:
        try:
            return __import__(name, None, None, ("lamp",))
        except ImportError:
            _missing.add(name)
    return None

"""What a page needs to read the displays aloud and to draw figures, and what it tells of the games.

Runs on CPython and MicroPython.
"""

import framebuf

import games
import tables
from base import flash_data, loader
from host_sim.web.translated import LETTERS, NAMES, WORDS
from ui import icons
from ui.canvas import HEIGHT, WIDTH, Packed, drawn_icons, large, small

_SIZES = ("", "SMALL_")  # before the name of an icon
_DIE = 12  # pixels of a side


def reading() -> dict:
    """Return fonts, words, letters and icons, as host_sim/web/page/js/reader.js takes them."""
    sets = {"": _icons(drawn_icons, icons, _constant("", "NAMES"))}
    for name in games.NAMES:
        module = "." + games.folder(name)
        names = _constant(module, "NAMES")
        if names:
            drawn, numbers = _own(name)
            sets[name] = _icons(drawn, numbers, names)
        pawns = _constant(module, "PAWNS")
        if pawns:
            draw = loader.load(loader.SCREEN, tables.module(name, "map")).draw_pawn
            sets[name] += [icon | {"pawn": True} for icon in _initials(draw, *pawns)]
        colours = _constant(module, "DIE_COLOURS")
        if colours:
            sketch = loader.load(loader.SCREEN, tables.module(name, "sketch"))
            sets[name] += _dice(sketch, numbers, _constant(module, "DICE"), *colours)
    return {
        "fonts": [_font(packed) for packed in (small, large)],
        "words": WORDS,
        "letters": LETTERS,
        "icons": sets,
    }


def figures() -> dict:
    """Return by game its figures over lamps: {columns, lamps} each, those of the icon, and how many
    lamps are below it."""
    draw_die = loader.load(loader.SCREEN, "tables.shared").draw_die

    def face(frame, number: int, x: int, y: int) -> None:
        draw_die(frame, number, x, y, _DIE, 1)

    found = {}
    for name in games.NAMES:
        module = "." + games.folder(name)
        drawn, numbers = drawn_icons, icons
        if _constant(module, "NAMES"):
            drawn, numbers = _own(name)
        found[name] = [
            {"columns": _columns(drawn, getattr(numbers, icon)), "lamps": 1}
            for icon in _constant(module, "FIGURES")
        ]
        for _ in tuple(_constant(module, "DIE_COLOURS"))[1:]:
            found[name] += [{"columns": _drawn(face, n), "lamps": 2} for n in range(1, 7)]
    return found


def declared() -> dict:
    """Return by game its title, seats and editions, each in every language, and how many can play.

    The page tells them in lists of tables, and lets a person choose from them.
    """
    found = {}
    for name in games.NAMES:
        game = _declared(name)
        found[name] = {
            "title": _in_all(game.TITLE),
            "distant": game.DISTANT,
            "hands": game.SECRET_HANDS,
            "fewest": game.MIN_PLAYERS,
            "seats": [_in_all(seat) for seat in game.SEATS],
            "editions": {one: _in_all(game.VALUE_NAMES.get(one, one)) for one in game.EDITIONS},
        }
    return found


def _declared(name: str):
    return loader.load(loader.SCREEN, "games." + games.folder(name))


def _own(name: str) -> tuple:
    """Return the icons of a game, a `Packed`, and the module with their numbers."""
    drawn = Packed(flash_data.checked("tables/" + games.folder(name) + "/icons.bin")[0])
    return drawn, loader.load(loader.SCREEN, tables.module(name, "icons"))


def _constant(module: str, name: str):
    """Return a constant of a module of `host_sim.web.icons`; nothing if there is no such one."""
    try:
        return getattr(__import__("host_sim.web.icons" + module, None, None, ("NAMES",)), name, {})
    except ImportError:
        return {}


def _initials(draw, initials: str, *things: str) -> list:
    """Return what shows the initial of a thing, as `_icons` does; `draw(frame, initial, x, y)`.

    An initial stands for different things in different languages, or for none.
    """
    said = _in_all(initials)
    found = []
    for initial in sorted(set("".join(said.values()))):
        names = {
            code: _in_all(things[of.find(initial)])[code]
            for code, of in said.items()
            if initial in of
        }
        found.append({"columns": _drawn(draw, initial), "names": names})
    return found


def _dice(sketch, numbers, names: dict, *colours: str) -> list:
    """Return the dice on the table and the small ones of what is needed, as `_icons` does."""

    def draw(frame, sign: int, x: int, y: int) -> None:
        sketch.draw_sign(frame, sign, x, y, 1)

    def draw_initial(frame, initial: str, x: int, y: int) -> None:
        draw(frame, numbers.R + sketch.LETTERS.find(initial), x, y)

    found = _initials(draw_initial, *colours)
    for number in range(1, 7):

        def draw_face(frame, initial: str, x: int, y: int, number: int = number) -> None:
            sketch.draw_face(frame, number, initial, 0, x, y, 1)

        for icon in _initials(draw_face, *colours):
            for code, name in icon["names"].items():
                icon["names"][code] = f"{number} {name}"
            found.append(icon)
    for sign, name in names.items():
        columns = _drawn(draw, getattr(numbers, sign))
        found.append({"columns": columns, "names": _in_all(name)})
    return found


def _drawn(draw, what) -> list:
    """Return the columns of a drawing of at most 16 rows; `draw(frame, what, x, y)`."""
    buffer = bytearray(WIDTH * HEIGHT // 8)
    draw(framebuf.FrameBuffer(buffer, WIDTH, HEIGHT, framebuf.MONO_VLSB), what, 0, 0)
    columns = [buffer[x] | buffer[WIDTH + x] << 8 for x in range(WIDTH)]
    while not columns[-1]:
        columns.pop()
    return columns


def _in_all(text: str) -> dict:
    """Return a name in each language, by the language's code."""
    said = {code: NAMES[code].get(text, text) for code in NAMES}
    said["en"] = text
    return said


def _font(packed) -> dict:
    """Return a font of the firmware (see `ui.canvas`)."""
    return {
        "height": packed.HEIGHT,
        "codes": _numbers(packed.CODES),
        "starts": _numbers(packed.STARTS),
        "strip": list(packed.STRIP),
    }


def _icons(drawn, numbers, names: dict) -> list:
    """Return the icons that have names: columns of at most 16 rows, and the names.

    drawn: a `Packed`; numbers: the module with the icons' numbers.
    """
    found = []
    for icon, name in names.items():
        for number in [getattr(numbers, size + icon, None) for size in _SIZES]:
            if number is not None:
                found.append({"columns": _columns(drawn, number), "names": _in_all(name)})
    return found


def _columns(drawn, number: int) -> list:
    """Return the columns of an icon of a `Packed`."""
    starts = drawn.STARTS
    first, end = [starts[i] | starts[i + 1] << 8 for i in (2 * number, 2 * number + 2)]
    below = len(drawn.STRIP) // 2
    return [drawn.STRIP[at] | drawn.STRIP[below + at] << 8 for at in range(first, end)]


def _numbers(packed) -> list:
    """Return numbers of two bytes, low byte first."""
    return [packed[i] | packed[i + 1] << 8 for i in range(0, len(packed), 2)]

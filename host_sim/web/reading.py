"""What a page needs to read the displays aloud, and what it tells of the games.

Runs on CPython and MicroPython.
"""

import games
import tables
from base import flash_data, loader
from host_sim.web.translated import NAMES, WORDS
from ui import icons
from ui.canvas import HEIGHT, WIDTH, Packed, drawn_icons, large, small

_SIZES = ("", "SMALL_")  # before the name of an icon


def reading() -> dict:
    """Return the fonts, the words and the icons, as host_sim/web/page/js/reader.js takes them."""
    sets = {"": _icons(drawn_icons, icons, _constant("", "NAMES"))}
    for name in games.NAMES:
        module = "." + games.folder(name)
        names = _constant(module, "NAMES")
        if names:
            drawn = Packed(flash_data.copied("tables/" + games.folder(name) + "/icons.bin"))
            numbers = loader.load(loader.SCREEN, tables.module(name, "icons"))
            sets[name] = _icons(drawn, numbers, names)
        pawns = _constant(module, "PAWNS")
        if pawns:
            draw = loader.load(loader.SCREEN, tables.module(name, "map")).draw_pawn
            sets[name] += _pawns(draw, *pawns)
    return {
        "fonts": [_font(packed) for packed in (small, large)],
        "words": WORDS,
        "icons": sets,
    }


def declared() -> dict:
    """Return by game its title, two seats and editions, each in every language.

    The page tells them in lists of tables, and lets a person choose from them.
    """
    found = {}
    for name in games.NAMES:
        game = _declared(name)
        found[name] = {
            "title": _in_all(game.TITLE),
            "distant": game.DISTANT,
            "seats": [_in_all(seat) for seat in game.SEATS[:2]],
            "editions": {
                edition: _in_all(game.VALUE_NAMES[edition])
                for option, editions in game.OPTIONS
                if option == "edition"
                for edition in editions
            },
        }
    return found


def _declared(name: str):
    return loader.load(loader.SCREEN, "games." + games.folder(name))


def _constant(module: str, name: str):
    """Return a constant of a module of `host_sim.web.icons`; nothing if there is no such one."""
    try:
        return getattr(__import__("host_sim.web.icons" + module, None, None, ("NAMES",)), name, {})
    except ImportError:
        return {}


def _pawns(draw, initials: str, *families: str) -> list:
    """Return the pawns as `_icons` does; `draw(frame, initial, x, y)` draws one, 8 rows high.

    An initial stands for different families in different languages, or for none.
    """
    said = _in_all(initials)
    found = []
    for initial in sorted(set("".join(said.values()))):
        frame = bytearray(WIDTH * HEIGHT // 8)
        draw(frame, initial, 0, 0)
        names = {
            code: _in_all(families[of.find(initial)])[code]
            for code, of in said.items()
            if initial in of
        }
        found.append({"columns": list(bytes(frame).rstrip(b"\0")), "names": names, "pawn": True})
    return found


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
    starts = _numbers(drawn.STARTS)
    below = len(drawn.STRIP) // 2
    found = []
    for icon, name in names.items():
        for number in [getattr(numbers, size + icon, None) for size in _SIZES]:
            if number is not None:
                columns = [
                    drawn.STRIP[at] | drawn.STRIP[below + at] << 8
                    for at in range(starts[number], starts[number + 1])
                ]
                found.append({"columns": columns, "names": _in_all(name)})
    return found


def _numbers(packed) -> list:
    """Return numbers of two bytes, low byte first."""
    return [packed[i] | packed[i + 1] << 8 for i in range(0, len(packed), 2)]

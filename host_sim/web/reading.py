"""What a page needs to read the displays aloud: fonts, words, and icons with their names.

Runs on CPython and MicroPython.
"""

import games
import tables
from base import flash_data, loader
from ui import icons, texts
from ui.canvas import Packed, drawn_icons, large, small

# A bar of a menu covers the lowest row of the line above, in which q differs from g. A page reads
# q in these words only.
_DOUBTFUL = "q"
_CATALOGUES = ("app", "app/diagnostics")

_SIZES = ("", "SMALL_")  # before the name of an icon


def reading() -> dict:
    """Return the fonts, the words and the icons, as host_sim/web/page/js/reader.js takes them.

    With them are the titles of the games, which js/aside.js tells.
    """
    codes = [code for code, _ in texts.LANGUAGES if code != "en"]
    lines = {code: _lines(code) for code in codes}
    named = {code: _translations(lines[code], code) for code in codes}
    sets = {"": _icons(drawn_icons, icons, _names("") or {}, named)}
    for name in games.NAMES:
        names = _names("." + games.folder(name))
        if names:
            drawn = Packed(flash_data.copied("tables/" + games.folder(name) + "/icons.bin"))
            numbers = loader.load(loader.SCREEN, tables.module(name, "icons"))
            sets[name] = _icons(drawn, numbers, names, named)
    return {
        "fonts": [_font(packed) for packed in (small, large)],
        "words": _words([line for code in codes for line in lines[code]]),
        "icons": sets,
        "titles": {name: _in_all(_title(name), named) for name in games.NAMES},
    }


def _title(name: str) -> str:
    return loader.load(loader.SCREEN, "games." + games.folder(name)).TITLE


def _names(module: str):
    """Return NAMES of a module of `host_sim.web.icons`, or None if there is no such one."""
    try:
        return __import__("host_sim.web.icons" + module, None, None, ("NAMES",)).NAMES
    except ImportError:
        return None


def _translations(lines: list, code: str) -> dict:
    """Return the translations of a language by their English."""
    found = dict([line.split(" = ", 1) for line in lines if " = " in line])
    found.update(_names("." + code) or {})
    return found


def _in_all(text: str, named: dict) -> dict:
    """Return a text in each language, by the language's code."""
    said = {code: named[code].get(text, text) for code in named}
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


def _lines(code: str) -> list:
    """Return the lines of all catalogues of a language."""
    folders = list(_CATALOGUES) + ["tables/" + games.folder(name) for name in games.NAMES]
    lines = []
    for file in flash_data.data(*[f"{folder}/{code}.txt" for folder in folders]):
        lines += bytes(file).decode().split("\n")
    return lines


def _words(lines: list) -> list:
    """Return the words of all texts, English and translated, that have a letter of _DOUBTFUL."""
    words = set()
    for line in lines:
        words.update([word for word in line.split() if _DOUBTFUL in word])
    return sorted(words)


def _icons(drawn, numbers, names: dict, named: dict) -> list:
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
                found.append({"columns": columns, "names": _in_all(name, named)})
    return found


def _numbers(packed) -> list:
    """Return numbers of two bytes, low byte first."""
    return [packed[i] | packed[i + 1] << 8 for i in range(0, len(packed), 2)]

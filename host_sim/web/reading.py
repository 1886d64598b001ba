"""What a page needs to read the displays aloud: fonts, words, and icons with their names.

Runs on CPython and MicroPython.
"""

import games
import tables
from base import flash_data, loader
from ui import icons
from ui.canvas import Packed, drawn_icons, large, small

# A bar of a menu covers the lowest row of the line above, in which q differs from g. A page reads
# q in these words only.
_DOUBTFUL = "q"
_CATALOGUES = ("app", "app/diagnostics")

_SIZES = ("", "SMALL_")  # before the name of an icon

# Names of icons in English; in French as in the catalogues, or below. Those that are parts of other
# drawings have none.
_FOR_ALL = {
    "KING": "King",
    "GUARD": "Guard",
    "WIZARD": "Wizard",
    "JESTER": "Jester",
    "KING_HEAD": "King",
    "GUARD_HEAD": "Guard",
    "WIZARD_HEAD": "Wizard",
    "JESTER_HEAD": "Jester",
    "ONE_AND_ONE": "1+1",
    "FLANK": "Guards next to the King",
    "CROWN_BIG": "Crown",
    "CROWN_LITTLE": "Little Crown",
    "CASTLE": "Chateau",
    "CARD_BACK": "deck",
    "COVERED": "Cover my hand",
    "CHECK": "OK",
    "BACK": "Take back",
    "PAUSE": "Pause",
    "THINKING": "Thinking…",
    "HINT": "Help",
}
_OF_GAMES = {
    "banquet-royal": {
        "BIG_CASTLE": "castle",
        "BIG_FEAST": "feast",
        "BIG_CROWN": "crown",
        "BIG_CARRIAGE": "carriage",
        "BIG_TUNNEL": "tunnel",
        "BIG_BOAT": "boat",
        "BIG_PRINCESS": "Princess",
        "DIE": "Roll",
        "OVERVIEW": "Overview",
        "SHEET": "Fame",
        "SIGNS": "Signs",
        "PAWN": "pawn",
        "CAKE": "cake",
    },
    "roi-et-compagnie": {
        "BURGHER": "Burgher",
        "ELF": "Elf",
        "DWARF": "Dwarf",
        "GNOME": "Gnome",
        "ORC": "Orc",
        "CHAMPIKOBOLD": "Champikobold",
        "APPRENTICE": "Apprentice",
        "FAIRY": "Fairy",
        "HYPNOTIST": "Hypnotist",
        "DRAGON": "Dragon",
        "CITY": "City",
        "MINE": "Mine",
        "WORKSHOP": "Workshop",
        "ORC_VILLAGE": "Orc village",
        "FOREST": "Forest",
        "LION": "Lion",
        "EAGLE": "Eagle",
        "STAG": "Stag",
        "BEAR": "Bear",
        "WOLF": "Wolf",
        "ROLL": "Roll",
        "PENALTY": "Penalty",
        "NEEDS": "Needs",
        "KINGDOMS": "Kingdoms",
        "SIGNS": "Signs",
    },
}
_FRENCH = {
    "Crown": "Couronne",
    "Little Crown": "Petite Couronne",
    "Chateau": "Château",
    "deck": "pioche",
    "pawn": "pion",
    "cake": "gâteau",
}


def reading() -> dict:
    """Return the fonts, the words and the icons, as host_sim/web/page/js/reader.js takes them."""
    texts = _texts()
    french = dict([line.split(" = ", 1) for line in texts if " = " in line])
    french.update(_FRENCH)
    sets = {"": _icons(drawn_icons, icons, _FOR_ALL, french)}
    for name, names in _OF_GAMES.items():
        drawn = Packed(flash_data.copied("tables/" + games.folder(name) + "/icons.bin"))
        numbers = loader.load(loader.SCREEN, tables.module(name, "icons"))
        sets[name] = _icons(drawn, numbers, names, french)
    return {
        "fonts": [_font(packed) for packed in (small, large)],
        "words": _words(texts),
        "icons": sets,
    }


def _font(packed) -> dict:
    """Return a font of the firmware (see `ui.canvas`)."""
    return {
        "height": packed.HEIGHT,
        "codes": _numbers(packed.CODES),
        "starts": _numbers(packed.STARTS),
        "strip": list(packed.STRIP),
    }


def _texts() -> list:
    """Return the lines of all catalogues of French."""
    folders = list(_CATALOGUES) + ["tables/" + games.folder(name) for name in games.NAMES]
    lines = []
    for file in flash_data.data(*[folder + "/fr.txt" for folder in folders]):
        lines += bytes(file).decode().split("\n")
    return lines


def _words(texts: list) -> list:
    """Return the words of all texts, English and French, that have a letter of _DOUBTFUL."""
    words = set()
    for line in texts:
        words.update([word for word in line.split() if _DOUBTFUL in word])
    return sorted(words)


def _icons(drawn, numbers, names: dict, french: dict) -> list:
    """Return the icons that have names: columns of at most 16 rows, and the names.

    drawn: a `Packed`; numbers: the module with the icons' numbers.
    """
    starts = _numbers(drawn.STARTS)
    below = len(drawn.STRIP) // 2
    named = []
    for icon, name in names.items():
        for number in [getattr(numbers, size + icon, None) for size in _SIZES]:
            if number is not None:
                columns = [
                    drawn.STRIP[at] | drawn.STRIP[below + at] << 8
                    for at in range(starts[number], starts[number + 1])
                ]
                named.append(
                    {"columns": columns, "names": {"en": name, "fr": french.get(name, name)}}
                )
    return named


def _numbers(packed) -> list:
    """Return numbers of two bytes, low byte first."""
    return [packed[i] | packed[i + 1] << 8 for i in range(0, len(packed), 2)]

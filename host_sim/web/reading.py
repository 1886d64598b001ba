"""What a page needs to read the displays aloud: fonts, words, and icons with their names.

Runs on CPython and MicroPython.
"""

import games
import tables
from base import flash_data, loader
from ui import icons
from ui.glyphs import large, small

# A bar of a menu covers the lowest row of the line above, in which q differs from g. A page reads
# q in these words only.
_DOUBTFUL = "q"
_CATALOGUES = ("app", "app/diagnostics")

_SIZES = ("", "SMALL_")  # before the name of an icon

# Names of icons in English and French. Those that are parts of other drawings have none.
_FOR_ALL = {
    "KING": ("King", "Roi"),
    "GUARD": ("Guard", "Garde"),
    "WIZARD": ("Wizard", "Sorcier"),
    "JESTER": ("Jester", "Fou"),
    "KING_HEAD": ("King", "Roi"),
    "GUARD_HEAD": ("Guard", "Garde"),
    "WIZARD_HEAD": ("Wizard", "Sorcier"),
    "JESTER_HEAD": ("Jester", "Fou"),
    "ONE_AND_ONE": ("1+1", "1+1"),
    "FLANK": ("Guards next to the King", "Gardes à côté du Roi"),
    "CROWN_BIG": ("Crown", "Couronne"),
    "CROWN_LITTLE": ("Little Crown", "Petite Couronne"),
    "CASTLE": ("Chateau", "Château"),
    "CARD_BACK": ("deck", "pioche"),
    "COVERED": ("Cover my hand", "Cacher ma main"),
    "CHECK": ("OK", "OK"),
    "BACK": ("Take back", "Annuler le coup"),
    "PAUSE": ("Pause", "Pause"),
    "THINKING": ("Thinking…", "Réflexion…"),
    "HINT": ("Help", "Aide"),
}
_OF_GAMES = {
    "banquet-royal": {
        "BIG_CASTLE": ("castle", "château"),
        "BIG_FEAST": ("feast", "fête"),
        "BIG_CROWN": ("crown", "couronne"),
        "BIG_CARRIAGE": ("carriage", "calèche"),
        "BIG_TUNNEL": ("tunnel", "souterrain"),
        "BIG_BOAT": ("boat", "bateau"),
        "BIG_PRINCESS": ("Princess", "Princesse"),
        "DIE": ("Roll", "Lancer"),
        "OVERVIEW": ("Overview", "Vue d’ensemble"),
        "SHEET": ("Fame", "Pts"),
        "SIGNS": ("Signs", "Signes"),
        "PAWN": ("pawn", "pion"),
        "CAKE": ("cake", "gâteau"),
    },
    "roi-et-compagnie": {
        "BURGHER": ("Burgher", "Bourgeois"),
        "ELF": ("Elf", "Elfe"),
        "DWARF": ("Dwarf", "Nain"),
        "GNOME": ("Gnome", "Gnome"),
        "ORC": ("Orc", "Orc"),
        "CHAMPIKOBOLD": ("Champikobold", "Champikobold"),
        "APPRENTICE": ("Apprentice", "Apprenti"),
        "FAIRY": ("Fairy", "Fée"),
        "HYPNOTIST": ("Hypnotist", "Hypnotiseur"),
        "DRAGON": ("Dragon", "Dragon"),
        "CITY": ("City", "Ville"),
        "MINE": ("Mine", "Mine"),
        "WORKSHOP": ("Workshop", "Atelier"),
        "ORC_VILLAGE": ("Orc village", "Village orc"),
        "FOREST": ("Forest", "Forêt"),
        "LION": ("Lion", "Lion"),
        "EAGLE": ("Eagle", "Aigle"),
        "STAG": ("Stag", "Cerf"),
        "BEAR": ("Bear", "Ours"),
        "WOLF": ("Wolf", "Loup"),
        "ROLL": ("Roll", "Lancer"),
        "PENALTY": ("Penalty", "Pénalité"),
        "NEEDS": ("Needs", "Besoins"),
        "KINGDOMS": ("Kingdoms", "Royaumes"),
        "SIGNS": ("Signs", "Signes"),
    },
}


def reading() -> dict:
    """Return the fonts, the words and the icons, as host_sim/web/page/js/reader.js takes them."""
    sets = {"": _icons(icons, _FOR_ALL)}
    for name, names in _OF_GAMES.items():
        drawn = loader.load(loader.SCREEN, tables.module(name, "icons"))
        sets[name] = _icons(drawn, names)
    return {
        "fonts": [_font(packed) for packed in (small, large)],
        "words": _words(),
        "icons": sets,
    }


def _font(packed) -> dict:
    """Return a font of the firmware (see `ui.glyphs`)."""
    return {
        "height": packed.HEIGHT,
        "codes": _numbers(packed.CODES),
        "starts": _numbers(packed.STARTS),
        "strip": list(packed.STRIP),
    }


def _words() -> list:
    """Return the words of all texts, English and French, that have a letter of _DOUBTFUL."""
    folders = list(_CATALOGUES) + ["tables/" + games.folder(name) for name in games.NAMES]
    words = set()
    for file in flash_data.data(*[folder + "/fr.txt" for folder in folders]):
        words.update([word for word in bytes(file).decode().split() if _DOUBTFUL in word])
    return sorted(words)


def _icons(drawn, names: dict) -> list:
    """Return the icons of a module that have names: columns of at most 16 rows, and the names."""
    starts = _numbers(drawn.STARTS)
    below = len(drawn.STRIP) // 2
    named = []
    for icon, (english, french) in names.items():
        for number in [getattr(drawn, size + icon, None) for size in _SIZES]:
            if number is not None:
                columns = [
                    drawn.STRIP[at] | drawn.STRIP[below + at] << 8
                    for at in range(starts[number], starts[number + 1])
                ]
                named.append({"columns": columns, "names": {"en": english, "fr": french}})
    return named


def _numbers(packed) -> list:
    """Return numbers of two bytes, low byte first."""
    return [packed[i] | packed[i + 1] << 8 for i in range(0, len(packed), 2)]

"""What games and icons are called, in every language. Runs on CPython and MicroPython."""

import games
import tables
from base import loader
from host_sim.web.icons import NAMES as ICONS
from host_sim.web.translated import NAMES
from ui import icons

_SIZES = ("", "SMALL_")  # before the name of an icon


def declared() -> dict:
    """Return by game its title, seats and editions, each in every language, and how many can play.

    The page tells them in lists of tables, and lets a person choose from them.
    """
    found = {}
    for name in games.NAMES:
        game = loader.load(loader.SCREEN, "games." + games.folder(name))
        found[name] = {
            "title": _in_all(game.TITLE),
            "distant": game.DISTANT,
            "hands": game.SECRET_HANDS,
            "fewest": game.MIN_PLAYERS,
            "seats": [_in_all(seat) for seat in game.SEATS],
            "editions": {one: _in_all(game.VALUE_NAMES.get(one, one)) for one in game.EDITIONS},
        }
    return found


def icon_names(game: str, language: str) -> dict:
    """Return what icons are called, by (whether it is the game's own, its number)."""
    found = _numbered(False, icons, ICONS)
    if not has_icons(game):
        return {icon: _in(language, name) for icon, name in found.items()}
    numbers = icon_numbers(game)
    for named in ("NAMES", "DICE"):
        found.update(_numbered(True, numbers, constant(game, named)))
    names = {icon: _in(language, name) for icon, name in found.items()}
    for initial, thing in initials(game, language).items():
        names[True, getattr(numbers, "UE" if initial == "Ü" else initial)] = thing
    return names


def initials(game: str, language: str) -> dict:
    """Return what the initials on a game's pawns or dice stand for; none without them."""
    said, *things = constant(game, "PAWNS") or constant(game, "DIE_COLOURS") or [""]
    return dict(zip(_in(language, said), [_in(language, thing) for thing in things]))


def has_icons(game: str) -> bool:
    """Return whether a game has icons that others don't."""
    return bool(constant(game, "NAMES"))


def icon_numbers(game: str):
    """Return the module with the numbers of a game's own icons."""
    return __import__(tables.module(game, "icons"), None, None, ("icons",))


def constant(game: str, name: str):
    """Return a constant of a game's module in `host_sim.web.icons`; nothing without such a one."""
    try:
        module = "host_sim.web.icons." + games.folder(game)
        return getattr(__import__(module, None, None, (name,)), name, {})
    except (ImportError, games.Invalid):
        return {}


def _numbered(own: bool, numbers, named: dict) -> dict:
    found = {}
    for icon, name in named.items():
        for number in [getattr(numbers, size + icon, None) for size in _SIZES]:
            if number is not None:
                found[own, number] = name
    return found


def _in_all(text: str) -> dict:
    """Return a name in each language, by the language's code."""
    said = {language: _in(language, text) for language in NAMES}
    said["en"] = text
    return said


def _in(language: str, text: str) -> str:
    return NAMES[language].get(text, text) if language in NAMES else text

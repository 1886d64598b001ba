"""The screens by name, each module imported when it is gone to, and forgotten in a match."""

import sys

import games
from console import shelf

_SCREENS = {
    "title": "Title",
    "menu": "MainMenu",
    "setup": "SetUp",
    "settings": "Settings",
    "pause": "Pause",
    "result": "Result",
    "turns": "Turns",
}
# What some of them share, and nothing else uses.
_THEIRS = ("listing", "scribe", "sheet", "verdict", "words")
_OF_OTHER_FLOORS = (("drivers", "archive"), ("games", "past"), ("games", "record"), ("ui", "menus"))

# Those that look after the device itself: a package with texts of its own, gone once it is left.
_CARE = {
    "crash": "Crash",
    "faults": "Faults",
    "safe": "Safe",
    "selftest": "SelfTest",
}


def make(name: str, stage):
    """The screen called `name`; "match" is the match in progress."""
    if name in _CARE:
        stage.speak("console.care")
        return _load("console.care." + name, _CARE[name])(stage)
    if "console.care" in sys.modules:
        shelf.forget("console", "care")
        stage.speak()
    if name == "match":
        for module in tuple(_SCREENS) + _THEIRS:
            shelf.forget("console", module)
        for floor, module in _OF_OTHER_FLOORS:
            shelf.forget(floor, module)
        shelf.forget("table." + games.folder(stage.game), "ending")
        return stage.match
    return _load("console." + name, _SCREENS[name])(stage)


def _load(module: str, screen: str):
    return getattr(__import__(module, None, None, (screen,)), screen)

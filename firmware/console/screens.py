"""The screens by name, each module imported when it is gone to, and forgotten in a match."""

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
_THEIRS = ("listing", "sheet", "words")  # what some of them share, and nothing else uses


def make(name: str, console):
    """The screen called `name`; "match" is the match in progress."""
    if name == "match":
        for module in tuple(_SCREENS) + _THEIRS:
            shelf.forget("console", module)
        return console.match
    module = __import__("console." + name, None, None, (_SCREENS[name],))
    return getattr(module, _SCREENS[name])(console)

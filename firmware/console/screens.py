"""The screens by name, each module imported when it is first gone to."""

_SCREENS = {
    "title": "Title",
    "menu": "MainMenu",
    "setup": "SetUp",
    "settings": "Settings",
    "pause": "Pause",
    "result": "Result",
}


def make(name: str, console):
    """The screen called `name`; "match" is the match in progress."""
    if name == "match":
        return console.match
    module = __import__("console." + name, None, None, (_SCREENS[name],))
    return getattr(module, _SCREENS[name])(console)

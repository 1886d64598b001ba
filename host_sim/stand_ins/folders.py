"""The games of the sources, by their folders and the ORDER in each declaration.

It stands in for the packs of a build.
"""

import os

import finder

_LAST = 99  # a game without ORDER stands behind those that have one
_FOLDER = finder.HOME + "games"


def head(name: str, order: int = _LAST) -> str:
    """Return what the pack of the game called `name` says of it, see `finder.Pack.text`."""
    return "%02d %s" % (order, name)


def _found() -> dict:
    found = {}
    for folder in os.listdir(_FOLDER):
        try:
            with open("%s/%s/__init__.py" % (_FOLDER, folder), encoding="utf-8") as file:
                orders = [int(line[8:]) for line in file if line.startswith("ORDER = ")]
        except OSError:  # a module for all games
            continue
        name = folder.replace("_", "-")
        found[name] = head(name, *orders)
    return found


HEADS = _found()  # by the names of the games

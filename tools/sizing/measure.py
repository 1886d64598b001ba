"""Sizes of the firmware's modules, compiled for a Pico, and the modules in each place.

Flash has all files, data too; memory the loaded code, without the tables of its functions. Much of
that code is run in place in flash in the end (finder.py). main.py is not compiled and
counts as it is.
"""

from pathlib import PurePosixPath
from typing import NamedTuple

import games
from tools.building import build, sources
from tools.building.architectures import PICO
from tools.installing import littlefs
from tools.interpreters import cpython
from tools.trouble import Trouble

FLASH = "flash"
TITLE = "title"
TABLES = "(tables and gaps of packs)"


class Sizes(NamedTuple):
    """The bytes of each module, data file and of TABLES; those in each place; blocks on flash.

    The places are FLASH and, in memory, TITLE, the title with the first game, and by the name of
    each game a match of two players of its highest level.
    """

    modules: dict[str, int]
    places: dict[str, set[str]]
    blocks: int

    @property
    def games(self) -> set[str]:
        return self.places.keys() - {FLASH, TITLE}

    def total(self, place: str) -> int:
        return sum(self.modules[name] for name in self.places[place])


def measure() -> Sizes:
    """Build for a Pico, and play a match of each game. Raises Trouble."""
    files = build.files(PICO)
    modules = {sources.module(PurePosixPath(path)): len(file) for path, file in files.items()}
    made = build.board_files(files)
    modules[TABLES] = sum(map(len, made.values())) - sum(modules.values())
    places = {FLASH: set(modules)}
    for name in games.NAMES:
        title, match = _loaded(name)
        # Modules that aren't built have only constants, which the build replaces by numbers.
        places.setdefault(TITLE, title & modules.keys())
        places[name] = match & modules.keys()
    return Sizes(modules, places, len(littlefs.image(made, 0)))


def _loaded(game: str) -> tuple[set[str], set[str]]:
    """Return the modules loaded at the title, and in a match."""
    done = cpython().run("-m", "tools.sizing.loaded", game)
    if done.returncode:
        raise Trouble(f"a match of {game} failed:\n{done.stderr.strip()}")
    title, match = done.stdout.split("\n\n")
    return set(title.split()), set(match.split())

"""Play game after game at one table that stays on; print after each what the heap holds.

    micropython endurance.py FOLDER GAMES

FOLDER holds the firmware as it is built for this MicroPython, its players in plain byte code (see
`tools.endurance.series`). Somebody walks through the menus by the buttons, changes the language and
the seats, and lets computers of all levels play. For each game there is a line that says what was
played, how many ms of the table's time it took, and how many bytes are in use at the menu after it;
then what `micropython.mem_info` says.
"""

import builtins
import gc
import sys

import micropython

import host_sim  # noqa: F401 - puts the stand-ins on the path

sys.path.insert(0, sys.argv[1])

# isort: split

import games
import players
from games.rng import Rng
from host_sim import files
from host_sim.desk import Desk
from ui import texts

_STRIDE_MS = 15  # that pass besides a tick's 5: a Pico's tick takes so long
_LONGEST_MS = 3_600_000
_LOOK_MS = 3_000  # people look at a result for so long
_STRONGER = 6  # one seat in so many is of a stronger level than a squire
_SEED = 7


def collected() -> int:
    """Bytes in use, once nothing is kept that nobody needs."""
    gc.collect()
    return gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]


class Visitor:
    """Sits at end A, and knows the menus. `rng` decides what is chosen."""

    def __init__(self, desk: Desk, rng):
        self._desk = desk
        self._rng = rng

    @property
    def _console(self):
        return self._desk.console

    def point(self, key: str) -> None:
        """Go to the line of a menu that reads `key` in English."""
        screen = self._console._screen
        while screen.lines[screen.cursor].key != key:
            self._desk.press(0, "down")

    def choose(self, key: str) -> None:
        """Press OK on a line of a menu."""
        self.point(key)
        self._desk.press(0, "ok")

    def set(self, key: str, choices, name: str, value: str) -> None:
        """Step through the values of a line of a menu."""
        self.point(key)
        while choices.get(name) != value:
            self._desk.press(0, "right")

    def speak(self) -> str:
        """From the menu into the settings and back, in the language that is returned."""
        language = texts.LANGUAGES[self._rng.below(len(texts.LANGUAGES))][0]
        settings = self._console.settings
        self.choose("Settings")
        self.set("Language", settings, "language", language)
        self.set("Speed", settings, "speed", "fast")
        self.choose("Back")
        return language

    def begin(self, name: str) -> list:
        """From the menu through the set-up into a match of computers, whose levels are returned."""
        from console import words  # here, as a match forgets it

        self.choose(words.GAMES[name])
        game = games.load(name).Game
        number = game.FEWEST + self._rng.below(game.MOST - game.FEWEST + 1)
        setup = self._console.setup
        if "players" in setup.names:
            self.set("Players", setup, "players", str(number))
        levels = [self._level(name) for _ in range(number)]
        for player in range(number):
            seat = self._console.kit.SEATS[player]
            self.set(seat, setup, seat.lower(), levels[player])
        self.choose("Begin")
        return levels

    def _level(self, name: str) -> str:
        squire, *stronger = players.levels(name)
        if self._rng.below(_STRONGER):
            return squire
        return stronger[self._rng.below(len(stronger))]

    def watch(self) -> int:
        """Let the match be played, see how it ended, and go back to the menu; the ms it took."""
        begun = self._desk.now
        while self._console.match.under_way:
            self._desk.tick()
            self._desk.now += _STRIDE_MS
            if self._desk.now - begun > _LONGEST_MS:
                raise RuntimeError("a match that does not end")
        taken = self._desk.now - begun
        self._desk.run(_LOOK_MS)
        self.choose("Menu")
        return taken


def main(number: int) -> None:
    builtins.ptr8 = memoryview  # pyright: ignore  what native code alone knows
    flash = files.scratch_folder()
    desk = Desk(flash, _SEED)
    print("simulator", collected())
    desk.power_on()
    desk.run(1000)
    visitor = Visitor(desk, Rng(_SEED))
    desk.press(0, "ok")
    for i in range(number):
        name = games.NAMES[i % len(games.NAMES)]
        language = visitor.speak()
        levels = visitor.begin(name)
        taken = visitor.watch()
        print("game", name, language, "+".join(levels), taken, collected())
        micropython.mem_info()
    files.remove_folder(flash)


main(int(sys.argv[2]))

"""Play game after game at one table that stays on; print after each what the heap holds.

    micropython endurance.py FIRMWARE FLASH FIRST GAMES STRETCH

FIRMWARE is the folder of the firmware as it is built for this MicroPython, its players in plain
byte code (see `tests.games_in_a_row`), and FLASH that of the table's flash. Somebody walks
through the menus by the buttons, changes the language, one of two, and the seats, and lets
computers of all levels play, STRETCH games of a kind in a row: those from FIRST to GAMES - 1. For
each there is a line that says what was played, how many ms of the table's time it took, and how
many bytes are in use at the menu after it, once the match is put away; then what
`micropython.mem_info` says. Where the device restarts, on an empty heap, this ends: whoever started
it does so again, from the game that is to be played now.
"""

import builtins
import gc
import sys

import micropython

import host_sim  # noqa: F401 - puts the stand-ins on the path

sys.path.insert(0, sys.argv[1])

# isort: split

import games
from base import Rng
from host_sim.desk import Desk
from ui.languages import LANGUAGES

_STRIDE_MS = 15  # that pass besides a tick's 5: a Pico's tick takes so long
_LONGEST_MS = 3_600_000
_MOST_PRESSES = 100  # to get to a line: buttons wait while a record is written
_LOOK_MS = 3_000  # people look at a result for so long
_STRONGER = 6  # one seat in so many is of a stronger level than a squire
_SEED = 7
_LANGUAGES = LANGUAGES[:2]  # two, as only games in the same one are compared


def collected() -> int:
    """Bytes in use, once nothing is kept that nobody needs."""
    gc.collect()
    return gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]


class Table(Desk):
    """A desk at which a restart of the firmware ends the program."""

    def restart(self):
        sys.exit()


class Visitor:
    """Sits at end A, and knows the menus. `rng` decides what is chosen."""

    def __init__(self, desk: Desk, rng):
        self._desk = desk
        self._rng = rng

    @property
    def _app(self):
        return self._desk.app

    def point(self, key: str) -> None:
        """Go to the line of a menu that reads `key` in English."""
        screen = self._app.screen
        for _ in range(_MOST_PRESSES):
            if screen.lines[screen.cursor].key == key:  # pyright: ignore - a menu
                return
            self._desk.press(0, "down")
        raise ValueError("no line reads " + key)

    def choose(self, key: str) -> None:
        """Press OK on a line of a menu; come to the screen that it leads to."""
        self.point(key)
        self._desk.press(0, "ok")
        while self._app.working:
            self._desk.tick()

    def set(self, key: str, choices, name: str, value: str) -> None:
        """Step through the values of a line of a menu."""
        self.point(key)
        while choices.get(name) != value:
            self._desk.press(0, "right")

    def speak(self) -> None:
        """From the menu into the settings and back, in a language by chance."""
        language = _LANGUAGES[self._rng.below(len(_LANGUAGES))][0]
        settings = self._app.settings
        self.choose("Settings")
        self.set("Language", settings, "language", language)
        self.set("Speed", settings, "speed", "fast")
        self.choose("Back")

    def begin(self, name: str) -> None:
        """From the menu through the set-up into a match of computers."""
        game = games.declared(name)
        self.choose(game.TITLE)
        self.choose("Set-up")
        number = game.MIN_PLAYERS + self._rng.below(game.MAX_PLAYERS - game.MIN_PLAYERS + 1)
        setup = self._app.setup
        if "players" in setup.names:
            self.set("Players", setup, "players", str(number))
        for player in range(number):
            seat = game.SEATS[player]
            self.set(seat, setup, seat.lower(), self._level(name))
        self.choose("Begin")
        while self._app.shown != "match":
            self._desk.tick()

    def _level(self, name: str) -> str:
        squire, *stronger = games.declared(name).LEVELS
        if self._rng.below(_STRONGER):
            return squire
        return stronger[self._rng.below(len(stronger))]

    def watch(self) -> int:
        """Let the match be played, see how it ended, and go back to the menu; the ms it took."""
        begun = self._desk.now
        while not (self._app.match and self._app.match.over):
            self._desk.tick()
            self._desk.now += _STRIDE_MS
            if self._desk.now - begun > _LONGEST_MS:
                raise RuntimeError("a match that does not end")
        taken = self._desk.now - begun
        self._desk.run(_LOOK_MS)
        self.choose("Menu")
        return taken


def main(flash: str, first: int, number: int, stretch: int) -> None:
    builtins.ptr8 = memoryview  # pyright: ignore  what native code alone knows
    desk = Table(flash, _SEED + first)
    desk.power_on()
    desk.run(1000)
    visitor = Visitor(desk, Rng(_SEED + first))
    begun = desk.app.shown in ("deal", "match")  # a restart led here
    if not begun:
        desk.press(0, "ok")
        if desk.app.from_title == "welcome":
            visitor.choose("English")
    for i in range(first, number):
        if not begun:
            visitor.speak()
            visitor.begin(games.NAMES[i // stretch % len(games.NAMES)])
        begun = False
        while desk.app.shown != "match":
            desk.tick()
        match = desk.app.match
        played = match.game.NAME, "+".join(match.seats)
        taken = visitor.watch()
        desk.app.put_away()  # as the next match begins
        print("game", *played, desk.app.settings.get("language"), taken, collected())
        micropython.mem_info()


main(sys.argv[2], *[int(number) for number in sys.argv[3:]])

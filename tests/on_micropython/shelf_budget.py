"""Play a little of every game in turn, again and again; print what the heap holds each time.

What the simulator itself takes is left out. Seats are people's, with as many as can play. The
device starts anew for each match, which here leaves the names of all code in the heap.
"""

import gc

import games
from host_sim import files
from host_sim.desk import Desk

ROUNDS = 4


def in_use() -> int:
    gc.collect()
    return gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]


def play(desk, name: str, language: str) -> None:
    """Choose a game, begin a match, and let it be looked at."""
    choose(desk.console, name, language)
    if not begun(desk.console, desk.now):
        desk.start_anew()  # nobody holds on to the old console by now
    desk.run(500)


def choose(console, name: str, language: str) -> None:
    """Set what is to be played."""
    console.settings.set("language", language)
    console.choose(name)
    if "players" in console.setup.names:
        console.setup.step("players", -1)
    console.changed()


def begun(console, now: int) -> bool:
    """Whether a match could be begun; else the device is to start anew."""
    try:
        console.begin_match()
    except SystemExit:
        return False
    console.match.enter(now)
    return True


flash = files.scratch_folder()
desk = Desk(flash, 7)
before = in_use()
desk.power_on()
desk.run(100)
for language in ("en", "fr") * (ROUNDS // 2):
    for name in games.NAMES:
        play(desk, name, language)
        print(language, name, in_use() - before)
files.remove_folder(flash)

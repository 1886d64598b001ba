"""Play a little of every game in turn, again and again; print the bytes in use each time.

What the simulator itself takes is left out. Seats are people's, with as many as can play. The
device restarts for each match of another game; here the names of all code stay in the heap.
"""

import gc

import games
from host_sim import files
from host_sim.desk import Desk

ROUNDS = 8
DEALING_MS = 8_000  # the first time the aim is told


def in_use() -> int:
    gc.collect()
    return gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]


def choose(app, name: str, language: str) -> None:
    """Set what is to be played."""
    app.settings.set("language", language)
    app.choose(name)
    if "players" in app.setup.names:
        app.setup.step("players", -1)
    app.changed()


def deal(desk) -> None:
    """Begin a match as OK on "Begin" does."""
    desk.app._next = "deal"
    desk.run(DEALING_MS)
    assert desk.app.shown == "match"


flash = files.scratch_folder()
desk = Desk(flash, 7)
before = in_use()
desk.power_on()
desk.run(100)
for language in ("en", "fr") * (ROUNDS // 2):
    for name in games.NAMES:
        choose(desk.app, name, language)
        deal(desk)
        print(language, name, in_use() - before)
files.remove_folder(flash)

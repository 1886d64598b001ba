"""Run the title at rest on a locked heap, between two actions of the game on its lamps."""

import micropython

import games
from host_sim import files
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse

REST_MS = 33_000
TICKS = 60


def waits(desk) -> bool:
    """Return whether nothing changes: the pause between two actions has begun."""
    screen = desk.app.screen
    table = screen.sitting.table
    return not (screen._work or table.telling or table.stale or screen.stale)


def steady(desk) -> None:
    for _ in range(TICKS):
        desk.tick()


for name in games.NAMES:
    flash = files.scratch_folder()
    prepare(flash, [parse("set people 2\nset game " + name, "attract_locked.py")])
    desk = Desk(flash, 1)
    desk.power_on()
    desk.run(REST_MS)
    for _ in range(2):  # what is made once is made in the first round
        while waits(desk):
            desk.tick()
        while not waits(desk):
            desk.tick()
        desk.run(100)
    micropython.heap_lock()
    steady(desk)
    micropython.heap_unlock()
    print(name, desk.app.shown, waits(desk))
    desk.power_off()

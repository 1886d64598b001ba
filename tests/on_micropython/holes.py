"""Collect garbage in play amid a tick; print how far apart later objects lie, in bytes."""

import gc

from base import loader
from host_sim import files
from host_sim.desk import Desk

OBJECTS = 40


class Collecting:
    """A screen manager whose tick collects garbage."""

    done = False

    def tick(self, now: int) -> None:
        loader.collect_in_play()


flash = files.scratch_folder()
desk = Desk(flash, 7)
desk.power_on()
desk.run(100)
screens = desk.device._screens
places = [0] * OBJECTS
gc.collect()  # so that the next frames take the lowest holes
desk.device._screens = Collecting()
desk.device.tick(0)
for i in range(OBJECTS):
    places[i] = id(object())
desk.device._screens = screens
print(max(places) - min(places))
files.remove_folder(flash)

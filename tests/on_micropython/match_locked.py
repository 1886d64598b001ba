"""Let a match stand on a locked heap: people think, the board pulses, nothing is allocated."""

import micropython

from host_sim import files
from host_sim.desk import Desk

TICKS = 600

flash = files.scratch_folder()
desk = Desk(flash, 1)
desk.power_on()
desk.run(100)
for _ in range(3):  # title, menu, set-up
    desk.press(0, "ok")
desk.run(3000)
desk.press(0, "right")  # a card with targets, so that lamps pulse
desk.run(3000)
settled = bytes(desk.strip.colours)


def steady() -> bool:
    """Live through TICKS ticks; whether the board changed on the way."""
    moved = False
    for _ in range(TICKS):
        desk.tick()
        if desk.strip.colours != settled:
            moved = True
    return moved


moved = steady()  # what is made once is made here, and the name too
micropython.heap_lock()
moved = steady()
micropython.heap_unlock()

print("in a match:", desk.console.match is not None)
print("the board pulsed:", moved)
files.remove_folder(flash)

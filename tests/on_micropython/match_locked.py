"""Let a match stand on a locked heap: people think, the lamps pulse, nothing is allocated.

The panel pulses brightly, so that the current limit has its work at every frame.
"""

import micropython

from host_sim import files
from host_sim.desk import Desk
from ui.lights import PULSE

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
for place in range(desk.panel.count):
    desk.console.panel.mark(place, PULSE, 0xFFFFFF)
desk.run(20)
board = bytes(desk.strip.colours)
panel = bytes(desk.panel.colours)


def steady() -> bool:
    """Live through TICKS ticks; whether both chains changed on the way, and were limited."""
    board_moved = panel_moved = limited = False
    for _ in range(TICKS):
        desk.tick()
        if desk.strip.colours != board:
            board_moved = True
        if desk.panel.colours != panel:
            panel_moved = True
        if desk.limiting:
            limited = True
    return board_moved and panel_moved and limited


moved = steady()  # what is made once is made here, and the name too
micropython.heap_lock()
moved = steady()
micropython.heap_unlock()

print("in a match:", desk.console.match is not None)
print("board and panel pulsed, held back by the limit:", moved)
files.remove_folder(flash)

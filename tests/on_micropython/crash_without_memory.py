"""Let the memory run out in a match; print what the device makes of it.

The match holds nearly all there is, so that a block it asks for isn't to be had. What is left is
little for a desktop, which has to compile the sources of what tells of the crash.
"""

import gc

from host_sim import files
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse

LEFT = 96_000  # bytes

flash = files.scratch_folder()
prepare(flash, [parse("set people 2", "crash_without_memory.py")])
desk = Desk(flash, 1)
desk.crashes = 1
desk.power_on()
desk.run(100)
for _ in range(3):  # title, menu, number of people
    desk.press(0, "ok")
desk.run(1000)


def take_much(*_):
    """Take blocks while there are more than LEFT bytes; then one that is too large."""
    table = desk.app.match_screen.table
    table.taken = []
    gc.collect()
    while gc.mem_free() > LEFT:  # pyright: ignore[reportAttributeAccessIssue]
        table.taken.append(bytearray(4096))
    table.taken.append(bytearray(LEFT))


desk.app.match_screen.table.draw = take_much
desk.press(0, "right")
desk.run(200)
print("crashes", desk.device.crashes)
print("displays lit", [oled.on for oled in desk.oleds])
print(files.read(flash + "/crash.txt").split("\n")[-2].split(":")[0])
desk.run(1500)
desk.press(0, "ok")
desk.run(200)
print("shown", desk.app.shown)
print("match kept", desk.app.waiting.setup.game)
files.remove_folder(flash)

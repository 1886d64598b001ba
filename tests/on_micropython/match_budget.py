"""Play a whole match of two squires; print how much heap the firmware takes, in bytes.

What the simulator itself takes is left out.
"""

import gc

from host_sim import files
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse

WHO = "set people 0\nset red squire\nset green squire\nset speed fast"


def in_use() -> int:
    gc.collect()
    return gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]


flash = files.scratch_folder()
desk = Desk(flash, 7)
before = in_use()
desk.power_on()
desk.run(100)
print("after boot", in_use() - before)
desk.power_off()

prepare(flash, [parse(WHO, "match_budget.py")])
desk.power_on()
desk.run(100)
for _ in range(3):  # title, menu, number of people
    desk.press(0, "ok")
while not desk.app.match:
    desk.run(250)
most = 0
while desk.app.shown != "match":
    desk.tick()
while not desk.app.match.over:
    desk.run(250)
    most = max(most, in_use() - before)
print("in a match", most)
files.remove_folder(flash)

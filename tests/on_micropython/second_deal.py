"""Deal match after match of a game: on the heap as it is, then with no large block of it free.

Prints for each whether the device restarted for it, and which screen is shown.
"""

import gc

from host_sim import files
from host_sim.desk import Desk
from host_sim.saved import prepare
from host_sim.script import parse

PIECE = 16 * 1024


def deal():
    before = desk.app
    desk.app.lead_to("deal")
    desk.run(5000)
    print(desk.app is not before, desk.app.shown)


flash = files.scratch_folder()
prepare(flash, [parse("set people 2", "second_deal.py")])
desk = Desk(flash, 1)
desk.power_on()
desk.run(100)
deal()
deal()
desk.app.put_away()  # what it took would be a large block
gc.collect()
pieces = []
while gc.mem_free() > PIECE:  # pyright: ignore[reportAttributeAccessIssue]
    try:
        pieces.append(bytearray(PIECE))
    except MemoryError:
        break
pieces = [pieces[i] for i in range(1, len(pieces), 2)]
deal()
files.remove_folder(flash)

"""Start safely; print the modules of the firmware that are loaded then."""

import sys

from host_sim import files
from host_sim.desk import Desk

flash = files.scratch_folder()
desk = Desk(flash, 1)
desk.down(1, "ok")
desk.power_on()
desk.run(1000)
print(" ".join(sorted(sys.modules)))
files.remove_folder(flash)

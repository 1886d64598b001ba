"""Start safely; print the modules of the firmware that are loaded then.

A second line says whether the texts are still the same ones once the game was started.
"""

import sys

from host_sim import files
from host_sim.desk import Desk

flash = files.scratch_folder()
desk = Desk(flash, 1)
desk.down(1, "ok")
desk.power_on()
desk.run(1000)
print(" ".join(sorted(sys.modules)))
texts = sys.modules["ui.texts"]
desk.up(1, "ok")
desk.run(200)
desk.press(1, "ok")
desk.run(1000)
assert desk.app.shown == "title"
print(sys.modules["ui.texts"] is texts)
files.remove_folder(flash)

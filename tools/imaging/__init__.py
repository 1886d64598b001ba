"""One .uf2 file of a stock MicroPython image and the firmware, to drag onto a new board.

tools/installing makes it, also on the page *Install on a Pico*.
"""

import host_sim  # noqa: F401 - finds the firmware

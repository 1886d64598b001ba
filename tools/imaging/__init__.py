"""One .uf2 file of a stock MicroPython image and the firmware, to drag onto a new board.

uf2       reads and writes the file format
about     what a MicroPython image says about itself: version, place of its file system
stock     checks of the stock image
join      puts the image and a file system into one file

All but the task itself works on bytes and needs no packages, so that a web page can do the same.
"""

import host_sim  # noqa: F401 - finds the firmware

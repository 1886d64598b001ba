"""Puts the firmware on a Pico, and takes off it what it wrote.

ports      which serial port the Pico is on
board      a board at a port: it runs code, and starts its program
on_board   what the board does for us, run on it: hashes, files
contents   what is on a board, by that
suitable   whether the firmware runs on it
notice     what the board shows while it is copied to
plan       what has to change on it
install    changes it, so that a copy can be cut anywhere and goes on when it is run again
tasks      what dev.py does with a board: flash, logs, records
words      what people are told when something is in the way
"""

import host_sim  # noqa: F401 - finds the firmware

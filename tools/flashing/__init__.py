"""Tasks with a Pico on a cable: copy the firmware to it, read logs and records, test it.

ports               search for the serial port of the Pico
board               a board at a port: runs code, starts its program
on_board            functions that run on the board: hashes, files
contents            the files on a board, by means of on_board
suitable            check that the firmware runs on a board
notice              main.py of a board while files are copied
plan                the changes that a board needs
install             makes the changes; can be interrupted anywhere and resumed
tasks               flash, logs, records
selftest            the self-test
selftest_on_board   its part that runs on the board
words               error messages
"""

import host_sim  # noqa: F401 - finds the firmware

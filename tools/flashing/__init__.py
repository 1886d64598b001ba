"""Tasks with a Pico on a cable: copy the firmware to it, read logs and records, test it.

What they decide, the page *Install on a Pico* decides with the same code: tools/installing.

ports               search for the serial port of the Pico
board               a board at a port: runs code, starts its program
on_board            functions that run on the board: hashes, files
performing          does what a task of tools/installing asks for
tasks               flash, logs, records, selftest
selftest            the stages of the self-test
selftest_on_board   its part that runs on the board
words               messages
"""

import host_sim  # noqa: F401 - finds the firmware

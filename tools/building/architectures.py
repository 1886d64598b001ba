"""Processors that the firmware is compiled for.

Most of a .mpy file is bytecode, the same for all of them; its few native functions differ.
"""

# Boards by mpy-cross's name of their processor.
ARCHITECTURES = {
    "armv6m": "Pico, Pico W",
    "armv7emsp": "Pico 2, Pico 2 W",
    "rv32imc": "Pico 2, Pico 2 W, running a RISC-V image",
    "x64": "MicroPython on a desktop, for tests",
}
PICO = "armv6m"

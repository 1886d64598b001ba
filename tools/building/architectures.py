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

# By their numbers in `sys.implementation._mpy` (MicroPython's py/persistentcode.h).
NUMBERS = {2: "x64", 4: "armv6m", 7: "armv7emsp", 11: "rv32imc"}


def named(mpy: int) -> str:
    """Return the architecture in a `sys.implementation._mpy`, or "" if it is not supported."""
    return NUMBERS.get(mpy >> 10 & 0xF, "")


def reads(mpy: int) -> str:
    """Return the .mpy version in a `sys.implementation._mpy`, such as "6.3"."""
    return f"{mpy & 0xFF}.{mpy >> 8 & 3}"

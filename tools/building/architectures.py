"""The processors that the firmware is compiled for.

Most of a .mpy file is byte code and the same for all of them; its few compiled functions aren't.
"""

# By the name that mpy-cross gives it: what has such a processor.
ARCHITECTURES = {
    "armv6m": "Pico, Pico W",
    "armv7emsp": "Pico 2, Pico 2 W",
    "rv32imc": "Pico 2, Pico 2 W, running a RISC-V image",
    "x64": "MicroPython on a desktop, for tests",
}
PICO = "armv6m"

# The numbers that `sys.implementation._mpy` has for them (MicroPython's py/persistentcode.h).
_NUMBERS = {2: "x64", 4: "armv6m", 7: "armv7emsp", 11: "rv32imc"}


def named(mpy: int) -> str:
    """The architecture that a MicroPython with this `sys.implementation._mpy` is built for.

    "" where the firmware knows none of that number.
    """
    return _NUMBERS.get(mpy >> 10 & 0xF, "")


def reads(mpy: int) -> str:
    """The version of .mpy files, such as "6.3", that a MicroPython with this `_mpy` loads."""
    return f"{mpy & 0xFF}.{mpy >> 8 & 3}"

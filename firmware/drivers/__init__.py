"""Drivers of the hardware: the only package that imports `machine` and `neopixel`."""

import sys

# No module of the firmware is in /lib. MicroPython doesn't note that a built-in module such as
# `machine` is loaded, and looks for it in every folder at each import: 3 ms less on a Pico.
if "/lib" in sys.path:
    sys.path.remove("/lib")

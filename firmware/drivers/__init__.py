"""Drivers of the hardware: the only package that imports `machine` and `neopixel`.

What all that writes to the flash needs is here.
"""

import os


def make_folder(path: str) -> None:
    """Make a folder of the flash, if it is missing. That erases two blocks."""
    try:
        os.mkdir(path)
    except OSError:
        pass  # it exists; if it can't be made, opening a file in it fails


def remove(path: str) -> bool:
    """Remove a file; return False if it is none, or the flash refuses."""
    try:
        os.remove(path)
        return True
    except OSError:
        return False

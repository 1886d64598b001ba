"""The stock MicroPython image that the user has downloaded, and the checks of it."""

import re
from typing import NamedTuple

from tools.building.littlefs import BLOCK
from tools.flashing.words import OLDEST, dotted
from tools.imaging import uf2
from tools.imaging.about import about
from tools.imaging.uf2 import FLASH, FLASH_MOST, Uf2, WrongImage

# Architectures by family (https://github.com/microsoft/uf2, utils/uf2families.json).
_ARCHITECTURES = {0xE48BFF56: "armv6m", 0xE48BFF59: "armv7emsp", 0xE48BFF5A: "rv32imc"}

_RELEASE = re.compile(r"v([0-9]{1,4})\.([0-9]{1,4})")


class Stock(NamedTuple):
    """An image: its pages, what to compile for, and the place of its file system."""

    file: Uf2
    architecture: str
    version: str
    start: int  # address of the file system
    blocks: int  # of the file system


def examined(data: bytes, newest: tuple[int, ...]) -> Stock:
    """Return the image in a .uf2 file. Raises WrongImage.

    newest: the MicroPython release of the compiler; a newer one may read other .mpy files
    """
    file = uf2.read(data)
    if file.family not in _ARCHITECTURES:
        raise WrongImage("this image is for another chip; Regalia needs an RP2040 or RP2350")
    name, version, start, size = about(file.pages)
    if name != "MicroPython":
        raise WrongImage(f"this is an image of {name}, not of MicroPython")
    if not OLDEST <= release(version) <= newest:
        raise WrongImage(
            f"this is MicroPython {version}; take one from {dotted(OLDEST)} to {dotted(newest)}"
        )
    if not (size > 0 and FLASH <= start <= start + size <= FLASH + FLASH_MOST):
        raise WrongImage("the place of the file system is outside the flash; download it again")
    if max(file.pages) >= start or start % BLOCK or size % BLOCK:
        raise WrongImage("the place of the file system is in use; take the image as downloaded")
    return Stock(file, _ARCHITECTURES[file.family], version, start, size // BLOCK)


def release(version: str) -> tuple[int, ...]:
    """Return the numbers of a release: (1, 26) for "v1.26.1"; none if there are none."""
    found = _RELEASE.search(version)
    return tuple(map(int, found.groups())) if found else ()

"""The stock MicroPython image that the user has downloaded, and the checks of it."""

from collections import namedtuple

from tools.installing import uf2
from tools.installing.about import about
from tools.installing.littlefs import BLOCK
from tools.installing.suitable import dotted
from tools.installing.trouble import Trouble
from tools.installing.uf2 import FLASH, FLASH_MOST

# Architectures by family (https://github.com/microsoft/uf2, utils/uf2families.json).
_ARCHITECTURES = {0xE48BFF56: "armv6m", 0xE48BFF59: "armv7emsp", 0xE48BFF5A: "rv32imc"}
_DIGITS = 4  # of a number in a release

# An image: its contents, what to compile for, and address and blocks of its file system.
Stock = namedtuple("Stock", ("file", "architecture", "start", "blocks"))


def examined(file, facts) -> Stock:
    """Return the image in a binary file, a .uf2 file. Raises Trouble.

    A release newer than the compiler's is refused: it may read other .mpy files.
    """
    image = uf2.read(file)
    if image.family not in _ARCHITECTURES:
        raise Trouble("imageOfOtherChip")
    name, version, start, size = about(image.pages)
    if name != "MicroPython":
        raise Trouble("imageOfOther", name=name)
    oldest, newest = tuple(facts["oldest"]), tuple(facts["newest"])
    if not oldest <= release(version) <= newest:
        values = {"version": version, "from": dotted(oldest), "to": dotted(newest)}
        raise Trouble("otherRelease", **values)
    if not (size > 0 and FLASH <= start <= start + size <= FLASH + FLASH_MOST):
        raise Trouble("placeOutside")
    if max(image.pages) >= start or start % BLOCK or size % BLOCK:
        raise Trouble("placeInUse")
    return Stock(image, _ARCHITECTURES[image.family], start, size // BLOCK)


def release(version: str):
    """Return the numbers of a release: (1, 26) for "v1.26.1"; none if there are none."""
    numbers = version.partition("v")[2].split(".")[:2]
    if len(numbers) < 2 or not all(part.isdigit() and len(part) <= _DIGITS for part in numbers):
        return ()
    return tuple([int(part) for part in numbers])

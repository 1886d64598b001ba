"""What a MicroPython image says about itself, in its binary info.

That is a table of the Pico SDK that picotool prints (pico_binary_info/structure.h). MicroPython
notes there its name, its version, and the place of its file system (ports/rp2/rp2_flash.c).
"""

import struct
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tools.imaging.uf2 import FLASH, FLASH_MOST, PAGE, WrongImage

_HEADER = struct.Struct("<5I")  # marker, start and end of the table, a table for RAM, marker
_MARKERS = (0x7188EBF2, 0xE71AA390)
_HEADER_WITHIN = 4096  # bytes from the start of the flash; the SDK puts it in the first 1024

_STRING, _BLOCK_DEVICE = 6, 7  # types of an entry
_TAG_RASPBERRY_PI, _TAG_MICROPYTHON = b"RP", b"MP"
_NAME, _VERSION = 0x02031C86, 0x11A9BC3A  # ids of strings
_LONGEST = 100  # letters of a string


class About(NamedTuple):
    """Name and version of the program; address and bytes of its file system."""

    name: str
    version: str
    start: int
    size: int


def about(pages: Mapping[int, bytes]) -> About:
    """Return what the image in these pages of flash says. Raises WrongImage."""
    texts = {}
    places = []
    try:
        flash = _flash(pages)
        for at in _entries(flash):
            kind, tag = struct.unpack_from("<H2s", flash, at)
            if (kind, tag) == (_STRING, _TAG_RASPBERRY_PI):
                name, text = struct.unpack_from("<2I", flash, at + 4)
                texts[name] = _text(flash, text - FLASH)
            elif (kind, tag) == (_BLOCK_DEVICE, _TAG_MICROPYTHON):
                places.append(struct.unpack_from("<2I", flash, at + 8))
        return About(texts[_NAME], texts[_VERSION], *places[0])
    except (LookupError, ValueError, struct.error):
        raise WrongImage("this is not an image of MicroPython for a Pico") from None


def _flash(pages: Mapping[int, bytes]) -> bytes:
    """Return the flash from its first byte to the end of the image. Raises ValueError."""
    if min(pages) < FLASH or max(pages) >= FLASH + FLASH_MOST:
        raise ValueError("pages outside the flash")
    flash = bytearray(b"\xff" * (max(pages) + PAGE - FLASH))
    for address, page in pages.items():
        flash[address - FLASH : address - FLASH + PAGE] = page
    return bytes(flash)


def _entries(flash: bytes) -> Iterator[int]:
    """Yield where the entries of the table are. Raises ValueError if there is no table."""
    for at in range(0, _HEADER_WITHIN, 4):
        first, start, end, _, last = _HEADER.unpack_from(flash, at)
        if (first, last) == _MARKERS:
            for (entry,) in struct.iter_unpack("<I", flash[start - FLASH : end - FLASH]):
                yield entry - FLASH
            return
    raise ValueError("no table")


def _text(flash: bytes, at: int) -> str:
    """Return the string at an offset. Raises ValueError for one that can't be shown in a line."""
    text = flash[at : flash.index(b"\0", at)].decode()
    if not text.isprintable() or len(text) > _LONGEST:
        raise ValueError("not a line")
    return text

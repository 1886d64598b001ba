"""What a MicroPython image says about itself, in its binary info.

That is a table of the Pico SDK that picotool prints (pico_binary_info/structure.h). MicroPython
notes there its name, its version, and the place of its file system (ports/rp2/rp2_flash.c).
"""

import struct
from collections import namedtuple

from tools.installing.trouble import Trouble, is_printable
from tools.installing.uf2 import FLASH, FLASH_MOST, PAGE

_HEADER = "<5I"  # marker, start and end of the table, a table for RAM, marker
_HEADER_SIZE = 20
_MARKERS = (0x7188EBF2, 0xE71AA390)
_HEADER_WITHIN = 4096  # bytes from the start of the flash; the SDK puts it in the first 1024

_STRING, _BLOCK_DEVICE = 6, 7  # types of an entry
_TAG_RASPBERRY_PI, _TAG_MICROPYTHON = b"RP", b"MP"
_NAME, _VERSION = 0x02031C86, 0x11A9BC3A  # ids of strings
_LONGEST = 100  # letters of a string

# Name and version of the program; address and bytes of its file system.
About = namedtuple("About", ("name", "version", "start", "size"))


def about(pages) -> About:
    """Return what the image in these pages of flash, by address, says. Raises Trouble."""
    texts = {}
    places = []
    try:
        flash = _flash(pages)
        for at in _entries(flash):
            kind, tag = flash[at : at + 2], flash[at + 2 : at + 4]
            if kind == bytes((_STRING, 0)) and tag == _TAG_RASPBERRY_PI:
                texts[_word(flash, at + 4)] = _text(flash, _word(flash, at + 8) - FLASH)
            elif kind == bytes((_BLOCK_DEVICE, 0)) and tag == _TAG_MICROPYTHON:
                places.append((_word(flash, at + 8), _word(flash, at + 12)))
        return About(texts[_NAME], texts[_VERSION], *places[0])
    except (LookupError, ValueError):
        raise Trouble("noMicroPython") from None


def _flash(pages) -> bytes:
    """Return the flash from its first byte to the end of the image. Raises ValueError."""
    if min(pages) < FLASH or max(pages) >= FLASH + FLASH_MOST:
        raise ValueError("pages outside the flash")
    flash = bytearray(b"\xff" * (max(pages) + PAGE - FLASH))
    for address, page in pages.items():
        flash[address - FLASH : address - FLASH + PAGE] = page
    return bytes(flash)


def _entries(flash):
    """Yield where the entries of the table are. Raises ValueError if there is no table."""
    for at in range(0, min(_HEADER_WITHIN, len(flash) - _HEADER_SIZE), 4):
        first, start, end, _, last = struct.unpack_from(_HEADER, flash, at)
        if (first, last) == _MARKERS:
            for entry in range(start - FLASH, min(end - FLASH, len(flash)), 4):
                yield _word(flash, entry) - FLASH
            return
    raise ValueError("no table")


def _word(flash, at) -> int:
    if not 0 <= at <= len(flash) - 4:
        raise ValueError("outside the flash")
    return int.from_bytes(flash[at : at + 4], "little")


def _text(flash, at) -> str:
    """Return the string at an offset. Raises ValueError for one that can't be shown in a line."""
    text = flash[at : flash.index(b"\0", at)] if at >= 0 else b""
    if not 0 < len(text) <= _LONGEST:
        raise ValueError("not a line")
    said = text.decode()
    if not is_printable(said):
        raise ValueError("not a line")
    return said

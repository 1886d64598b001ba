"""UF2 files, as the boot ROMs of RP2040 and RP2350 take them.

The format: https://github.com/microsoft/uf2. A file is a row of blocks of 512 bytes; each has a
page of 256 bytes and its address.

The boot ROM of the RP2040 erases a sector of flash with the first of each 16 block numbers, not
with the first block of each address (RP2040-E14 in its data sheet). So every sector is written
whole, in order: then 16 block numbers are one sector.

The file of an RP2350 may begin with a block of the family ABSOLUTE, which works around an error of
its boot ROM (RP2350-E10). It has numbers of its own, and stays as it is.
"""

import struct
from typing import NamedTuple

from tools.trouble import Trouble

PAGE = 256
SECTOR = 4096
FLASH = 0x10000000  # address of the flash's first byte
FLASH_MOST = 16 << 20  # bytes of the largest flash

_BLOCK = 512
MOST = FLASH_MOST // PAGE * _BLOCK + _BLOCK  # bytes of a file: the whole flash, and a block before
_HEADER = struct.Struct("<8I")
_STARTS = (0x0A324655, 0x9E5D5157)
_END = (0x0AB16F30).to_bytes(4, "little")
_WITH_FAMILY = 0x2000  # flag of a block for flash with a family, and nothing else
_ABSOLUTE = 0xE48BFF57
_ERASED = b"\xff"


class WrongImage(Trouble):
    """The file is no image that the firmware can be joined to."""


class Uf2(NamedTuple):
    """The pages of a file by address, their family, and the block before them, if any."""

    family: int
    pages: dict[int, bytes]
    before: bytes = b""


def read(data: bytes) -> Uf2:
    """Return the contents of a file. Raises WrongImage unless it is whole and in order."""
    if len(data) > MOST:
        raise WrongImage("this is not a UF2 file: it is larger than any flash")
    blocks = [data[at : at + _BLOCK] for at in range(0, len(data), _BLOCK)]
    if not blocks or not all(map(_is_block, blocks)):
        raise WrongImage("this is not a UF2 file, or it is damaged")
    before = blocks.pop(0) if len(blocks) > 1 and _header(blocks[0])[7] == _ABSOLUTE else b""
    family = _header(blocks[0])[7]
    pages = {}
    for number, block in enumerate(blocks):
        *_, flags, address, size, own_number, count, own_family = _header(block)
        if flags != _WITH_FAMILY or own_family != family or size != PAGE or address % PAGE:
            raise WrongImage(f"block {number} is not a page of flash for the same chip")
        if own_number != number or count != len(blocks) or address in pages:
            raise WrongImage(f"block {number} is out of order, or blocks are missing")
        pages[address] = block[_HEADER.size : _HEADER.size + PAGE]
    return Uf2(family, pages, before)


def write(uf2: Uf2) -> bytes:
    """Return the file, in the order of addresses; the rest of each used sector is erased."""
    sectors = sorted({address // SECTOR * SECTOR for address in uf2.pages})
    addresses = [page for sector in sectors for page in range(sector, sector + SECTOR, PAGE)]
    made = bytearray(uf2.before)
    for number, address in enumerate(addresses):
        page = uf2.pages.get(address, _ERASED * PAGE)
        made += _HEADER.pack(
            *_STARTS, _WITH_FAMILY, address, PAGE, number, len(addresses), uf2.family
        )
        made += page.ljust(_BLOCK - _HEADER.size - len(_END), b"\0") + _END
    return bytes(made)


def _is_block(block: bytes) -> bool:
    return len(block) == _BLOCK and _header(block)[:2] == _STARTS and block.endswith(_END)


def _header(block: bytes) -> tuple[int, ...]:
    return _HEADER.unpack_from(block)

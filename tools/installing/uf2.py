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
from collections import namedtuple

from tools.installing.trouble import Trouble

PAGE = 256
SECTOR = 4096
FLASH = 0x10000000  # address of the flash's first byte
FLASH_MOST = 16 << 20  # bytes of the largest flash

_BLOCK = 512
_MOST = FLASH_MOST // PAGE + 1  # blocks of a file: the whole flash, and a block before
_HEADER = "<8I"
_PAGE_AT = 32  # in a block, after the header
_STARTS = (0x0A324655, 0x9E5D5157)
_END = b"\x30\x6f\xb1\x0a"
_WITH_FAMILY = 0x2000  # flag of a block for flash with a family, and nothing else
_ABSOLUTE = 0xE48BFF57
_ERASED = b"\xff" * PAGE

# The family of a file, its pages by address, and the block before them, b"" if there is none.
Uf2 = namedtuple("Uf2", ("family", "pages", "before"))


def read(file) -> Uf2:
    """Return the contents of a binary file. Raises Trouble unless it is whole and in order."""
    blocks = []
    while block := file.read(_BLOCK):
        if len(blocks) == _MOST or not _is_block(block):
            raise Trouble("notUf2")
        blocks.append(block)
    if not blocks:
        raise Trouble("notUf2")
    before = b""
    if len(blocks) > 1 and _family(blocks[0]) == _ABSOLUTE:
        before = blocks.pop(0)
    family = _family(blocks[0])
    pages = {}
    for number, block in enumerate(blocks):
        _, _, flags, address, size, own_number, count, own = struct.unpack_from(_HEADER, block)
        if flags != _WITH_FAMILY or own != family or size != PAGE or address % PAGE:
            raise Trouble("notOneChip", number=number)
        if own_number != number or count != len(blocks) or address in pages:
            raise Trouble("outOfOrder", number=number)
        pages[address] = block[_PAGE_AT : _PAGE_AT + PAGE]
    return Uf2(family, pages, before)


def write(uf2: Uf2) -> bytearray:
    """Return the file, in the order of addresses; the rest of each used sector is erased."""
    sectors = sorted({address // SECTOR * SECTOR for address in uf2.pages})
    addresses = [page for sector in sectors for page in range(sector, sector + SECTOR, PAGE)]
    before = len(uf2.before)
    made = bytearray(before + _BLOCK * len(addresses))
    made[:before] = uf2.before
    for number, address in enumerate(addresses):
        at = before + _BLOCK * number
        head = (_WITH_FAMILY, address, PAGE, number, len(addresses), uf2.family)
        struct.pack_into(_HEADER, made, at, *(_STARTS + head))
        made[at + _PAGE_AT : at + _PAGE_AT + PAGE] = uf2.pages.get(address, _ERASED)
        made[at + _BLOCK - len(_END) : at + _BLOCK] = _END
    return made


def _is_block(block: bytes) -> bool:
    if len(block) != _BLOCK or not block.endswith(_END):
        return False
    return struct.unpack_from("<2I", block) == _STARTS


def _family(block: bytes) -> int:
    return struct.unpack_from(_HEADER, block)[7]
